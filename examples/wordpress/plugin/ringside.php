<?php
/**
 * Plugin Name:       Ringside
 * Plugin URI:        {repository}/blob/main/examples/wordpress/README.md
 * Description:       Makes the pages of your shop lighter: one small script for photos, basket, checkout and popups in place of many old ones. It starts when you activate it; each task can be switched off under Settings > Ringside.
 * Version:           0.0.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Requires Plugins:  woocommerce
 * WC requires at least: 10.9
 * WC tested up to:      11.0
 * Author:            Ringside
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       ringside
 * Domain Path:       /languages
 *
 * The script itself is under the MIT licence, which the GPL allows to be distributed with this plugin.
 */

declare( strict_types=1 );

namespace Ringside;

defined( 'ABSPATH' ) || exit;

/** Its version: of the plugin, and of the script that comes with it. */
const VERSION = '0.0.0';

/** The address of the guide for the shop's owner. */
const GUIDE = '{repository}/blob/main/examples/wordpress/README.md';

/** The address where an owner reports a fault. */
const FAULTS = '{repository}/issues';

/** The option that holds all settings: a boolean for each host job in `jobs`, `off` for all of them, and what the owner has chosen beside. */
const OPTION = 'ringside_settings';

foreach ( array( 'Files', 'PageCaches', 'Jobs', 'Look', 'Settings', 'SettingsPage', 'AdminLinks', 'BlockList', 'RegisteredScripts', 'ScriptChoice', 'UndeclaredCalls', 'ConsentTools', 'PrintedSettings', 'HostScripts', 'GalleryStyle', 'ScriptHints', 'FormFields', 'JobStatus', 'PageConfig', 'ScriptTag', 'CdnExclusions', 'BlockTexts', 'Hooks' ) as $ringside_class ) {
	require_once __DIR__ . "/includes/{$ringside_class}.php";
}

/** Connects the plugin to the platform. */
function start(): void {
	// Before the hooks, whose texts the editor is given at the same event.
	add_action( 'init', __NAMESPACE__ . '\load_translations', 1 );
	add_action( 'before_woocommerce_init', __NAMESPACE__ . '\declare_compatibility' );
	PageCaches::register();
	if ( ! ( new Files( __DIR__ ) )->are_whole() ) {
		return;
	}
	$jobs     = Jobs::read( __DIR__ . '/jobs.json' );
	$settings = new Settings( $jobs );
	$scripts  = new HostScripts( $jobs, $settings );

	( new SettingsPage( $jobs, $settings ) )->register();
	( new AdminLinks( __FILE__ ) )->register();
	JobStatus::register_reset( $settings );
	// Also while everything is off: a shortcode that is not registered is shown as text.
	( new Hooks( Hooks::read( __DIR__ . '/hooks.json' ), __FILE__ ) )->register();
	if ( ! $settings->is_off() ) {
		$tag = new ScriptTag( __FILE__, $scripts );
		$tag->register();
		( new CdnExclusions( $tag, __FILE__ ) )->register();
		$scripts->register();
		( new GalleryStyle( $scripts ) )->register();
		( new ScriptHints( $jobs, $settings ) )->register();
		( new PageConfig( $scripts, $settings ) )->register();
		( new JobStatus( $scripts ) )->register();
		$settings->look()->register();
	}
}

/**
 * Tells the shop that orders in tables of their own, and the basket and checkout blocks, work beside the plugin: it reads orders nowhere,
 * and leaves the blocks to the platform's scripts where another plugin extends them. Older shops have no such class.
 */
function declare_compatibility(): void {
	if ( ! class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
		return;
	}
	foreach ( array( 'custom_order_tables', 'cart_checkout_blocks' ) as $feature ) {
		\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( $feature, __FILE__, true );
	}
}

/** Names the folder of the translations, which WordPress finds by itself only from version 6.8 on. */
function load_translations(): void {
	load_plugin_textdomain( 'ringside', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
}

register_activation_hook( __FILE__, array( AdminLinks::class, 'activate' ) );
register_activation_hook( __FILE__, array( PageCaches::class, 'activate' ) );
register_deactivation_hook( __FILE__, array( PageCaches::class, 'deactivate' ) );
add_action( 'plugins_loaded', __NAMESPACE__ . '\start' );
