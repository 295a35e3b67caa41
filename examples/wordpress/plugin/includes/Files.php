<?php

declare( strict_types=1 );

namespace Ringside;

/** The files without which the plugin does nothing: an upload or an update that was cut off leaves them out, or leaves half of one. */
final class Files {

	private const TABLES = array( 'jobs.json', 'hooks.json', 'integrity.json' );

	/** @var list<string> */
	private $damaged = array();

	/** @param string $folder The plugin's. */
	public function __construct( string $folder ) {
		foreach ( self::TABLES as $file ) {
			if ( ! is_readable( "{$folder}/{$file}" ) || ! is_array( self::read( "{$folder}/{$file}" ) ) ) {
				$this->damaged[] = $file;
			}
		}
		if ( ! is_readable( "{$folder}/" . ScriptTag::FILE ) ) {
			$this->damaged[] = ScriptTag::FILE;
		}
	}

	/** Whether all files are there. If not, the administration is told, and no script may be taken out. */
	public function are_whole(): bool {
		if ( $this->damaged ) {
			add_action( 'admin_notices', array( $this, 'print_notice' ) );
		}
		return ! $this->damaged;
	}

	/** @return mixed What a file of JSON holds. Each is parsed once: whether it is whole is asked before it is used. */
	public static function read( string $path ) {
		static $parsed = array();
		if ( ! array_key_exists( $path, $parsed ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
			$parsed[ $path ] = json_decode( (string) file_get_contents( $path ), true );
		}
		return $parsed[ $path ];
	}

	public function print_notice(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		/* translators: %s: names of files. */
		$text = __( 'Ringside is not working; your shop works without it. Files of the plugin are missing or damaged. Upload ringside.zip again under Plugins > Add Plugin > Upload Plugin. Your settings are kept. (For support: %s)', 'ringside' );
		echo '<div class="notice notice-error"><p>' . esc_html( sprintf( $text, implode( ', ', $this->damaged ) ) ) . '</p></div>';
	}
}
