<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\Hooks;

final class HooksTest extends TestCase {

	protected function setUp(): void {
		Platform::begin( array(), array() );
		add_action( 'plugins_loaded', 'Ringside\start' );
		do_action( 'plugins_loaded' );
		do_action( 'init' );
	}

	public function test_every_hook_has_a_block_and_a_shortcode(): void {
		$names = array_keys( Hooks::read( RINGSIDE_PLUGIN . '/hooks.json' ) );
		self::assertSame( array_map( static function ( $name ) { return "ringside/{$name}"; }, $names ), array_keys( Platform::$blocks ) );
		self::assertSame( array_map( static function ( $name ) { return 'ringside_' . str_replace( '-', '_', $name ); }, $names ), array_keys( Platform::$shortcodes ) );
	}

	/** @return array<string, array{string, string}> */
	public function shortcodes(): array {
		return array(
			'an option'                   => array( '[ringside_tabs orientation="vertical"]<a href="#a">A</a>[/ringside_tabs]', '<div data-ringside="tabs" data-ringside-orientation="vertical"><a href="#a">A</a></div>' ),
			'an option of two words'      => array( '[ringside_mini_cart open_on_add="off"]x[/ringside_mini_cart]', '<div data-ringside="mini-cart" data-ringside-open-on-add="off">x</div>' ),
			'a misspelt option is kept'   => array( '[ringside_mini_cart layuot="drawer"]x[/ringside_mini_cart]', '<div data-ringside="mini-cart" data-ringside-layuot="drawer">x</div>' ),
			'markup in a value'           => array( '[ringside_reviews average="<img src=x onerror=alert(1)>"]x[/ringside_reviews]', '<div data-ringside="reviews" data-ringside-average="&lt;img src=x onerror=alert(1)&gt;">x</div>' ),
			'a mini-cart without content' => array( '[ringside_mini_cart]', '<div data-ringside="mini-cart"><a href="https://shop.example/en/carrito/">Basket</a></div>' ),
			'a product without content'   => array( '[ringside_add_to_cart product="12"]', '<div data-ringside="add-to-cart" data-ringside-product="12"><a href="/?add-to-cart=12" rel="nofollow">Add to basket</a></div>' ),
			'a card without content'     => array( '[ringside_product product="12"]', '<div data-ringside="product" data-ringside-product="12"><a href="https://shop.example/producto/oso/">Oso &amp; Cía</a></div>' ),
			'a list without content'     => array( '[ringside_products category="figuras" on_sale="on"]', '<div data-ringside="products" data-ringside-category="figuras" data-ringside-on-sale="on"><a href="https://shop.example/tienda/">Shop</a></div>' ),
			'pictures of a product'       => array( '[ringside_gallery product="12"]', '<div data-ringside="gallery" data-ringside-product="12"><a href="https://shop.example/producto/oso/">Oso &amp; Cía</a></div>' ),
			'no such product'             => array( '[ringside_add_to_cart product="13"]', '<div data-ringside="add-to-cart" data-ringside-product="13"></div>' ),
		);
	}

	/** @dataProvider shortcodes */
	public function test_a_shortcode_is_the_hook( string $text, string $html ): void {
		self::assertSame( $html, do_shortcode( $text ) );
	}

	public function test_the_basket_is_named_as_the_shops_own_page(): void {
		Platform::$state['pages']  = array( 'cart' => 7 );
		Platform::$state['titles'] = array( 7 => 'Cart &amp; <b>more</b>' );
		self::assertSame( '<div data-ringside="mini-cart"><a href="https://shop.example/en/carrito/">Cart &amp; more</a></div>', do_shortcode( '[ringside_mini_cart]' ) );
	}

	public function test_a_basket_without_a_page_is_called_a_cart_in_american_english(): void {
		Platform::$state['language'] = 'en-US';
		self::assertStringContainsString( '>Cart</a>', do_shortcode( '[ringside_cart_count]' ) );
		Platform::$state['language'] = 'en-GB';
		self::assertStringContainsString( '>Basket</a>', do_shortcode( '[ringside_cart_count]' ) );
	}

	public function test_a_block_is_the_same_hook(): void {
		$block = Platform::$blocks['ringside/mini-cart'];
		self::assertSame( '<div data-ringside="mini-cart" data-ringside-layout="drawer"><p>Basket</p></div>', ( $block['render_callback'] )( array( 'layout' => 'drawer' ), '<p>Basket</p>' ) );
		self::assertSame( array( 'type' => 'string' ), $block['attributes']['layout'] );
		self::assertTrue( wp_script_is( $block['editor_script_handles'][0], 'registered' ) );
	}

	public function test_a_block_has_the_classes_that_its_author_adds(): void {
		$render = Platform::$blocks['ringside/mini-cart']['render_callback'];
		self::assertSame( '<div class="my-cart md:flex" data-ringside="mini-cart" data-ringside-layout="drawer">x</div>', $render( array( 'className' => ' my-cart md:flex', 'layout' => 'drawer' ), 'x' ) );
		self::assertSame( '<div class="&quot;&gt;&lt;b&gt;" data-ringside="mini-cart">x</div>', $render( array( 'className' => '"><b>' ), 'x' ) );
		self::assertSame( '<div data-ringside="mini-cart">x</div>', $render( array( 'className' => '' ), 'x' ) );
	}

	public function test_the_editor_is_told_of_every_hook(): void {
		$expected = array();
		foreach ( Hooks::read( RINGSIDE_PLUGIN . '/hooks.json' ) as $name => $hook ) {
			foreach ( $hook['attributes'] as $option => $spec ) {
				$hook['attributes'][ $option ] = array( 'label' => ucfirst( str_replace( '-', ' ', $option ) ) ) + $spec;
			}
			$expected[ $name ] = array( 'title' => 'Ringside: ' . str_replace( '-', ' ', $name ) ) + $hook;
		}
		$before = wp_scripts()->get_data( 'ringside-blocks', 'before' );
		self::assertEquals( $expected, json_decode( substr( $before[0], strlen( 'var ringsideHooks = ' ), -1 ), true ) );
	}
}
