<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\BlockTexts;

require_once __DIR__ . '/template.php';

final class TextsTest extends TestCase {

	private const LANGUAGES = __DIR__ . '/../plugin/languages';

	public function test_the_template_has_every_text(): void {
		self::assertSame( create_template(), file_get_contents( self::LANGUAGES . '/ringside.pot' ), 'To mend it: php examples/wordpress/tests/makeTemplate.php' );
	}

	public function test_the_template_has_the_texts_of_blocks_and_of_the_list_of_plugins(): void {
		$template = create_template();
		self::start();
		$block    = BlockTexts::all()['mini-cart'];
		preg_match( '/^ \* Description: +(.+)$/m', (string) file_get_contents( RINGSIDE_PLUGIN . '/ringside.php' ), $found );
		foreach ( array( 'Ringside', $found[1], $block['title'], $block['description'], $block['options']['open-on-add']['label'], $block['options']['side']['choices']['end'] ) as $text ) {
			self::assertStringContainsString( 'msgid "' . addcslashes( $text, '"\\' ) . '"', $template );
		}
	}

	public function test_the_template_has_texts_with_a_context(): void {
		self::assertStringContainsString( "\nmsgctxt \"block keywords\"\nmsgid \"cart, counter\"\n", create_template() );
		self::start( 'es-ES' );
		self::assertSame( array( 'Ringside', 'carrito', 'contador' ), Platform::$blocks['ringside/cart-count']['keywords'] );
	}

	private static function start( string $language = 'en-GB' ): void {
		Platform::begin( array( 'language' => $language, 'is_admin' => true ), array() );
		add_action( 'plugins_loaded', 'Ringside\start' );
		do_action( 'plugins_loaded' );
		self::assertSame( array(), Platform::$text_folders, 'the platform loads no translation before init' );
		do_action( 'init' );
		do_action( 'enqueue_block_editor_assets' );
	}

	public function test_the_platform_is_told_where_the_translations_are(): void {
		self::start();
		self::assertSame( array( 'ringside' => 'ringside/languages' ), Platform::$text_folders );
		self::assertFileExists( RINGSIDE_PLUGIN . '/languages/ringside-es_ES.l10n.php' );
	}

	public function test_the_blocks_script_has_its_translations(): void {
		self::start();
		$registered = wp_scripts()->registered['ringside-blocks'];
		self::assertSame( 'ringside', $registered->textdomain );
		$file = "{$registered->translations_path}/ringside-es_ES-ringside-blocks.json";
		$data = json_decode( (string) file_get_contents( $file ), true )['locale_data']['messages'];
		$script = (string) file_get_contents( RINGSIDE_PLUGIN . '/blocks.js' );
		preg_match_all( '/__\(\s*"([^"]+)",\s*"ringside",?\s*\)/', $script, $found );
		self::assertCount( substr_count( $script, '__(' ), $found[1], 'each call has its text' );
		self::assertEqualsCanonicalizing( array_merge( array( '' ), $found[1] ), array_keys( $data ) );
		self::assertSame( array( 'Opciones' ), $data['Options'] );
	}

	public function test_the_editor_shows_blocks_in_its_language(): void {
		self::start( 'es-ES' );
		$before  = wp_scripts()->get_data( 'ringside-blocks', 'before' );
		$shown   = json_decode( substr( $before[0], strlen( 'var ringsideBlocks = ' ), -1 ), true );
		$spanish = Platform::$texts;
		Platform::$texts = array();
		$english         = BlockTexts::all();
		foreach ( $english as $name => $texts ) {
			self::assertSame( $spanish[ $texts['title'] ], $shown[ $name ]['title'] );
			$sentences = array_filter( array( $texts['description'], $texts['hints']['editor'] ?? '' ) );
			self::assertSame( implode( ' ', array_map( static function ( string $text ) use ( $spanish ): string { return $spanish[ $text ]; }, $sentences ) ), $shown[ $name ]['description'] );
			self::assertNotSame( $texts['description'], $shown[ $name ]['description'] );
			foreach ( $texts['options'] ?? array() as $option => $words ) {
				$spec = $shown[ $name ]['options'][ $option ];
				self::assertSame( $spanish[ $words['label'] ], $spec['label'] );
				self::assertSame( $spanish[ $words['help'] ], $spec['help'] );
				self::assertSame( array_map( static function ( string $label ) use ( $spanish ): string { return $spanish[ $label ]; }, array_filter( $words['choices'] ?? array() ) ), $spec['choices'] ?? array() );
			}
		}
	}

	public function test_the_blocks_script_shows_no_text_of_its_own(): void {
		$code = (string) preg_replace( '#/\*.*?\*/#s', '', (string) file_get_contents( RINGSIDE_PLUGIN . '/blocks.js' ) );
		preg_match_all( '/\b(?:title|label|help|description|placeholder): ([^,\n]+)/', $code, $found );
		self::assertCount( 9, $found[1] );
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
}
