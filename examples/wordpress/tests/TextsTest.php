<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/template.php';

final class TextsTest extends TestCase {

	private const LANGUAGES = __DIR__ . '/../plugin/languages';

	public function test_the_template_has_every_text(): void {
		self::assertSame( create_template(), file_get_contents( self::LANGUAGES . '/ringside.pot' ), 'To mend it: php examples/wordpress/tests/makeTemplate.php' );
	}

	public function test_the_spanish_translation_is_whole(): void {
		preg_match_all( '/^msgid "(.+)"\nmsgstr "(.*)"$/m', (string) file_get_contents( self::LANGUAGES . '/ringside-es_ES.po' ), $found );
		$translated = array_combine( $found[1], $found[2] );
		preg_match_all( '/^msgid "(.+)"$/m', create_template(), $texts );
		self::assertSame( array(), array_diff( $texts[1], array_keys( array_filter( $translated ) ) ), 'texts without a translation' );
		self::assertSame( array(), array_diff( array_keys( $translated ), $texts[1] ), 'translations of nothing' );
		foreach ( $translated as $text => $translation ) {
			self::assertSame( substr_count( $text, '%s' ), substr_count( $translation, '%s' ), $text );
		}
	}
}
