<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * The platform's registered scripts as they were before any was taken out. A page adds scripts until its end, so a script that was
 * taken out may be needed after all, and is put back.
 */
final class RegisteredScripts {

	/** Handles of the platform's packages, and what they stand on. */
	private const PACKAGES = '/^(?:wp-|react|lodash)/';

	/** The folder of the plugin that registers newer releases of these packages under the same handles. */
	private const NEWER_PACKAGES = 'gutenberg';

	/** @var array<string, array{script: \_WP_Dependency, src: string|false, textdomain: ?string, was_printed: bool, deps: list<string>}> By handle, of those that are out. */
	private $originals = array();

	/** @var ?list<string> The path of the shop's folder and the address that it is served from, once they were asked for. */
	private $shop_folders;

	/**
	 * Takes the file and the dependencies from a script.
	 *
	 * @param list<string> $kept Dependencies that stay, where the script has them.
	 */
	public function take_out( string $handle, array $kept ): void {
		$script                     = wp_scripts()->registered[ $handle ];
		$deps                       = $this->dependencies( $handle );
		$this->originals[ $handle ] = array_merge(
			$this->original( $handle ) ?? array(
				'script'      => $script,
				'src'         => $script->src,
				'textdomain'  => $script->textdomain,
				'was_printed' => wp_script_is( $handle, 'done' ),
			),
			array( 'deps' => $deps )
		);
		$script->src                = false;
		$script->textdomain         = null;
		$script->deps               = array_values( array_intersect( $deps, $kept ) );
	}

	/** Undoes `take_out`, also for the platform's list of printed scripts: the head may have had this one without its file. Other scripts are left alone. */
	public function put_back( string $handle ): void {
		$original = $this->original( $handle );
		if ( null === $original ) {
			return;
		}
		$script             = wp_scripts()->registered[ $handle ];
		$script->deps       = $this->dependencies( $handle );
		$script->src        = $original['src'];
		$script->textdomain = $original['textdomain'];
		if ( ! $original['was_printed'] && wp_script_is( $handle, 'done' ) ) {
			wp_scripts()->done = array_values( array_diff( wp_scripts()->done, array( $handle ) ) );
			// The head has printed what others have added to it, which must not run twice.
			foreach ( array( 'before', 'after' ) as $place ) {
				wp_scripts()->add_data( $handle, $place, array() );
			}
		}
		unset( $this->originals[ $handle ] );
	}

	/**
	 * The registration of a script that is out.
	 *
	 * @return ?array{script: \_WP_Dependency, src: string|false, textdomain: ?string, was_printed: bool, deps: list<string>} Null for other scripts, also
	 *         for one that somebody has registered anew since.
	 */
	private function original( string $handle ): ?array {
		$original = $this->originals[ $handle ] ?? null;
		return null !== $original && ( wp_scripts()->registered[ $handle ] ?? null ) === $original['script'] ? $original : null;
	}

	/** @return list<string> All that a script was registered to depend on, also what was added since it was taken out. */
	public function dependencies( string $handle ): array {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		return array_values( array_unique( array_merge( $this->original( $handle )['deps'] ?? array(), $script ? $script->deps : array() ) ) );
	}

	/** The address that a script was registered with; empty for one without a file. */
	public function source( string $handle ): string {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		return (string) ( $this->original( $handle )['src'] ?? ( $script ? $script->src : '' ) );
	}

	/** Whether a script comes with the platform or the shop itself, and not with another plugin. One without a file comes with nobody. */
	public function is_platforms( string $handle ): bool {
		$source = $this->source( $handle );
		return '' === $source || $this->is_in_shop( $source ) || 1 === preg_match( '#^/wp-(includes|admin)/#', $source )
			|| ( 1 === preg_match( self::PACKAGES, $handle ) && self::NEWER_PACKAGES === $this->comes_with( $handle ) );
	}

	/** The folder of the plugin or theme that a script comes with; the handle where the address tells none. */
	public function comes_with( string $handle ): string {
		return preg_match( '#/(?:mu-plugins|plugins|themes)/([^/]+)/#', self::path( $this->source( $handle ) ), $found ) ? $found[1] : $handle;
	}

	/** Whether a script's address is in the shop's folder, which a site has at each of its domains, or in the one that it is served from. */
	private function is_in_shop( string $source ): bool {
		if ( ! defined( 'WC_PLUGIN_FILE' ) ) {
			return false;
		}
		if ( null === $this->shop_folders ) {
			$file               = 'assets/js/frontend/woocommerce.js';
			$served             = (string) apply_filters( 'woocommerce_get_asset_url', plugins_url( $file, WC_PLUGIN_FILE ), $file );
			$this->shop_folders = array_filter( array( self::path( plugins_url( '/', WC_PLUGIN_FILE ) ), (string) strstr( $served, $file, true ) ) );
		}
		foreach ( $this->shop_folders as $folder ) {
			if ( 0 === strpos( $source, $folder ) || 0 === strpos( self::path( $source ), $folder ) ) {
				return true;
			}
		}
		return false;
	}

	/** The path of an address. */
	private static function path( string $address ): string {
		return (string) preg_replace( '#^(https?:)?//[^/]*#', '', $address );
	}

	/** @return list<string> All scripts that the page would have without Ringside. */
	public function asked_for(): array {
		// PHP turns a handle of digits into a number where it is a key.
		return array_map( 'strval', array_keys( $this->follow( wp_scripts()->queue ) ) );
	}

	/**
	 * The scripts that the page asks for apart from some, with everything that they depend on, be it through scripts that are out.
	 *
	 * @param list<string> $out     Handles.
	 * @param list<string> $staying Scripts that the page needs although only a script that is out asks for them.
	 * @return array<string, true> By handle.
	 */
	public function asked_for_without( array $out, array $staying = array() ): array {
		$reached = $this->follow( array_values( array_intersect( wp_scripts()->queue, $out ) ), array_merge( $out, $staying ) );
		$brought = array_diff( array_intersect( array_keys( $reached ), $staying ), $out );
		return $this->follow( array_merge( array_diff( wp_scripts()->queue, $out ), $brought ) );
	}

	/**
	 * Scripts with all that they depend on.
	 *
	 * @param list<string>  $waiting Handles.
	 * @param ?list<string> $among   The dependencies to follow; null for all.
	 * @return array<string, true> By handle.
	 */
	private function follow( array $waiting, ?array $among = null ): array {
		$found = array();
		while ( $waiting ) {
			$handle = array_pop( $waiting );
			if ( ! isset( $found[ $handle ] ) ) {
				$found[ $handle ] = true;
				$dependencies     = $this->dependencies( $handle );
				$waiting          = array_merge( $waiting, null === $among ? $dependencies : array_intersect( $dependencies, $among ) );
			}
		}
		return $found;
	}
}
