<?php
/**
 * A child theme with Ringside. Copy the script tag's files into it as `ringside/`, and name your theme as `Template` in style.css.
 */

// The version in the address changes with each release, so that browsers fetch the new files.
const RINGSIDE_STARTER_VERSION = '0.0.0';

/** Scripts whose jobs Ringside does. Their settings stay on the page. docs/page-contract.md lists more. */
const RINGSIDE_STARTER_REPLACES = array( 'wc-add-to-cart', 'wc-cart-fragments' );

add_action(
	'wp_enqueue_scripts',
	function () {
		wp_enqueue_style( 'ringside-starter', get_stylesheet_uri(), array(), RINGSIDE_STARTER_VERSION );
		wp_enqueue_script_module( 'ringside', get_stylesheet_directory_uri() . '/ringside/ringside.js', array(), RINGSIDE_STARTER_VERSION );
	}
);

/** Takes the file of each replaced script away. What is printed for it, such as its settings, is still printed. */
function ringside_starter_take_out() {
	foreach ( RINGSIDE_STARTER_REPLACES as $handle ) {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( $script ) {
			$script->src  = false;
			$script->deps = array();
		}
	}
}
add_action( 'wp_enqueue_scripts', 'ringside_starter_take_out', PHP_INT_MAX );
// Pages add scripts while they are written, too.
add_action( 'wp_print_footer_scripts', 'ringside_starter_take_out', 1 );

// The basket slides in from the side. Where scripts don't run, it is a link to the basket's page.
add_action(
	'wp_body_open',
	function () {
		printf(
			'<div data-ringside="mini-cart" data-ringside-layout="drawer"><a href="%s">%s</a></div>',
			esc_url( wc_get_cart_url() ),
			esc_html__( 'Basket', 'ringside-starter' )
		);
	}
);
