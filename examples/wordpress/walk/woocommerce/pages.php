<?php
/** The shop's functions, its shortcodes, and a product with the platform's markup. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// The shop stores it when it is installed. The walk compares what is stored before and after our plugin.
add_filter( 'pre_option_woocommerce_currency', static function (): string { return 'EUR'; } );

function get_woocommerce_currency(): string {
	return (string) apply_filters( 'woocommerce_currency', get_option( 'woocommerce_currency' ) );
}

function wc_get_cart_url(): string {
	return home_url( '/?pagename=basket' );
}

function wc_get_checkout_url(): string {
	return home_url( '/?pagename=checkout' );
}

/** @return Stand_In_Product|false */
function wc_get_product( int $id ) {
	return 'product' === get_post_type( $id ) ? new Stand_In_Product( $id ) : false;
}

final class Stand_In_Product {
	/** @var int */
	private $id;

	public function __construct( int $id ) {
		$this->id = $id;
	}

	public function add_to_cart_url(): string {
		return '?add-to-cart=' . $this->id;
	}

	public function add_to_cart_text(): string {
		return 'Add to basket';
	}
}

add_action(
	'init',
	static function (): void {
		register_post_type( 'product', array( 'public' => true, 'label' => 'Products', 'supports' => array( 'title', 'editor' ) ) );
		add_shortcode( 'products', 'stand_in_products' );
		add_shortcode( 'woocommerce_cart', 'stand_in_basket_page' );
	}
);

function stand_in_products(): string {
	$items = '';
	foreach ( get_posts( array( 'post_type' => 'product' ) ) as $product ) {
		$items .= sprintf(
			'<li class="product type-product"><a class="woocommerce-LoopProduct-link" href="%1$s"><h2 class="woocommerce-loop-product__title">%2$s</h2></a>'
			. '<a href="?add-to-cart=%3$d" data-quantity="1" data-product_id="%3$d" class="button product_type_simple add_to_cart_button ajax_add_to_cart" rel="nofollow">Add to basket</a></li>',
			esc_url( get_permalink( $product ) ),
			esc_html( $product->post_title ),
			$product->ID
		);
	}
	return "<div class=\"woocommerce\"><ul class=\"products\">{$items}</ul></div>";
}

function stand_in_basket_page(): string {
	$rows = '';
	foreach ( stand_in_basket() as $product => $quantity ) {
		$rows .= '<tr class="cart_item"><td>' . esc_html( get_the_title( $product ) ) . '</td><td>' . $quantity . '</td></tr>';
	}
	return "<div class=\"woocommerce\"><table class=\"shop_table cart\">{$rows}</table></div>";
}

/** The parts of a product page around its description. */
add_filter(
	'the_content',
	static function ( string $content ): string {
		if ( ! is_singular( 'product' ) || ! in_the_loop() && ! wp_is_block_theme() ) {
			return $content;
		}
		$id       = (int) get_the_ID();
		$pictures = '';
		foreach ( array( 'front', 'back' ) as $side ) {
			$src       = esc_url( plugins_url( "{$side}.svg", __FILE__ ) );
			$pictures .= "<div data-thumb=\"{$src}\" class=\"woocommerce-product-gallery__image\"><a href=\"{$src}\"><img width=\"600\" height=\"600\" src=\"{$src}\" alt=\"{$side}\" data-large_image=\"{$src}\" data-large_image_width=\"1200\" data-large_image_height=\"1200\" /></a></div>";
		}
		return '<div class="product type-product">'
			. "<div class=\"woocommerce-product-gallery woocommerce-product-gallery--with-images images\" data-columns=\"4\"><div class=\"woocommerce-product-gallery__wrapper\">{$pictures}</div></div>"
			. "<form class=\"cart\" method=\"post\" enctype=\"multipart/form-data\"><div class=\"quantity\"><input type=\"number\" class=\"input-text qty text\" name=\"quantity\" value=\"1\" min=\"1\" step=\"1\" aria-label=\"Product quantity\" /></div>"
			. "<button type=\"submit\" name=\"add-to-cart\" value=\"{$id}\" class=\"single_add_to_cart_button button alt\">Add to basket</button></form>"
			. '<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">'
			. '<li class="description_tab" id="tab-title-description" role="tab" aria-controls="tab-description"><a href="#tab-description">Description</a></li>'
			. '<li class="care_tab" id="tab-title-care" role="tab" aria-controls="tab-care"><a href="#tab-care">Care</a></li></ul>'
			. "<div class=\"woocommerce-Tabs-panel panel entry-content wc-tab\" id=\"tab-description\" role=\"tabpanel\" aria-labelledby=\"tab-title-description\">{$content}</div>"
			. '<div class="woocommerce-Tabs-panel panel entry-content wc-tab" id="tab-care" role="tabpanel" aria-labelledby="tab-title-care">Wipe it dry.</div></div></div>';
	}
);

add_action( 'wp_body_open', static function (): void { echo '<p>' . stand_in_count_link() . '</p>'; } );

/** Once: a product, and the pages of the shop. */
register_activation_hook(
	WC_PLUGIN_FILE,
	static function (): void {
		$pages = array(
			array( 'product', 'Southpaw', 'southpaw', 'Gloves for left-handers.' ),
			array( 'page', 'Shop', 'shop', '[products]' ),
			array( 'page', 'Basket', 'basket', '[woocommerce_cart]' ),
			array( 'page', 'Checkout', 'checkout', 'The checkout.' ),
		);
		foreach ( $pages as list( $type, $title, $name, $content ) ) {
			if ( ! get_page_by_path( $name, OBJECT, $type ) ) {
				wp_insert_post( array( 'post_type' => $type, 'post_title' => $title, 'post_name' => $name, 'post_content' => $content, 'post_status' => 'publish' ) );
			}
		}
	}
);
