<?php

declare( strict_types=1 );

namespace Ringside;

/** Reads the inline scripts in which the platform prints settings. */
final class PrintedSettings {

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
	public static function without( string $printed, array $names ): string {
		$lines = array_filter(
			explode( "\n", $printed ),
			static function ( string $line ) use ( $names ): bool {
				return ! preg_match( '/^\s*var (\w+) = /', $line, $found ) || ! in_array( $found[1], $names, true );
			}
		);
		return implode( "\n", $lines );
	}
}
