<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\PageCaches;
use const Ringside\OPTION;

function rocket_clean_domain(): void {
	PageCachesTest::$purged[] = 'WP Rocket';
}

function sg_cachepress_purge_cache(): void {
	PageCachesTest::$purged[] = 'SiteGround';
}

function wpfc_clear_all_cache(): void {
	PageCachesTest::$purged[] = 'WP Fastest Cache';
}

function wpo_cache_flush(): void {
	PageCachesTest::$purged[] = 'WP-Optimize';
}

function nitropack_sdk_purge(): bool {
	PageCachesTest::$purged[] = 'NitroPack';
	return true;
}

/** FlyingPress has a class for it. */
final class Purge_Stub {
	public static function purge_pages(): void {
		PageCachesTest::$purged[] = 'FlyingPress';
	}
}
class_alias( 'Purge_Stub', 'FlyingPress\Purge' );

/** Six caches that are emptied by a function, and one by an event; the others are not on this site. */
final class PageCachesTest extends TestCase {

	private const ALL = array( 'WP Rocket', 'SiteGround', 'WP Fastest Cache', 'WP-Optimize', 'NitroPack', 'FlyingPress', 'LiteSpeed' );

	/** @var list<string> */
	public static $purged = array();

	protected function setUp(): void {
		Platform::begin( array(), array( PageCaches::OPTION => Ringside\VERSION, OPTION => array() ) );
		add_action( 'plugins_loaded', 'Ringside\start' );
		add_action(
			'litespeed_purge_all',
			static function (): void {
				self::$purged[] = 'LiteSpeed';
			}
		);
		self::visit();
		self::$purged = array();
	}

	/** Runs the events of anybody's visit. */
	private static function visit(): void {
		do_action( 'plugins_loaded' );
		do_action( 'wp_loaded' );
	}

	public function test_pages_are_kept_while_nothing_changes(): void {
		do_action( 'wp_loaded' );
		self::assertSame( array(), self::$purged );
		self::assertSame( array(), Platform::$writes );
	}

	public function test_the_first_visit_after_an_update_empties_them_once(): void {
		Platform::$options[ PageCaches::OPTION ] = '0.0.1-before';
		do_action( 'wp_loaded' );
		do_action( 'wp_loaded' );
		self::assertSame( self::ALL, self::$purged );
	}

	public function test_a_site_without_settings_is_given_some_so_that_no_page_asks_the_database_for_them(): void {
		Platform::$options = array();
		do_action( 'wp_loaded' );
		self::assertSame( array(), Platform::$options[ OPTION ] );
		self::assertSame( self::ALL, self::$purged );
		Platform::$options = array();
		activate_plugin();
		self::assertSame( array(), Platform::$options[ OPTION ] );
		Platform::$options = array( OPTION => array( 'off' => true ) );
		activate_plugin();
		self::assertSame( array( 'off' => true ), Platform::$options[ OPTION ] );
	}

	public function test_a_site_that_stores_nothing_keeps_its_pages(): void {
		Platform::$options[ PageCaches::OPTION ] = '0.0.1-before';
		Platform::$state['is_read_only']         = true;
		do_action( 'wp_loaded' );
		self::assertSame( array(), self::$purged );
	}

	public function test_so_do_activation_and_deactivation(): void {
		activate_plugin();
		self::assertSame( self::ALL, self::$purged );
		self::assertSame( Ringside\VERSION, Platform::$options[ PageCaches::OPTION ] );
		self::$purged = array();
		( Platform::$deactivation )();
		self::assertSame( self::ALL, self::$purged );
	}

	/** @return array<string, array{string}> */
	public function events(): array {
		return array(
			'LiteSpeed Cache'  => array( 'litespeed_purge_all' ),
			'Cache Enabler'    => array( 'cache_enabler_clear_complete_cache' ),
			'Breeze'           => array( 'breeze_clear_all_cache' ),
			'Hummingbird'      => array( 'wphb_clear_page_cache' ),
			'Nginx Helper'     => array( 'rt_nginx_helper_purge_all' ),
			'Super Page Cache' => array( 'swcfpc_purge_cache' ),
			'Jetpack Boost'    => array( 'jetpack_boost_clear_page_cache_all' ),
		);
	}

	/** @dataProvider events */
	public function test_each_cache_that_listens_to_an_event_is_emptied_once( string $event ): void {
		$count = 0;
		add_action(
			$event,
			static function () use ( &$count ): void {
				++$count;
			}
		);
		PageCaches::purge();
		self::assertSame( 1, $count );
	}

	public function test_the_guides_name_each_cache_that_is_emptied(): void {
		$names = array_merge( array( 'WP Rocket', 'W3 Total Cache', 'WP Super Cache', 'SiteGround', 'WP Fastest Cache', 'WP-Optimize', 'NitroPack', 'FlyingPress' ), array_keys( $this->events() ) );
		foreach ( array( __DIR__ . '/../README.md', RINGSIDE_PLUGIN . '/readme.txt' ) as $guide ) {
			$text = (string) preg_replace( '/\s+/', ' ', (string) file_get_contents( $guide ) );
			self::assertSame( 1, preg_match( '/Ringside does so itself for (.+?)\. /', $text, $found ), $guide );
			self::assertEqualsCanonicalizing( $names, preg_split( '/, | and /', $found[1] ), $guide );
		}
	}

	public function test_the_caches_of_all_sites_are_emptied_where_a_network_deactivates_it(): void {
		Platform::$sites = array_fill( 1, 120, array() );
		$purged          = array();
		add_action(
			'litespeed_purge_all',
			static function () use ( &$purged ): void {
				$purged[] = Platform::$site;
			}
		);
		( Platform::$deactivation )( true );
		self::assertSame( range( 1, 120 ), $purged );
		self::assertSame( 1, Platform::$site );
		self::assertSame( array(), Platform::$site_before );
		$purged = array();
		Platform::show_site( 7 );
		( Platform::$deactivation )( false );
		self::assertSame( array( 7 ), $purged, 'one site deactivates it for itself' );
	}

	public function test_so_do_saved_settings_where_they_have_changed(): void {
		do_action( 'admin_init' );
		unset( Platform::$options[ OPTION ] );
		$sent = array( 'jobs' => array( 'popups' => '1' ) );
		send_settings( OPTION, $sent );
		self::assertSame( self::ALL, self::$purged, 'chosen for the first time' );
		self::$purged = array();
		send_settings( OPTION, $sent );
		self::assertSame( array(), self::$purged );
		send_settings( OPTION, array( 'jobs' => array() ) );
		self::assertSame( self::ALL, self::$purged );
	}
}
