<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Empties the caches of pages whenever pages change: a cached page names the files of the version that printed it, which an update
 * deletes, and does the jobs that were on when it was printed.
 */
final class PageCaches {

	/** The option with the version that was on the last visit. */
	public const OPTION = 'ringside_version';

	/** Of WP Rocket, W3 Total Cache, WP Super Cache, SiteGround, WP Fastest Cache, WP-Optimize, NitroPack and FlyingPress. */
	private const FUNCTIONS = array( 'rocket_clean_domain', 'w3tc_flush_all', 'wp_cache_clear_cache', 'sg_cachepress_purge_cache', 'wpfc_clear_all_cache', 'wpo_cache_flush', 'nitropack_sdk_purge', 'FlyingPress\Purge::purge_pages' );

	/** Of LiteSpeed Cache, Cache Enabler, Breeze, Hummingbird, Nginx Helper, Super Page Cache and Jetpack Boost. */
	private const EVENTS = array( 'litespeed_purge_all', 'cache_enabler_clear_complete_cache', 'breeze_clear_all_cache', 'wphb_clear_page_cache', 'rt_nginx_helper_purge_all', 'swcfpc_purge_cache', 'jetpack_boost_clear_page_cache_all' );

	public static function register(): void {
		// An option that is stored for the first time has an event of its own.
		foreach ( array( 'add', 'update' ) as $change ) {
			add_action( "{$change}_option_" . OPTION, array( self::class, 'purge' ) );
		}
		// Any visit may be the first one after an update: files are also replaced in the background, or by hand. Caching plugins are ready by then.
		add_action( 'wp_loaded', array( self::class, 'purge_after_update' ) );
	}

	/** Runs when the plugin is activated. */
	public static function activate(): void {
		update_option( self::OPTION, VERSION );
		Settings::store_first();
		self::purge();
	}

	/**
	 * Runs when the plugin is deactivated: a cached page would go on doing its jobs, without files once the plugin is deleted.
	 *
	 * @param mixed $is_network_wide Whether all sites of a network lose it, at one of which this runs.
	 */
	public static function deactivate( $is_network_wide = false ): void {
		if ( ! $is_network_wide || ! is_multisite() ) {
			self::purge();
			return;
		}
		foreach ( get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		) as $site ) {
			switch_to_blog( (int) $site );
			self::purge();
			restore_current_blog();
		}
	}

	public static function purge_after_update(): void {
		// A site that can't store the version would empty its caches at each visit. Settings that are stored for the first time empty them.
		if ( VERSION !== get_option( self::OPTION ) && update_option( self::OPTION, VERSION ) && ! Settings::store_first() ) {
			self::purge();
		}
	}

	/** Empties each known cache that the site has. */
	public static function purge(): void {
		foreach ( array_filter( self::FUNCTIONS, 'is_callable' ) as $function ) {
			$function();
		}
		foreach ( self::EVENTS as $event ) {
			do_action( $event );
		}
	}
}
