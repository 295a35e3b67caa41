<?php
/** The template of translations: the texts that the plugin's code translates, and those of its generated files. */

declare( strict_types=1 );

const PLUGIN_SOURCES = __DIR__ . '/../plugin';

/** @return string The file `ringside.pot`. */
function create_template(): string {
	$texts = array();
	foreach ( array_merge( glob( PLUGIN_SOURCES . '/*.php' ), glob( PLUGIN_SOURCES . '/includes/*.php' ) ) as $file ) {
		$texts = array_merge( $texts, list_texts( (string) file_get_contents( $file ) ) );
	}
	preg_match_all( '/__\(\s*"([^"]+)",\s*"ringside",?\s*\)/', (string) file_get_contents( PLUGIN_SOURCES . '/blocks.js' ), $found );
	$jobs  = json_decode( (string) file_get_contents( PLUGIN_SOURCES . '/jobs.json' ), true );
	$texts = array_merge( $texts, $found[1], array_column( $jobs['jobs'], 'title' ), array_column( $jobs['jobs'], 'doc' ), array_values( $jobs['kept'] ), array_values( $jobs['cautions'] ) );
	$texts = array_merge( $texts, list_header_texts() );
	$rows  = array_map(
		static function ( string $text ): string {
			$parts   = explode( "\4", $text );
			$context = isset( $parts[1] ) ? "msgctxt \"{$parts[0]}\"\n" : '';
			return "\n{$context}msgid \"" . addcslashes( end( $parts ), '"\\' ) . "\"\nmsgstr \"\"\n";
		},
		array_values( array_unique( $texts ) )
	);
	return "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n" . implode( '', $rows );
}

/** @return list<string> What the platform's list of plugins shows. */
function list_header_texts(): array {
	preg_match_all( '/^ \* (?:Plugin Name|Description): +(.+)$/m', (string) file_get_contents( PLUGIN_SOURCES . '/ringside.php' ), $found );
	return $found[1];
}

/** @return list<string> The first arguments of the calls that translate, each behind its context, as the platform stores it. */
function list_texts( string $code ): array {
	$tokens = array_values(
		array_filter(
			token_get_all( $code ),
			static function ( $token ): bool {
				return T_WHITESPACE !== $token[0];
			}
		)
	);
	$texts  = array();
	foreach ( $tokens as $index => $token ) {
		if ( T_STRING === $token[0] && in_array( $token[1], array( '__', '_x', 'esc_html__', 'esc_html_e' ), true ) && '(' === $tokens[ $index + 1 ] ) {
			$read    = static function ( int $offset ) use ( $tokens, $index ): string {
				return stripslashes( substr( $tokens[ $index + $offset ][1], 1, -1 ) );
			};
			$texts[] = '_x' === $token[1] ? $read( 4 ) . "\4" . $read( 2 ) : $read( 2 );
		}
	}
	return $texts;
}
