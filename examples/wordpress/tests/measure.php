<?php
/** Measures what the plugin costs a page in the stand-in, in milliseconds of the processor: php examples/wordpress/tests/measure.php */

declare( strict_types=1 );

use Ringside\Jobs;

require __DIR__ . '/bootstrap.php';

/** A product's page with scripts of themes and plugins, of 40 kB each. */
function page_with( int $others, int $localized ): array {
	$on_jquery = array( 'deps' => array( 'jquery' ) );
	$scripts   = array(
		'jquery'            => array( 'only_registered' => true ),
		'jquery-blockui'    => $on_jquery + array( 'only_registered' => true ),
		'js-cookie'         => array( 'only_registered' => true ),
		'wc-add-to-cart'    => $on_jquery + array( 'data' => array( 'wc_add_to_cart_params' => array( 'a' => '1' ) ) ),
		'wc-single-product' => $on_jquery + array( 'data' => array( 'wc_single_product_params' => array( 'a' => '1' ) ) ),
		'wc-cart-fragments' => $on_jquery + array( 'data' => array( 'wc_cart_fragments_params' => array( 'a' => '1' ) ) ),
		'woocommerce'       => array( 'deps' => array( 'jquery', 'jquery-blockui', 'js-cookie' ) ),
	);
	for ( $number = 0; $number < $others; $number++ ) {
		$settings = $number < $localized ? array( 'data' => array( "other{$number}" => array( 'a' => '1' ) ) ) : array();

		$scripts[ "other{$number}" ] = $on_jquery + $settings + array( 'code' => str_repeat( 'function a(b){return b.c(function(d){return d+1})}', 800 ) );
	}
	return $scripts;
}

function read_processor_ms(): float {
	$used = getrusage();
	return ( $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] ) * 1000 + ( $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'] ) / 1000;
}

$on = array_fill_keys( array_keys( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() ), true );
foreach ( array( array( 15, 0 ), array( 15, 10 ), array( 30, 20 ) ) as list( $others, $localized ) ) {
	$scripts = page_with( $others, $localized );
	$times   = array( 'on' => array(), 'off' => array() );
	$stored  = array();
	for ( $round = 0; $round < 21; $round++ ) {
		foreach ( array_keys( $times ) as $state ) {
			$before = read_processor_ms();
			print_shop_page( $scripts, $on, array( 'is_product' => true, 'transients' => $stored ), 'off' === $state ? array( 'off' => '1' ) : array() );
			$times[ $state ][] = read_processor_ms() - $before;
			$stored            = Platform::$transients;
		}
	}
	foreach ( $times as &$each ) {
		sort( $each );
	}
	unset( $each );
	printf( "%d scripts, %d with settings: %.1f ms\n", $others, $localized, $times['on'][10] - $times['off'][10] );
}
