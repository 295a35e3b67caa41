<?php
/* Prints the settings page as the platform shows it, for the README's picture: php renderSettings.php */

declare( strict_types=1 );

use Ringside\Jobs;

require __DIR__ . '/bootstrap.php';

// The owner of a shop without Astra, TranslatePress and WooPayments has opened a page that has all other tasks.
$ringside_scripts = array( 'jquery' => array( 'only_registered' => true ) );
foreach ( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() as $ringside_row ) {
	foreach ( preg_grep( '/^(astra-|trp-|wcpay)/i', $ringside_row['handles'], PREG_GREP_INVERT ) as $ringside_handle ) {
		$ringside_scripts[ $ringside_handle ]['data'][ $ringside_row['settings'] ?? 'standIn' ] = array( 'is_set' => '1' );
	}
}
print_shop_page( $ringside_scripts );

Platform::begin( array( 'template' => 'storefront', 'active_plugins' => array( 'popup-maker/popup-maker.php' ) ) );
Platform::$options['woocommerce_currency'] = 'EUR';
add_action( 'plugins_loaded', 'Ringside\start' );
do_action( 'plugins_loaded' );
do_action( 'admin_menu' );
do_action( 'admin_init' );
( Platform::$pages['ringside']['render'] )();
