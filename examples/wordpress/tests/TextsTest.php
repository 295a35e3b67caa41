<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\Hooks;

require_once __DIR__ . '/template.php';

final class TextsTest extends TestCase {

	private const LANGUAGES = __DIR__ . '/../plugin/languages';

	public function test_the_template_has_every_text(): void {
		self::assertSame( create_template(), file_get_contents( self::LANGUAGES . '/ringside.pot' ), 'To mend it: php examples/wordpress/tests/makeTemplate.php' );
	}

	public function test_the_template_has_the_texts_of_blocks_and_of_the_list_of_plugins(): void {
		$template = create_template();
		$hook     = Hooks::read( RINGSIDE_PLUGIN . '/hooks.json' )['mini-cart'];
		preg_match( '/^ \* Description: +(.+)$/m', (string) file_get_contents( RINGSIDE_PLUGIN . '/ringside.php' ), $found );
		foreach ( array( 'Ringside', $found[1], 'mini cart', $hook['doc'], 'open on add', $hook['attributes']['open-on-add']['doc'] ) as $text ) {
			self::assertStringContainsString( 'msgid "' . addcslashes( $text, '"\\' ) . '"', $template );
		}
	}

	private static function start( string $language = 'en-GB' ): void {
		Platform::begin( array( 'language' => $language ), array() );
		add_action( 'plugins_loaded', 'Ringside\start' );
		do_action( 'plugins_loaded' );
		self::assertSame( array(), Platform::$text_folders, 'the platform loads no translation before init' );
		do_action( 'init' );
	}

	public function test_the_platform_is_told_where_the_translations_are(): void {
		self::start();
		self::assertSame( array( 'ringside' => 'ringside/languages' ), Platform::$text_folders );
		self::assertFileExists( RINGSIDE_PLUGIN . '/languages/ringside-es_ES.l10n.php' );
	}

	public function test_the_blocks_script_has_its_translations(): void {
		self::start();
		$script = wp_scripts()->registered['ringside-blocks'];
		self::assertSame( 'ringside', $script->textdomain );
		$file = "{$script->translations_path}/ringside-es_ES-ringside-blocks.json";
		$data = json_decode( (string) file_get_contents( $file ), true )['locale_data']['messages'];
		preg_match_all( '/__\("([^"]+)", "ringside"\)/', (string) file_get_contents( RINGSIDE_PLUGIN . '/blocks.js' ), $found );
		self::assertEqualsCanonicalizing( array_merge( array( '' ), $found[1] ), array_keys( $data ) );
		self::assertSame( array( 'Opciones' ), $data['Options'] );
	}

	public function test_the_editor_shows_blocks_in_its_language(): void {
		self::start( 'es-ES' );
		$before = wp_scripts()->get_data( 'ringside-blocks', 'before' );
		$shown  = json_decode( substr( $before[0], strlen( 'var ringsideHooks = ' ), -1 ), true );
		foreach ( Hooks::read( RINGSIDE_PLUGIN . '/hooks.json' ) as $name => $hook ) {
			$words = static function ( string $name ): string {
				return Platform::$texts[ str_replace( '-', ' ', $name ) ];
			};
			self::assertSame( "Ringside: {$words( $name )}", $shown[ $name ]['title'] );
			self::assertSame( Platform::$texts[ $hook['doc'] ], $shown[ $name ]['doc'] );
			self::assertNotSame( $hook['doc'], $shown[ $name ]['doc'] );
			self::assertSame( $shown[ $name ]['title'], Platform::$blocks[ "ringside/{$name}" ]['title'] );
			self::assertSame( $shown[ $name ]['doc'], Platform::$blocks[ "ringside/{$name}" ]['description'] );
			foreach ( $hook['attributes'] as $option => $spec ) {
				self::assertSame( self::capitalized( $words( $option ) ), $shown[ $name ]['attributes'][ $option ]['label'] );
				self::assertSame( Platform::$texts[ $spec['doc'] ], $shown[ $name ]['attributes'][ $option ]['doc'] );
			}
		}
	}

	public function test_the_blocks_script_shows_no_text_of_its_own(): void {
		$code = (string) preg_replace( '#/\*.*?\*/#s', '', (string) file_get_contents( RINGSIDE_PLUGIN . '/blocks.js' ) );
		preg_match_all( '/\b(?:title|label|help|description|placeholder): ([^,\n]+)/', $code, $found );
		self::assertCount( 8, $found[1] );
		self::assertSame( array(), preg_grep( '/^["\'`]/', $found[1] ) );
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

	private static function capitalized( string $text ): string {
		return mb_strtoupper( mb_substr( $text, 0, 1 ) ) . mb_substr( $text, 1 );
	}
}
