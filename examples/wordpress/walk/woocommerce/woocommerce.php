<?php
/**
 * Plugin Name: WooCommerce (stand-in)
 * Description: As much of a shop as the walk needs: scripts with settings, shortcodes, a product, a basket, the Store API's cart.
 * Version:     10.9.0
 * License:     MIT
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable -- names and signatures are the platform's.

define( 'WC_PLUGIN_FILE', __FILE__ );

require __DIR__ . '/features.php';
require __DIR__ . '/basket.php';
require __DIR__ . '/scripts.php';
require __DIR__ . '/pages.php';

add_action( 'init', static function (): void { do_action( 'before_woocommerce_init' ); }, 0 );
