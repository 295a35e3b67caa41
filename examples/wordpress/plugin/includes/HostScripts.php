<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Takes the scripts of switched-on jobs off the page, and keeps the settings that the platform prints with them.
 *
 * A script is not dequeued: the platform prepares settings only for scripts in its queue, with nonces of this visit. It loses
 * its file and what it depends on instead, so that nothing of it is fetched, and jQuery only where something else asks for it.
 * Where a script that stays depends on it, only the file goes: that script may call anything that was brought along.
 */
final class HostScripts {

	/** The platform's own script for replies serves every comment form; ours those of products. */
	private const ONLY_ON_PRODUCTS = 'comment-reply';

	/** A payment plugin's checkout script calls blockUI, and leaves it to the platform's checkout script to bring it. */
	private const CALLS_BLOCK_UI = 'wcpay-upe-checkout';

	/** @var Jobs */
	private $jobs;

	/** @var Settings */
	private $settings;

	/** @var array<string, mixed> Settings by the name of their global. */
	private $collected = array();

	/** @var array<string, list<string>> What each script that was taken out depended on, by handle. */
	private $dependencies = array();

	public function __construct( Jobs $jobs, Settings $settings ) {
		$this->jobs     = $jobs;
		$this->settings = $settings;
	}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'take_out' ), PHP_INT_MAX );
		// Pages add scripts while they are written, too. The platform adds its settings at priority 5, and prints at 10.
		foreach ( array( 'wp_print_scripts', 'wp_print_footer_scripts' ) as $moment ) {
			add_action( $moment, array( $this, 'take_out' ), 1 );
			add_action( $moment, array( $this, 'collect' ), 8 );
		}
	}

	/** Takes the file and the dependencies from each script that isn't needed. */
	public function take_out(): void {
		if ( is_admin() ) {
			return;
		}
		$out = $this->handles();
		foreach ( $out as $handle ) {
			$script = wp_scripts()->registered[ $handle ] ?? null;
			if ( null === $script ) {
				continue;
			}
			$script->src        = false;
			$script->textdomain = null;
			// Pages add scripts while they are written, so what depends on this one may have changed since the last call.
			$all                           = array_unique( array_merge( $this->dependencies[ $handle ] ?? array(), $script->deps ) );
			$this->dependencies[ $handle ] = array_values( $all );
			// A script that stays may name only this one, and call the jQuery that this one brought. Without such a script, another
			// one of ours still brings its settings.
			$kept         = $this->is_used_by_others( $handle, $out ) ? $all : array_intersect( $all, array_merge( $out, array( 'woocommerce' ) ) );
			$script->deps = array_values( $kept );
			if ( $this->has_inline_jquery( $script ) ) {
				$script->deps[] = 'jquery';
			}
		}
		if ( in_array( 'wc-checkout', $out, true ) && ! in_array( self::CALLS_BLOCK_UI, $out, true ) && wp_script_is( self::CALLS_BLOCK_UI ) ) {
			wp_enqueue_script( 'jquery-blockui' );
		}
	}

	/**
	 * Moves the settings of scripts that were taken out from inline scripts into the page's config. Settings that another
	 * script may read, since it depends on the one that was taken out or its job names the same settings, stay where they are.
	 * So does what somebody else has printed with the script.
	 */
	public function collect(): void {
		if ( is_admin() ) {
			return;
		}
		$in_use = $this->jobs->settings_in_use( $this->settings->switches() );
		$out    = $this->handles();
		foreach ( $out as $handle ) {
			if ( ! wp_script_is( $handle ) || $this->is_used_by_others( $handle, $out ) ) {
				continue;
			}
			$printed  = (string) wp_scripts()->get_data( $handle, 'data' );
			$settings = array_filter( self::parse( $printed ) ?? array(), array( $this->jobs, 'reads' ), ARRAY_FILTER_USE_KEY );
			if ( $settings && ! array_intersect( array_keys( $settings ), $in_use ) ) {
				$this->collected = array_merge( $this->collected, $settings );
				wp_scripts()->add_data( $handle, 'data', self::without( $printed, array_keys( $settings ) ) );
			}
		}
	}

	/** @return array<string, mixed> What was collected, by the name of the global. */
	public function collected(): array {
		return $this->collected;
	}

	/**
	 * The settings in an inline script of the platform's, which is one line `var NAME = JSON;` for each.
	 *
	 * @return ?array<string, mixed> Null for any other script.
	 */
	public static function parse( string $printed ): ?array {
		$settings = array();
		foreach ( array_filter( array_map( 'trim', explode( "\n", $printed ) ) ) as $line ) {
			if ( ! preg_match( '/^var ([A-Za-z_]\w*) = (\{.*\}|\[.*\]);$/', $line, $found ) ) {
				return null;
			}
			$value = json_decode( $found[2] );
			if ( null === $value ) {
				return null;
			}
			$settings[ $found[1] ] = $value;
		}
		return $settings ? $settings : null;
	}

	/**
	 * An inline script of the platform's without some of its settings.
	 *
	 * @param list<string> $names Of globals.
	 */
	private static function without( string $printed, array $names ): string {
		$lines = array_filter(
			explode( "\n", $printed ),
			static function ( string $line ) use ( $names ): bool {
				return ! preg_match( '/^\s*var (\w+) = /', $line, $found ) || ! in_array( $found[1], $names, true );
			}
		);
		return implode( "\n", $lines );
	}

	/** @return list<string> The handles that are out on this page. */
	private function handles(): array {
		$out = $this->jobs->handles_out( $this->settings->switches() );
		return is_singular( 'product' ) ? $out : array_values( array_diff( $out, array( self::ONLY_ON_PRODUCTS ) ) );
	}

	/** Whether somebody has added code to a script that needs jQuery. */
	private function has_inline_jquery( \_WP_Dependency $script ): bool {
		foreach ( array( 'before', 'after' ) as $position ) {
			$code = implode( "\n", array_filter( (array) ( $script->extra[ $position ] ?? array() ), 'is_string' ) );
			if ( preg_match( '/\bjQuery\b|\$\(/', $code ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a script that stays on the page depends on this one, be it through others that were taken out.
	 *
	 * @param list<string> $out  Handles that are out on this page.
	 * @param list<string> $seen Handles that were followed already.
	 */
	private function is_used_by_others( string $handle, array $out, array $seen = array() ): bool {
		$seen[] = $handle;
		foreach ( wp_scripts()->registered as $other => $script ) {
			if ( in_array( $other, $seen, true ) || ! in_array( $handle, $script->deps, true ) || ! wp_script_is( $other ) ) {
				continue;
			}
			if ( ! in_array( $other, $out, true ) || $this->is_used_by_others( $other, $out, $seen ) ) {
				return true;
			}
		}
		return false;
	}
}
