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
	preg_match_all( '/__\("([^"]+)", "ringside"\)/', (string) file_get_contents( PLUGIN_SOURCES . '/blocks.js' ), $found );
	$jobs  = json_decode( (string) file_get_contents( PLUGIN_SOURCES . '/jobs.json' ), true );
	$texts = array_merge( $texts, $found[1], array_column( $jobs['jobs'], 'title' ), array_column( $jobs['jobs'], 'doc' ), array_values( $jobs['kept'] ), array_values( $jobs['cautions'] ) );
	$texts = array_merge( $texts, list_hook_texts(), list_header_texts() );
	$rows  = array_map(
		static function ( string $text ): string {
			return "\nmsgid \"" . addcslashes( $text, '"\\' ) . "\"\nmsgstr \"\"\n";
		},
		array_values( array_unique( $texts ) )
	);
	return "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n" . implode( '', $rows );
}

/** @return list<string> What the editor shows of each hook and of its options: names in words, and descriptions. */
function list_hook_texts(): array {
	$hooks = json_decode( (string) file_get_contents( PLUGIN_SOURCES . '/hooks.json' ), true );
	$texts = array();
	foreach ( $hooks as $name => $hook ) {
		array_push( $texts, str_replace( '-', ' ', $name ), $hook['doc'] );
		foreach ( $hook['attributes'] as $option => $spec ) {
			array_push( $texts, str_replace( '-', ' ', $option ), $spec['doc'] );
		}
	}
	return $texts;
}

/** @return list<string> What the platform's list of plugins shows. */
function list_header_texts(): array {
	preg_match_all( '/^ \* (?:Plugin Name|Description): +(.+)$/m', (string) file_get_contents( PLUGIN_SOURCES . '/ringside.php' ), $found );
	return $found[1];
}

/** @return list<string> The first arguments of the calls that translate. */
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
		if ( T_STRING === $token[0] && in_array( $token[1], array( '__', 'esc_html__', 'esc_html_e' ), true ) && '(' === $tokens[ $index + 1 ] ) {
			$texts[] = stripslashes( substr( $tokens[ $index + 2 ][1], 1, -1 ) );
		}
	}
	return $texts;
}
