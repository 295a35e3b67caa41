<?php
/** A shop's page with the plugin on it. */

declare( strict_types=1 );

/**
 * Registers and enqueues scripts as a shop does, and prints the page.
 *
 * @param array<string, array{src?: string, code?: ?string, deps?: list<string>, data?: array<string, array<string, mixed>>, before?: string, inline?: string, late?: bool, head?: bool, only_registered?: bool}> $scripts
 *        By handle; `code` is in the script's file, which a null means is missing; `data` is localized where the platform does it, just before scripts are printed; `before` is added at the page's end,
 *        as the platform adds the settings of its blocks; `late` ones are asked for by a template, those of `head` printed in the head, as the shop prints its deferred ones.
 * @param array<string, bool> $switches Jobs that the option names.
 * @param array<string, mixed> $state   Of the visit.
 * @param array<string, mixed> $option  Other members of the option.
 * @param array<string, mixed> $options Options of the shop.
 * @param ?callable $prepare            What a theme does before the page is printed.
 * @return array{head: string, foot: string}
 */
function print_shop_page( array $scripts, array $switches = array(), array $state = array(), array $option = array(), array $options = array(), ?callable $prepare = null ): array {
	Platform::begin( $state, array( 'ringside_settings' => array( 'jobs' => $switches ) + $option ) + $options );
	Platform::connect();
	// Another plugin.
	if ( isset( $state['before'] ) ) {
		$state['before']();
	}
	add_action( 'plugins_loaded', 'Ringside\start' );
	add_action(
		'wp_enqueue_scripts',
		static function () use ( $scripts ): void {
			foreach ( $scripts as $key => $script ) {
				// PHP makes a number of a key of digits.
				$handle = (string) $key;
				$src    = $script['src'] ?? source_of( $handle );
				write_script( (string) $src, array_key_exists( 'code', $script ) ? $script['code'] : '' );
				wp_register_script( $handle, $src, $script['deps'] ?? array(), '1', array( 'in_footer' => 'jquery' !== $handle && empty( $script['head'] ) ) );
				if ( isset( $script['inline'] ) ) {
					wp_add_inline_script( $handle, $script['inline'] );
				}
				if ( empty( $script['late'] ) && empty( $script['only_registered'] ) ) {
					wp_enqueue_script( $handle );
				}
			}
		}
	);
	$localized = array();
	$localize  = static function () use ( $scripts, &$localized ): void {
		foreach ( $scripts as $handle => $script ) {
			if ( isset( $script['data'] ) && ! isset( $localized[ $handle ] ) && wp_script_is( $handle ) ) {
				$localized[ $handle ] = true;
				foreach ( $script['data'] as $name => $values ) {
					wp_localize_script( $handle, $name, $values );
				}
			}
		}
	};
	add_action( 'wp_print_scripts', $localize, 5 );
	add_action( 'wp_print_footer_scripts', $localize, 5 );
	add_action(
		'wp_print_footer_scripts',
		static function () use ( $scripts ): void {
			foreach ( $scripts as $handle => $script ) {
				if ( isset( $script['before'] ) && wp_script_is( $handle ) ) {
					wp_add_inline_script( $handle, $script['before'], 'before' );
				}
			}
		},
		2
	);
	if ( $prepare ) {
		$prepare();
	}
	return Platform::print_page(
		static function () use ( $scripts ): void {
			foreach ( $scripts as $handle => $script ) {
				if ( ! empty( $script['late'] ) ) {
					wp_enqueue_script( (string) $handle );
				}
			}
		}
	);
}

/** Writes the file of a theme's or plugin's script, unless it is the same; null deletes it. */
function write_script( string $src, ?string $code ): void {
	if ( 1 !== preg_match( '#^(?:https://shop\.example)?/wp-content(/[^?]+)#', $src, $found ) ) {
		return;
	}
	$path = WP_CONTENT_DIR . $found[1];
	if ( null === $code ) {
		@unlink( $path );
		return;
	}
	@mkdir( dirname( $path ), 0777, true );
	if ( ! is_file( $path ) || file_get_contents( $path ) !== $code ) {
		file_put_contents( $path, $code );
		clearstatcache();
	}
}

register_shutdown_function(
	static function (): void {
		foreach ( glob( WP_CONTENT_DIR . '/{plugins/*/*,plugins/*,plugins,themes/*/*,themes/*,themes}', GLOB_BRACE ) as $path ) {
			is_dir( $path ) ? @rmdir( $path ) : unlink( $path );
		}
		@rmdir( WP_CONTENT_DIR );
	}
);

/** The address of a script: in the platform's folder, in the shop's, or in that of some other plugin. */
function source_of( string $handle ): string {
	if ( preg_match( '/^(jquery$|wp-|react|comment-reply$)/', $handle ) ) {
		return "/wp-includes/js/{$handle}.js";
	}
	$is_of_shop = preg_match( '/^(wc-|woocommerce|jquery-|js-cookie$)/', $handle );
	return ( $is_of_shop ? WC_PLUGIN_URL : 'https://shop.example/wp-content/plugins/other/' ) . "{$handle}.js";
}

/** The page's config, as a browser would parse it. */
function read_config( string $html ): array {
	if ( 1 !== preg_match_all( '#<script type="application/json" data-ringside-config\b[^>]*>(.*?)</script>#s', $html, $found ) ) {
		throw new LogicException( 'The page has no config, or several; expected one.' );
	}
	return json_decode( $found[1][0], true, 512, JSON_THROW_ON_ERROR );
}

/** @return array<string, mixed> The settings that the page prints for scripts, by the names of their globals. */
function read_globals( string $html ): array {
	preg_match_all( '/^var (\w+) = (.*);$/m', $html, $found );
	return array_map( static fn( string $json ) => json_decode( $json, true, 512, JSON_THROW_ON_ERROR ), array_combine( $found[1], $found[2] ) );
}

/** @return list<string> Handles of the scripts that the page fetches. */
function list_scripts( string $html ): array {
	preg_match_all( '#<script src="[^"]*" id="([^"]+)-js"></script>#', $html, $found );
	return $found[1];
}
