<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\Jobs;

/** The platform's basket and checkout blocks, which plugins extend with scripts that the block depends on. */
final class BlocksTest extends TestCase {

	/** The switch of both blocks, which is on from the start. */
	private const OFF = array(
		'basket-block'   => false,
		'checkout-block' => false,
	);

	private const SETTINGS = "var wcSettings = wcSettings || JSON.parse( decodeURIComponent( '%7B%22countryData%22%3A%7B%7D%7D' ) );";

	/**
	 * A page with a block, as the platform registers it.
	 *
	 * @param list<string> $added Scripts of other plugins that the block depends on.
	 */
	private static function scripts( array $added = array(), string $block = 'wc-checkout-block-frontend' ): array {
		$scripts = array(
			'jquery'                => array( 'only_registered' => true ),
			'wp-data'               => array( 'only_registered' => true ),
			'react'                 => array( 'only_registered' => true ),
			'wc-settings'           => array( 'deps' => array( 'wp-data' ), 'only_registered' => true, 'before' => self::SETTINGS ),
			'wc-blocks-checkout'    => array( 'deps' => array( 'react' ), 'only_registered' => true ),
			'wc-payment-method-cod' => array( 'deps' => array( 'wc-settings' ), 'only_registered' => true ),
			$block                  => array( 'deps' => array_merge( array( 'react', 'wc-settings', 'wc-blocks-checkout', 'wc-payment-method-cod' ), $added ), 'late' => true ),
		);
		foreach ( $added as $handle ) {
			$scripts[ $handle ] = array( 'src' => "https://shop.example/wp-content/plugins/other/{$handle}.js", 'deps' => array( 'wc-settings' ), 'only_registered' => true );
		}
		return $scripts;
	}

	/** @return array<string, array{string}> */
	public function blocks(): array {
		return array( 'basket' => array( 'wc-cart-block-frontend' ), 'checkout' => array( 'wc-checkout-block-frontend' ) );
	}

	/** @dataProvider blocks */
	public function test_a_block_that_is_switched_off_is_left_to_its_scripts( string $block ): void {
		$page    = print_shop_page( self::scripts( array(), $block ), self::OFF );
		$fetched = list_scripts( implode( '', $page ) );
		foreach ( array( $block, 'wc-blocks-checkout', 'wc-payment-method-cod', 'react', 'wc-settings' ) as $handle ) {
			self::assertContains( $handle, $fetched );
		}
		self::assertNotContains( 'checkout', read_config( $page['foot'] )['takeOver'] );
	}

	/** @return array<string, array{array<string, bool>}> */
	public function block_switches(): array {
		return array( 'off' => array( self::OFF ), 'on' => array( array() ) );
	}

	/** @dataProvider block_switches */
	public function test_pages_without_a_block_are_taken_over( array $switches ): void {
		$scripts = array_map( static function ( array $script ): array { return array( 'late' => false, 'only_registered' => true ) + $script; }, self::scripts() );
		$page    = print_shop_page( $scripts + array( 'wc-checkout' => array( 'deps' => array( 'jquery' ) ) ), $switches );
		self::assertSame( array(), list_scripts( implode( '', $page ) ) );
		self::assertContains( 'checkout', read_config( $page['foot'] )['takeOver'] );
	}

	public function test_a_basket_whose_lines_a_customer_may_save_for_later_is_left_to_its_scripts(): void {
		$basket  = 'wc-cart-block-frontend';
		$fetched = static fn( array $state, string $block ): array => list_scripts( implode( '', print_shop_page( self::scripts( array(), $block ), array(), $state ) ) );
		$saving  = array( 'is_logged_in' => true, 'features' => array( 'cart_save_for_later' ) );
		self::assertContains( $basket, $fetched( $saving, $basket ) );
		self::assertNotContains( $basket, $fetched( array( 'is_logged_in' => false ) + $saving, $basket ) );
		self::assertNotContains( $basket, $fetched( array( 'features' => array() ) + $saving, $basket ) );
		self::assertNotContains( 'wc-checkout-block-frontend', $fetched( $saving, 'wc-checkout-block-frontend' ) );
	}

	public function test_a_checkout_that_suggests_addresses_is_left_to_its_scripts(): void {
		$search  = array( 'wc-address-autocomplete-common' => array() );
		$fetched = static fn( string $block ): array => list_scripts( implode( '', print_shop_page( self::scripts( array(), $block ) + $search ) ) );
		self::assertContains( 'wc-checkout-block-frontend', $fetched( 'wc-checkout-block-frontend' ) );
		self::assertContains( 'wc-blocks-checkout', $fetched( 'wc-checkout-block-frontend' ) );
		self::assertNotContains( 'wc-cart-block-frontend', $fetched( 'wc-cart-block-frontend' ) );
		$page = print_shop_page( $search + array( 'jquery' => array( 'only_registered' => true ), 'wc-checkout' => array( 'deps' => array( 'jquery' ) ) ) );
		self::assertSame( array( 'wc-address-autocomplete-common' ), list_scripts( implode( '', $page ) ) );
		self::assertContains( 'checkout', read_config( $page['foot'] )['takeOver'] );
	}

	/** @return array<string, array{string, string, bool}> A script that the block depends on, the folder of the plugin that registers it, and whether the block is ours. */
	public function packages(): array {
		return array(
			'data of Gutenberg'                 => array( 'wp-data', 'gutenberg', true ),
			'React of Gutenberg'                => array( 'react', 'gutenberg', true ),
			'a helper of Gutenberg'             => array( 'lodash', 'gutenberg', true ),
			'what Gutenberg adds of its own'    => array( 'gutenberg-own', 'gutenberg', false ),
			'data of another plugin'            => array( 'wp-data', 'other', false ),
			'a plugin with a name that is like' => array( 'wp-data', 'gutenberg-forms', false ),
		);
	}

	/** @dataProvider packages */
	public function test_a_block_is_ours_beside_packages_of_the_platform_that_gutenberg_has_replaced( string $handle, string $folder, bool $is_ours ): void {
		$scripts = self::scripts( array( $handle ) );

		$scripts[ $handle ]['src'] = "https://shop.example/wp-content/plugins/{$folder}/build/scripts/{$handle}/index.min.js";
		$page                      = print_shop_page( $scripts );
		self::assertSame( $is_ours, in_array( 'checkout', read_config( $page['foot'] )['takeOver'], true ) );
		self::assertSame( ! $is_ours, in_array( 'wc-checkout-block-frontend', list_scripts( implode( '', $page ) ), true ) );
	}

	/** @dataProvider blocks */
	public function test_a_block_that_is_ours_keeps_its_settings_and_nothing_else( string $block ): void {
		$page = print_shop_page( self::scripts( array(), $block ) );
		self::assertSame( array( 'wp-data', 'wc-settings' ), list_scripts( implode( '', $page ) ) );
		self::assertStringContainsString( self::SETTINGS, $page['foot'] );
		self::assertContains( 'checkout', read_config( $page['foot'] )['takeOver'] );
	}

	/** @return array<string, array{array<string, bool>, bool}> Switches, and whether the payment plugin's script is replaced. */
	public function payment_switches(): array {
		return array(
			'cards and wallets are off' => array( array(), false ),
			'cards alone are on'        => array( array( 'card-payment' => true ), false ),
			'wallets alone are on'      => array( array( 'wallet-buttons' => true ), false ),
			'both are on'               => array( array( 'card-payment' => true, 'wallet-buttons' => true ), true ),
		);
	}

	/** @dataProvider payment_switches */
	public function test_a_block_stays_with_its_script_while_that_takes_payments_that_are_not_ours( array $jobs, bool $is_out ): void {
		$page    = print_shop_page( self::scripts( array( 'WCPAY_BLOCKS_CHECKOUT' ) ), $jobs );
		$fetched = list_scripts( implode( '', $page ) );
		foreach ( array( 'wc-checkout-block-frontend', 'WCPAY_BLOCKS_CHECKOUT', 'wc-payment-method-cod', 'wc-blocks-checkout', 'react' ) as $handle ) {
			self::assertSame( ! $is_out, in_array( $handle, $fetched, true ), $handle );
		}
		self::assertContains( 'wc-settings', $fetched );
		self::assertSame( $is_out, in_array( 'checkout', read_config( $page['foot'] )['takeOver'], true ) );
	}

	public function test_a_block_stays_with_its_script_where_that_offers_other_methods_than_cards(): void {
		$jobs    = array( 'card-payment' => true, 'wallet-buttons' => true );
		$state   = array( 'is_checkout' => true, 'gateways' => array( 'woocommerce_payments', 'woocommerce_payments_klarna' ) );
		$fetched = list_scripts( implode( '', print_shop_page( self::scripts( array( 'WCPAY_BLOCKS_CHECKOUT' ) ), $jobs, $state ) ) );
		self::assertContains( 'WCPAY_BLOCKS_CHECKOUT', $fetched );
		self::assertContains( 'wc-checkout-block-frontend', $fetched );
	}

	/** @dataProvider blocks */
	public function test_a_payment_method_that_we_do_not_know_is_never_lost( string $block ): void {
		$all_on  = array_fill_keys( array_keys( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() ), true );
		$fetched = list_scripts( implode( '', print_shop_page( self::scripts( array( 'wc-other-payments' ), $block ), $all_on ) ) );
		self::assertContains( 'wc-other-payments', $fetched );
		self::assertContains( $block, $fetched );
	}

	public function test_a_block_stays_where_another_script_brings_the_client_of_the_blocks(): void {
		$other   = array( 'other' => array( 'deps' => array( 'wc-blocks-checkout' ), 'late' => true ) );
		$fetched = list_scripts( implode( '', print_shop_page( self::scripts() + $other ) ) );
		self::assertContains( 'wc-checkout-block-frontend', $fetched );
		self::assertContains( 'wc-payment-method-cod', $fetched, 'what it lost at the head is put back' );
	}

	public function test_pages_without_the_block_are_taken_over_although_it_is_extended(): void {
		$scripts = array_map( static function ( array $script ): array { return array( 'late' => false, 'only_registered' => true ) + $script; }, self::scripts( array( 'wc-other-payments' ) ) );
		$page    = print_shop_page( $scripts + array( 'wc-checkout' => array( 'deps' => array( 'jquery' ) ) ) );
		self::assertSame( array(), list_scripts( implode( '', $page ) ) );
		self::assertContains( 'checkout', read_config( $page['foot'] )['takeOver'] );
	}

	/** @return array<string, array{array<string, mixed>}> Scripts that name none of the blocks' scripts. */
	public function scripts_on_blocks(): array {
		return array(
			'a map that reads the blocks from their client'  => array( array( 'code' => 'if(window.wc?.blocksCheckout){}', 'deps' => array( 'jquery' ) ) ),
			'buttons beside the shipping rates'              => array( array( 'code' => 'document.querySelector(".wc-block-components-shipping-rates-control")' ) ),
			'a tracker that listens to the stores'           => array( array( 'code' => "wp.data.subscribe(a,'wc/store/cart')" ) ),
			'one by the names of the stores'                 => array( array( 'code' => 'const{CART_STORE_KEY:k}=window.wc.wcBlocksData' ) ),
			'a tracker that listens to the actions'          => array( array( 'code' => 'addAction("experimental__woocommerce_blocks-cart-add-item","x",f)' ) ),
			'a tracker that listens to lists and the basket' => array( array( 'code' => 'const p="experimental__woocommerce_blocks";addAction(`${p}-product-list-render`,"x",f);addAction(`${p}-cart-add-item`,"x",f)' ) ),
			'one that puts their names together'             => array( array( 'code' => 'on(`woocommerce_blocks-checkout-${name}`)' ) ),
			'a look at the page'                             => array( array( 'code' => 'document.querySelector(".wc-block-checkout__form")' ) ),
			'a look at the basket'                           => array( array( 'code' => 'document.querySelector(".wc-block-cart-items")' ) ),
			'one whose chunks may listen to the actions'     => array( array( 'code' => '(self.webpackChunkx=self.webpackChunkx||[]).push([[1],{}])', 'deps' => array( 'jquery', 'wp-hooks' ) ) ),
			'code without a file'                            => array( array( 'src' => false, 'inline' => "wp.data.select( 'wc/store/checkout' );" ) ),
		);
	}

	/** @dataProvider scripts_on_blocks */
	public function test_a_block_stays_where_a_script_works_on_it_without_naming_its_scripts( array $script ): void {
		foreach ( $this->blocks() as list( $block ) ) {
			foreach ( array( 'at the head' => false, 'by a template' => true ) as $case => $is_late ) {
				$others = array( 'wp-hooks' => array( 'only_registered' => true ), 'other' => $script + array( 'late' => $is_late ) );
				$page   = print_shop_page( self::scripts( array(), $block ) + $others );
				foreach ( array( $block, 'wc-blocks-checkout', 'wc-payment-method-cod', 'react' ) as $handle ) {
					self::assertContains( $handle, list_scripts( implode( '', $page ) ), $case );
				}
				self::assertNotContains( 'checkout', read_config( $page['foot'] )['takeOver'], $case );
			}
		}
	}

	public function test_a_block_stays_where_code_for_it_was_added_to_a_script_that_is_out(): void {
		foreach ( array( 'wc-checkout-block-frontend', 'wc-blocks-checkout' ) as $handle ) {
			$scripts                       = self::scripts();
			$scripts[ $handle ]['inline'] = 'window.wc.blocksCheckout.registerCheckoutFilters( "x", {} );';
			self::assertContains( 'wc-checkout-block-frontend', list_scripts( implode( '', print_shop_page( $scripts ) ) ), $handle );
		}
	}

	/** @return array<string, array{array<string, mixed>}> Scripts on a page whose block is ours. */
	public function scripts_of_a_plain_shop(): array {
		$mini_cart = rawurlencode( '{"wc-block-cart-button-frontend":{"src":"/a.js"}}' );
		return array(
			'one of the shop that works on its blocks'         => array( array( 'src' => '/wp-content/plugins/woocommerce/assets/client/blocks/wc-blocks-google-analytics.js', 'code' => 'addAction("experimental__woocommerce_blocks-cart-add-item")' ) ),
			'one of the shop that loads others'                => array( array( 'src' => '/wp-content/plugins/woocommerce/assets/client/blocks/x.js', 'code' => 'webpackChunkwebpackWcBlocksFrontendJsonp', 'deps' => array( 'wp-hooks' ) ) ),
			'the small basket, which prints names of scripts'  => array( array( 'src' => WC_PLUGIN_URL . 'mini-cart-frontend.js', 'inline' => "var wcBlocksMiniCartFrontendDependencies = JSON.parse( decodeURIComponent( '{$mini_cart}' ) );" ) ),
			'the grid of products in the empty basket'         => array( array( 'deps' => array( 'wp-hooks' ), 'src' => false, 'inline' => 'wp.hooks.doAction( "experimental__woocommerce_blocks-product-list-render", { products: JSON.parse( decodeURIComponent( "%5B%5D" ) ), listName: "woocommerce/product-new" } );' ) ),
			'a theme that adds through the Store API'          => array( array( 'code' => 'fetch("/wp-json/wc/store/v1/cart");fetch(`${root}wc/store/v1/batch`);fetch("/wc/store/cart")' ) ),
			'a theme with lists of products in blocks'         => array( array( 'code' => 'document.querySelector(".wc-block-grid__product,.wc-block-components-product-button__button")' ) ),
			'one that loads others without the actions'        => array( array( 'code' => 'import("./slides.js")', 'deps' => array( 'jquery' ) ) ),
			'one that asks for the actions'                    => array( array( 'code' => 'wp.hooks.addAction("x")', 'deps' => array( 'wp-hooks' ) ) ),
			'a file elsewhere'                                 => array( array( 'src' => 'https://cdn.example/map.js', 'deps' => array( 'wp-hooks' ) ) ),
		);
	}

	/** @dataProvider scripts_of_a_plain_shop */
	public function test_a_block_is_ours_beside_scripts_that_do_not_work_on_it( array $script ): void {
		foreach ( $this->blocks() as list( $block ) ) {
			$page = print_shop_page( self::scripts( array(), $block ) + array( 'wp-hooks' => array( 'only_registered' => true ), 'other' => $script ) );
			self::assertNotContains( $block, list_scripts( implode( '', $page ) ) );
			self::assertNotContains( 'wc-blocks-checkout', list_scripts( implode( '', $page ) ) );
			self::assertContains( 'checkout', read_config( $page['foot'] )['takeOver'] );
		}
	}

	public function test_scripts_that_name_the_blocks_change_nothing_on_pages_without_one(): void {
		$scripts = array_map( static function ( array $script ): array { return array( 'late' => false, 'only_registered' => true ) + $script; }, self::scripts() );
		$page    = print_shop_page( $scripts + array( 'wc-checkout' => array( 'deps' => array( 'jquery' ) ), 'other' => array( 'code' => 'blocksCheckout' ) ) );
		self::assertSame( array( 'other' ), list_scripts( implode( '', $page ) ) );
		self::assertContains( 'checkout', read_config( $page['foot'] )['takeOver'] );
	}

	public function test_a_script_whose_jobs_are_ours_keeps_no_block(): void {
		$payments = array( 'WCPAY_BLOCKS_CHECKOUT' => array( 'code' => 'wc.blocksCheckout', 'late' => true ) );
		$fetched  = static fn( array $jobs ): array => list_scripts( implode( '', print_shop_page( self::scripts() + $payments, $jobs ) ) );
		self::assertNotContains( 'wc-checkout-block-frontend', $fetched( array( 'card-payment' => true, 'wallet-buttons' => true ) ) );
		self::assertContains( 'wc-checkout-block-frontend', $fetched( array( 'card-payment' => true ) ) );
	}
}
