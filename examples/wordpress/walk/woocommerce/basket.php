<?php
/** The basket, in a cookie, and the addresses that change and show it. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

const STAND_IN_COOKIE = 'stand_in_basket';

/** @return array<int, int> Quantities by product. */
function stand_in_basket(): array {
	$stored = json_decode( wp_unslash( $_COOKIE[ STAND_IN_COOKIE ] ?? '{}' ), true );
	return is_array( $stored ) ? array_map( 'absint', $stored ) : array();
}

function stand_in_store( array $basket ): void {
	$_COOKIE[ STAND_IN_COOKIE ] = wp_slash( wp_json_encode( (object) $basket ) );
	setcookie( STAND_IN_COOKIE, wp_unslash( $_COOKIE[ STAND_IN_COOKIE ] ), 0, '/' );
	setcookie( 'woocommerce_items_in_cart', $basket ? '1' : '0', 0, '/' );
	setcookie( 'woocommerce_cart_hash', md5( $_COOKIE[ STAND_IN_COOKIE ] ), 0, '/' );
}

/** @return bool False where there is no such product. */
function stand_in_add( int $product, int $quantity ): bool {
	if ( ! wc_get_product( $product ) ) {
		return false;
	}
	$basket             = stand_in_basket();
	$basket[ $product ] = ( $basket[ $product ] ?? 0 ) + max( 1, $quantity );
	stand_in_store( $basket );
	return true;
}

function stand_in_count_link(): string {
	return sprintf( '<a class="cart-contents" href="%s">Basket: %d</a>', esc_url( wc_get_cart_url() ), array_sum( stand_in_basket() ) );
}

/** The platform's answer to an add: the new markup of the basket. */
function stand_in_fragments(): array {
	$lines = '';
	foreach ( stand_in_basket() as $product => $quantity ) {
		$lines .= '<li class="woocommerce-mini-cart-item">' . esc_html( get_the_title( $product ) . " × {$quantity}" ) . '</li>';
	}
	return array(
		'fragments' => array(
			'a.cart-contents'                 => stand_in_count_link(),
			'div.widget_shopping_cart_content' => '<div class="widget_shopping_cart_content"><ul>' . $lines . '</ul></div>',
		),
		'cart_hash' => md5( wp_json_encode( stand_in_basket() ) ),
	);
}

add_action(
	'template_redirect',
	static function (): void {
		$product  = absint( $_REQUEST['product_id'] ?? $_REQUEST['add-to-cart'] ?? 0 );
		$endpoint = $_GET['wc-ajax'] ?? null;
		if ( 'add_to_cart' === $endpoint && ! stand_in_add( $product, absint( $_POST['quantity'] ?? 1 ) ) ) {
			wp_send_json( array( 'error' => true, 'product_url' => home_url( '/' ) ) );
		}
		if ( is_string( $endpoint ) ) {
			wp_send_json( stand_in_fragments() );
		}
		if ( isset( $_REQUEST['add-to-cart'] ) ) {
			stand_in_add( $product, absint( $_REQUEST['quantity'] ?? 1 ) );
		}
	},
	0
);

add_action(
	'rest_api_init',
	static function (): void {
		$cart = static function (): WP_REST_Response {
			$items = array();
			$total = 0;
			foreach ( stand_in_basket() as $product => $quantity ) {
				$price   = 4900;
				$total  += $price * $quantity;
				$items[] = array(
					'key'             => md5( (string) $product ),
					'id'              => $product,
					'name'            => get_the_title( $product ),
					'permalink'       => get_permalink( $product ),
					'quantity'        => $quantity,
					'quantity_limits' => array( 'minimum' => 1, 'maximum' => 99, 'multiple_of' => 1, 'editable' => true ),
					'images'          => array(),
					'variation'       => array(),
					'prices'          => array( 'price' => (string) $price, 'currency_code' => 'EUR', 'currency_minor_unit' => 2 ),
					'totals'          => array( 'line_subtotal' => (string) ( $price * $quantity ), 'line_total' => (string) ( $price * $quantity ) ),
				);
			}
			$answer = new WP_REST_Response(
				array(
					'items'           => $items,
					'items_count'     => array_sum( stand_in_basket() ),
					'needs_shipping'  => false,
					'needs_payment'   => $total > 0,
					'coupons'         => array(),
					'fees'            => array(),
					'errors'          => array(),
					'shipping_rates'  => array(),
					'payment_methods' => array( 'cod' ),
					'totals'          => array(
						'total_items'         => (string) $total,
						'total_price'         => (string) $total,
						'total_tax'           => '0',
						'total_shipping'      => null,
						'currency_code'       => 'EUR',
						'currency_symbol'     => '€',
						'currency_minor_unit' => 2,
						'currency_prefix'     => '€',
						'currency_suffix'     => '',
					),
				)
			);
			$answer->header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
			return $answer;
		};
		$public = array( 'methods' => 'GET', 'permission_callback' => '__return_true' );
		register_rest_route( 'wc/store/v1', '/cart', $public + array( 'callback' => $cart ) );
		register_rest_route( 'wc/store/v1', '/products', $public + array( 'callback' => static function (): array { return array(); } ) );
		$product = static fn ( WP_REST_Request $request ): array => array(
			'id'             => (int) $request['id'],
			'name'           => 'Bell',
			'type'           => 'simple',
			'permalink'      => home_url( '/' ),
			'prices'         => array(
				'price'               => '1200',
				'regular_price'       => '1200',
				'sale_price'          => '1200',
				'price_range'         => null,
				'currency_code'       => 'EUR',
				'currency_symbol'     => '€',
				'currency_minor_unit' => 2,
				'currency_prefix'     => '€',
				'currency_suffix'     => '',
			),
			'images'         => array(),
			'attributes'     => array(),
			'variations'     => array(),
			'has_options'    => false,
			'is_purchasable' => true,
			'is_in_stock'    => true,
		);
		register_rest_route( 'wc/store/v1', '/products/(?P<id>\d+)', $public + array( 'callback' => $product ) );
	}
);
