<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Loads the script that comes with the plugin, as a module with integrity, and tells the browser the integrity of the files
 * that it may fetch later.
 */
final class ScriptTag {

	/** What the platform calls the module. */
	private const ID = 'ringside';

	private const FILE = 'assets/ringside.js';

	/** @var string Path of the plugin's main file. */
	private $plugin;

	public function __construct( string $plugin ) {
		$this->plugin = $plugin;
	}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_filter( 'wp_script_attributes', array( $this, 'add_attributes' ) );
		add_action( 'wp_head', array( $this, 'print_preload' ), 1 );
		// Behind the platform's own map and modules: browsers that take one map only would ignore theirs for ours.
		add_action( wp_is_block_theme() ? 'wp_head' : 'wp_footer', array( $this, 'print_integrity' ), 11 );
	}

	public function enqueue(): void {
		wp_enqueue_script_module( self::ID, $this->url( self::FILE ), array(), VERSION );
	}

	/**
	 * @param array<string, mixed> $attributes Of a script element that is about to be printed.
	 * @return array<string, mixed>
	 */
	public function add_attributes( array $attributes ): array {
		if ( ( $attributes['id'] ?? '' ) !== self::ID . '-js-module' ) {
			return $attributes;
		}
		return array_merge(
			$attributes,
			array(
				'async'       => true,
				'crossorigin' => 'anonymous',
				'integrity'   => $this->integrity()['ringside.js'],
			)
		);
	}

	/** Classic themes print modules at the end of the page: the browser starts to fetch the file at its head. */
	public function print_preload(): void {
		printf(
			'<link rel="preload" as="script" crossorigin="anonymous" href="%s" integrity="%s" />' . "\n",
			esc_url( $this->url( self::FILE ) . '?ver=' . VERSION ),
			esc_attr( $this->integrity()['ringside.js'] )
		);
	}

	/** Prints an import map that holds nothing but the integrity of the script's own chunks. */
	public function print_integrity(): void {
		$map = array();
		foreach ( $this->integrity() as $file => $integrity ) {
			if ( 'ringside.js' !== $file ) {
				$map[ $this->url( "assets/{$file}" ) ] = $integrity;
			}
		}
		wp_print_inline_script_tag(
			(string) wp_json_encode( array( 'integrity' => $map ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
			array(
				'type' => 'importmap',
				'id'   => self::ID . '-integrity',
			)
		);
	}

	/** @return array<string, string> Integrity by file, relative to `assets`. */
	private function integrity(): array {
		static $integrity = null;
		if ( null === $integrity ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
			$integrity = json_decode( (string) file_get_contents( dirname( $this->plugin ) . '/integrity.json' ), true );
		}
		return $integrity;
	}

	private function url( string $file ): string {
		return plugins_url( $file, $this->plugin );
	}
}
