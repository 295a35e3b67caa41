<?php
/** Scripts under the platform's handles, with the settings that it prints when they are on a page. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** @return array<string, array{deps: list<string>, settings?: string}> By handle. */
function stand_in_scripts(): array {
	return array(
		'zoom'                    => array( 'deps' => array( 'jquery' ) ),
		'flexslider'              => array( 'deps' => array( 'jquery' ) ),
		'photoswipe'              => array( 'deps' => array() ),
		'photoswipe-ui-default'   => array( 'deps' => array( 'photoswipe' ) ),
		'woocommerce'             => array( 'deps' => array( 'jquery' ), 'settings' => 'woocommerce_params' ),
		'wc-add-to-cart'          => array( 'deps' => array( 'jquery' ), 'settings' => 'wc_add_to_cart_params' ),
		'wc-cart-fragments'       => array( 'deps' => array( 'jquery' ), 'settings' => 'wc_cart_fragments_params' ),
		'wc-single-product'       => array( 'deps' => array( 'jquery' ), 'settings' => 'wc_single_product_params' ),
	);
}

function stand_in_settings( string $handle ): array {
	$addresses = array(
		'ajax_url'    => admin_url( 'admin-ajax.php', 'relative' ),
		'wc_ajax_url' => home_url( '/?wc-ajax=%%endpoint%%', 'relative' ),
	);
	switch ( $handle ) {
		case 'wc-add-to-cart':
			return $addresses + array(
				'i18n_view_cart'          => 'View basket',
				'cart_url'                => wc_get_cart_url(),
				'is_cart'                 => '',
				'cart_redirect_after_add' => 'no',
			);
		case 'wc-cart-fragments':
			return $addresses + array(
				'cart_hash_key'   => 'wc_cart_hash_stand_in',
				'fragment_name'   => 'wc_fragments_stand_in',
				'request_timeout' => '5000',
			);
		case 'wc-single-product':
			return array(
				'i18n_required_rating_text' => 'Please select a rating',
				'review_rating_required'    => 'yes',
				'flexslider'                => array( 'animation' => 'slide', 'smoothHeight' => true, 'directionNav' => false, 'controlNav' => 'thumbnails', 'slideshow' => false ),
				'zoom_enabled'              => '1',
				'zoom_options'              => array(),
				'photoswipe_enabled'        => '1',
				'photoswipe_options'        => array( 'shareEl' => false ),
				'flexslider_enabled'        => '1',
			);
		default:
			return $addresses;
	}
}

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		foreach ( stand_in_scripts() as $handle => $script ) {
			wp_register_script( $handle, plugins_url( 'script.js', __FILE__ ), $script['deps'], '10.9.0', array( 'in_footer' => true, 'strategy' => 'defer' ) );
		}
		$product = array( 'zoom', 'flexslider', 'photoswipe-ui-default', 'wc-single-product' );
		foreach ( array_merge( array( 'woocommerce', 'wc-add-to-cart', 'wc-cart-fragments' ), is_singular( 'product' ) ? $product : array() ) as $handle ) {
			wp_enqueue_script( $handle );
		}
	}
);

// The platform adds settings when it prints, once, and only for scripts that are asked for.
foreach ( array( 'wp_print_scripts', 'wp_print_footer_scripts' ) as $stand_in_moment ) {
	add_action(
		$stand_in_moment,
		static function (): void {
			static $localized = array();
			foreach ( stand_in_scripts() as $handle => $script ) {
				if ( isset( $script['settings'] ) && ! isset( $localized[ $handle ] ) && wp_script_is( $handle ) ) {
					$localized[ $handle ] = true;
					wp_localize_script( $handle, $script['settings'], stand_in_settings( $handle ) );
				}
			}
		},
		5
	);
}
