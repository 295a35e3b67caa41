<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\AdminLinks;

final class AdminLinksTest extends TestCase {

	private const SETTINGS = 'https://shop.example/wp-admin/options-general.php?page=ringside';

	protected function setUp(): void {
		Platform::begin( array(), array() );
		add_action( 'plugins_loaded', 'Ringside\start' );
		do_action( 'plugins_loaded' );
	}

	protected function tearDown(): void {
		$_GET = array();
	}

	private static function notice(): string {
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}

	public function test_the_list_of_plugins_links_to_the_settings_and_the_guide(): void {
		$links = apply_filters( 'plugin_action_links_ringside/ringside.php', array( 'deactivate' => 'Deactivate' ) );
		self::assertSame( array( 'settings' => '<a href="' . self::SETTINGS . '">Settings</a>', 'deactivate' => 'Deactivate' ), $links );
		$guide = '<a href="' . Ringside\GUIDE . '">Guide</a>';
		self::assertSame( array( 'Version 1', $guide ), apply_filters( 'plugin_row_meta', array( 'Version 1' ), 'ringside/ringside.php' ) );
		self::assertSame( array( 'Version 1' ), apply_filters( 'plugin_row_meta', array( 'Version 1' ), 'other/other.php' ) );
		self::assertStringStartsWith( 'https://', Ringside\GUIDE );
	}

	public function test_a_notice_leads_to_the_settings_after_activation_alone(): void {
		self::assertSame( '', self::notice() );
		activate_plugin();
		self::assertStringContainsString( 'href="' . self::SETTINGS . '"', self::notice() );
		self::assertStringContainsString( 'href="' . self::SETTINGS . '"', self::notice(), 'until it is dismissed' );
		Platform::$state['can'] = false;
		self::assertSame( '', self::notice() );
	}

	public function test_the_notice_is_gone_once_it_was_dismissed(): void {
		activate_plugin();
		self::assertSame( 1, preg_match( '/\?ringside-dismiss=(\w+)"/', self::notice(), $found ) );
		foreach ( array( 'a forged one', '', array( $found[1] ) ) as $nonce ) {
			$_GET = array( 'ringside-dismiss' => $nonce );
			do_action( 'admin_init' );
			self::assertNotSame( '', self::notice() );
		}
		$_GET = array( 'ringside-dismiss' => $found[1] );
		do_action( 'admin_init' );
		self::assertSame( '', self::notice() );
		self::assertArrayNotHasKey( AdminLinks::OPTION, Platform::$options );
	}

	public function test_the_notice_is_gone_once_the_settings_were_opened(): void {
		activate_plugin();
		do_action( 'admin_menu' );
		do_action( 'load-settings_page_ringside' );
		self::assertSame( '', self::notice() );
	}

	public function test_the_notice_is_in_spanish_too(): void {
		Platform::$texts = ( require RINGSIDE_PLUGIN . '/languages/ringside-es_ES.l10n.php' )['messages'];
		activate_plugin();
		self::assertStringContainsString( '>Abrir los ajustes</a>', self::notice() );
	}
}
