<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\BlockList;
use Ringside\BlockTexts;
use Ringside\Hooks;

final class HooksTest extends TestCase {

	/** The editor. */
	protected function setUp(): void {
		self::start( true );
		do_action( 'enqueue_block_editor_assets' );
	}

	private static function start( bool $is_admin ): void {
		Platform::begin( array( 'is_admin' => $is_admin ), array() );
		add_action( 'plugins_loaded', 'Ringside\start' );
		do_action( 'plugins_loaded' );
		do_action( 'init' );
	}

	public function test_every_hook_has_a_block_and_a_shortcode(): void {
		$names = array_keys( Hooks::read( RINGSIDE_PLUGIN . '/hooks.json' ) );
		self::assertSame( array_map( static function ( $name ) { return "ringside/{$name}"; }, $names ), array_keys( Platform::$blocks ), 'To mend it: includes/BlockTexts.php' );
		self::assertSame( array_map( static function ( $name ) { return 'ringside_' . str_replace( '-', '_', $name ); }, $names ), array_keys( Platform::$shortcodes ) );
	}

	/** @return array<string, array{string, array<string, array<string, mixed>>, array<string, mixed>}> Name, attributes and texts of each hook. */
	public function hooks(): array {
		$rows = array();
		foreach ( Hooks::read( RINGSIDE_PLUGIN . '/hooks.json' ) as $name => $hook ) {
			$rows[ $name ] = array( $name, $hook['attributes'] );
		}
		return $rows;
	}

	/** @dataProvider hooks */
	public function test_each_option_has_words_of_an_owners_or_is_hidden( string $name, array $attributes ): void {
		$texts   = BlockTexts::all()[ $name ];
		$options = $texts['options'] ?? array();
		self::assertEqualsCanonicalizing( array_keys( $attributes ), array_merge( array_keys( $options ), $texts['hidden'] ?? array() ) );
		foreach ( array_merge( array( $texts['title'], $texts['description'] ), array_column( $options, 'label' ), array_column( $options, 'help' ) ) as $text ) {
			self::assertNotSame( '', $text );
		}
		self::assertCount( count( $options ), array_column( $options, 'label' ) );
		self::assertCount( count( $options ), array_column( $options, 'help' ) );
		self::assertSame( array_unique( array_column( $options, 'label' ) ), array_column( $options, 'label' ), 'two options with one label' );
		foreach ( $options as $option => $words ) {
			$values = $attributes[ $option ]['values'] ?? null;
			if ( null !== $values ) {
				self::assertEqualsCanonicalizing( $values, array_map( 'strval', array_keys( $words['choices'] ) ), $option );
				self::assertNotNull( $words['choices'][ $attributes[ $option ]['fallback'] ], 'the default of an option has a label' );
			} elseif ( isset( $words['choices'] ) ) {
				self::assertSame( array(), array_diff( preg_split( '/[\s,]+/', $attributes[ $option ]['fallback'] ), array_keys( $words['choices'] ) ), 'a default without a box' );
			}
		}
	}

	/** @dataProvider hooks */
	public function test_a_block_that_owners_can_use_is_found_by_words_and_has_a_picture( string $name ): void {
		$block = Platform::$blocks[ "ringside/{$name}" ];
		$texts = BlockTexts::all()[ $name ];
		self::assertSame( $texts['is_offered'] ?? true, $block['supports']['inserter'] );
		self::assertContains( 'Ringside', $block['keywords'] );
		if ( $block['supports']['inserter'] ) {
			self::assertGreaterThan( 1, count( $block['keywords'] ) );
			self::assertNotSame( 'editor-code', $block['icon'] );
		}
		self::assertContains( $block['category'], array_column( apply_filters( 'block_categories_all', array( array( 'slug' => 'widgets', 'title' => 'Widgets' ) ) ), 'slug' ) );
	}

	/** @dataProvider hooks */
	public function test_an_example_of_a_shortcode_has_options_that_it_takes( string $name, array $attributes ): void {
		$texts = BlockTexts::all()[ $name ];
		foreach ( $texts['example'] ?? array() as $option => $value ) {
			self::assertArrayHasKey( $option, $texts['options'] );
			$values = 'flag' === $attributes[ $option ]['type'] ? array( 'on', 'off' ) : $attributes[ $option ]['values'] ?? array( $value );
			self::assertContains( $value, $values );
			self::assertNotSame( $value, $attributes[ $option ]['fallback'], 'an example changes something' );
		}
		self::assertStringStartsWith( '<div data-ringside="' . $name . '"', do_shortcode( BlockList::example( $name, $texts ) ) );
	}

	public function test_no_two_blocks_have_one_title(): void {
		$titles = array_column( BlockTexts::all(), 'title' );
		self::assertSame( array_unique( $titles ), $titles );
	}

	/** @return array<string, array{string, string}> */
	public function shortcodes(): array {
		return array(
			'an option'                   => array( '[ringside_tabs orientation="vertical"]<a href="#a">A</a>[/ringside_tabs]', '<div data-ringside="tabs" data-ringside-orientation="vertical"><a href="#a">A</a></div>' ),
			'an option of two words'      => array( '[ringside_mini_cart open_on_add="off"]x[/ringside_mini_cart]', '<div data-ringside="mini-cart" data-ringside-open-on-add="off">x</div>' ),
			'a misspelt option is kept'   => array( '[ringside_mini_cart layuot="drawer"]x[/ringside_mini_cart]', '<div data-ringside="mini-cart" data-ringside-layuot="drawer">x</div>' ),
			'markup in a value'           => array( '[ringside_reviews average="<img src=x onerror=alert(1)>"]x[/ringside_reviews]', '<div data-ringside="reviews" data-ringside-average="&lt;img src=x onerror=alert(1)&gt;">x</div>' ),
			'a mini-cart without content' => array( '[ringside_mini_cart]', '<div data-ringside="mini-cart"><a href="https://shop.example/en/carrito/">Basket</a></div>' ),
			'a product without content'   => array( '[ringside_add_to_cart product="12"]', '<div data-ringside="add-to-cart" data-ringside-product="12" data-ringside-name="Oso &amp; Cía"><a href="/?add-to-cart=12" rel="nofollow">Add to basket</a></div>' ),
			'a card without content'     => array( '[ringside_product product="12"]', '<div data-ringside="product" data-ringside-product="12"><a href="https://shop.example/producto/oso/">Oso &amp; Cía</a></div>' ),
			'a list without content'     => array( '[ringside_products category="figuras" on_sale="on"]', '<div data-ringside="products" data-ringside-category="figuras" data-ringside-on-sale="on"><a href="https://shop.example/tienda/">Shop</a></div>' ),
			'pictures of a product'       => array( '[ringside_gallery product="12"]', '<div data-ringside="gallery" data-ringside-product="12"><a href="https://shop.example/producto/oso/">Oso &amp; Cía</a></div>' ),
			'a product with another name' => array( '[ringside_add_to_cart product="12" name="Bear"]x[/ringside_add_to_cart]', '<div data-ringside="add-to-cart" data-ringside-product="12" data-ringside-name="Bear">x</div>' ),
			'a login without content'     => array( '[ringside_login]', '<div data-ringside="login"><a href="https://shop.example/myaccount/">My account</a></div>' ),
			'a time of the shop in winter' => array( '[ringside_countdown until="2026-12-01T18:00"]x[/ringside_countdown]', '<div data-ringside="countdown" data-ringside-until="2026-12-01T18:00:00+01:00">x</div>' ),
			'one in summer'               => array( '[ringside_countdown until="2026-07-01T18:00"]x[/ringside_countdown]', '<div data-ringside="countdown" data-ringside-until="2026-07-01T18:00:00+02:00">x</div>' ),
			'one with a zone'             => array( '[ringside_countdown until="2026-12-01T18:00Z"]x[/ringside_countdown]', '<div data-ringside="countdown" data-ringside-until="2026-12-01T18:00Z">x</div>' ),
			'no time'                     => array( '[ringside_countdown until="2026-13-41T18:00"]x[/ringside_countdown]', '<div data-ringside="countdown" data-ringside-until="2026-13-41T18:00">x</div>' ),
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

	public function test_the_editor_is_told_of_the_options_that_it_offers(): void {
		$before = wp_scripts()->get_data( 'ringside-blocks', 'before' );
		$shown  = json_decode( substr( $before[0], strlen( 'var ringsideBlocks = ' ), -1 ), true );
		foreach ( Hooks::read( RINGSIDE_PLUGIN . '/hooks.json' ) as $name => $hook ) {
			$block = $shown[ $name ];
			$texts = BlockTexts::all()[ $name ];
			self::assertSame( array_keys( $texts['options'] ?? array() ), array_keys( $block['options'] ) );
			self::assertSame( array_keys( $hook['attributes'] ), array_keys( $block['attributes'] ), 'hidden options are kept where a block has them' );
			foreach ( $block['options'] as $option => $spec ) {
				self::assertSame( array(), array_diff_assoc( array_diff_key( $hook['attributes'][ $option ], array( 'values' => true ) ), $spec ) );
				self::assertSame( $texts['options'][ $option ]['label'], $spec['label'] );
			}
			self::assertSame( array_diff_key( $block, array( 'options' => true, 'note' => true ) ), array_intersect_key( Platform::$blocks[ "ringside/{$name}" ], $block ) );
		}
		self::assertArrayNotHasKey( 'custom', $shown['popup']['options']['size']['choices'] );
	}

	public function test_a_page_of_the_shop_has_the_same_blocks_and_translates_no_text_of_them(): void {
		$in_editor = Platform::$blocks;
		self::start( false );
		self::assertSame( array(), Platform::$translated );
		self::assertSame( array_keys( $in_editor ), array_keys( Platform::$blocks ) );
		self::assertSame( array_column( $in_editor, 'attributes' ), array_column( Platform::$blocks, 'attributes' ) );
		self::assertSame( '<div data-ringside="tabs"><p>1</p></div>', ( Platform::$blocks['ringside/tabs']['render_callback'] )( array(), '<p>1</p>' ) );
		self::assertFalse( wp_scripts()->get_data( 'ringside-blocks', 'before' ) );
		// As a plugin does that has an editor on pages of the shop.
		do_action( 'enqueue_block_editor_assets' );
		self::assertNotEmpty( wp_scripts()->get_data( 'ringside-blocks', 'before' ) );
	}

	public function test_a_hook_without_texts_is_a_shortcode_alone(): void {
		Platform::$blocks = Platform::$shortcodes = array();
		( new Hooks( array( 'size-guide' => array( 'attributes' => array() ) ), RINGSIDE_PLUGIN . '/ringside.php' ) )->register_all();
		self::assertSame( array(), Platform::$blocks );
		self::assertSame( array( 'ringside_size_guide' ), array_keys( Platform::$shortcodes ) );
	}
}
