<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\Jobs;
use Ringside\Look;
use Ringside\Settings;

final class LookTest extends TestCase {

	/** @param array<string, string> $look As stored. */
	private static function print_page( array $look, bool $is_off = false ): array {
		return print_shop_page( array(), array(), array(), array( 'look' => $look, 'off' => $is_off ) );
	}

	public function test_a_shop_without_choices_gets_no_style_and_no_theme(): void {
		$page = self::print_page( array() );
		self::assertStringNotContainsString( '<style', $page['head'] );
		self::assertArrayNotHasKey( 'theme', read_config( $page['foot'] ) );
	}

	public function test_choices_are_a_theme_and_custom_properties_of_the_page(): void {
		$page = self::print_page( array( 'theme' => 'arena', 'accent' => '#0A7d4f', 'surface' => '#fff8e7', 'corners' => '12px' ) );
		self::assertStringContainsString(
			'<style id="ringside-look">:root { --ringside-accent: #0a7d4f; --ringside-surface: #fff8e7; --ringside-radius: 12px }</style>',
			$page['head']
		);
		self::assertSame( 'arena', read_config( $page['foot'] )['theme'] );
	}

	public function test_nothing_is_printed_while_everything_is_off(): void {
		self::assertStringNotContainsString( '<style', self::print_page( array( 'accent' => '#0a7d4f' ), true )['head'] );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public function refused(): array {
		return array(
			'markup in a colour'    => array( array( 'own_accent' => '1', 'accent' => '#000</style><script>' ) ),
			'a rule in a colour'    => array( array( 'own_surface' => '1', 'surface' => '#000000; } body { display: none' ) ),
			'a colour that is a list' => array( array( 'own_accent' => '1', 'accent' => array( '#000000' ) ) ),
			'a length that is none' => array( array( 'corners' => '4px}' ) ),
			'another theme'         => array( array( 'theme' => 'arena dark' ) ),
			'a colour without its tick' => array( array( 'form' => '1', 'accent' => '#0a7d4f', 'surface' => '#ffffff' ) ),
		);
	}

	/** @dataProvider refused */
	public function test_anything_else_is_not_stored( array $sent ): void {
		$none = array( 'theme' => 'plain', 'accent' => '', 'surface' => '', 'corners' => '' );
		self::assertSame( $none, Look::sanitize( $sent ) );
		self::assertSame( $none, Look::sanitize( 'arena' ) );
	}

	public function test_what_is_stored_otherwise_is_not_printed(): void {
		$page = self::print_page( array( 'accent' => 'red; } </style><script>', 'corners' => '1em' ) );
		self::assertStringNotContainsString( '<style', $page['head'] );
	}

	public function test_the_form_is_stored_with_the_other_settings_and_shown_again(): void {
		Platform::begin( array(), array() );
		$settings = new Settings( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' ) );
		$stored   = $settings->sanitize( array( 'look' => array( 'form' => '1', 'theme' => 'studio', 'own_accent' => '1', 'accent' => '#0a7d4f', 'corners' => '4px' ) ) );
		self::assertSame( array( 'theme' => 'studio', 'accent' => '#0a7d4f', 'surface' => '', 'corners' => '4px' ), $stored['look'] );
		Platform::begin( array(), array( 'ringside_settings' => $stored ) );
		ob_start();
		$settings->look()->render();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '<option value="studio" selected>', $html );
		self::assertStringContainsString( '<option value="4px" selected>', $html );
		self::assertMatchesRegularExpression( '/own_accent\]" value="1" checked="checked"/', $html );
		self::assertStringContainsString( 'name="ringside_settings[look][accent]" value="#0a7d4f"', $html );
		self::assertDoesNotMatchRegularExpression( '/own_surface\]" value="1" checked/', $html );
	}

	public function test_the_preview_has_the_script_from_the_host_of_the_administration(): void {
		$before               = $_SERVER['HTTP_HOST'] ?? null;
		$_SERVER['HTTP_HOST'] = 'laden.example';
		Platform::begin();
		ob_start();
		( new Look( null ) )->render();
		$html                 = (string) ob_get_clean();
		$_SERVER['HTTP_HOST'] = $before;
		self::assertStringContainsString( 'data-script="/wp-content/plugins/ringside/assets/ringside.js?ver=' . Ringside\VERSION . '"', $html );
	}
}
