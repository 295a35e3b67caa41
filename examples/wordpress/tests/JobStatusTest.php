<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\Jobs;
use Ringside\JobStatus;
use Ringside\Settings;
use const Ringside\OPTION;

final class JobStatusTest extends TestCase {

	private const ON_BLOCKS = array( 'basket-block' => true, 'checkout-block' => true, 'card-payment' => true, 'wallet-buttons' => true );

	/** @return array<string, array{array, array, array<string, string>}> Scripts, switches, and the results. */
	public function pages(): array {
		$variations = array( 'deps' => array( 'jquery' ), 'data' => array( 'wc_add_to_cart_variation_params' => array( 'ajax_url' => '/' ) ) );
		$block      = array( 'deps' => array( 'wc-blocks-checkout' ) );
		return array(
			'a job with its settings'               => array( array( 'wc-add-to-cart-variation' => $variations ), array(), array( 'variations' => JobStatus::ACTIVE ) ),
			'a job without settings of its own'     => array( array( 'popup-maker-site' => array() ), array(), array( 'popups' => JobStatus::ACTIVE ) ),
			'a job whose settings are missing'      => array( array( 'wc-add-to-cart-variation' => array() ), array(), array( 'variations' => JobStatus::NO_SETTINGS ) ),
			'settings that another script brings'   => array(
				array( 'wc-add-to-cart-variation' => array(), 'bundle' => array( 'src' => '/bundle.js', 'data' => $variations['data'] ) ),
				array(),
				array( 'variations' => JobStatus::ACTIVE ),
			),
			'a job that is off'                     => array( array( 'wc-add-to-cart-variation' => $variations ), array( 'variations' => false ), array() ),
			'a page without scripts of jobs'        => array( array( 'theme' => array() ), array(), array() ),
			'a block that another plugin adds to'   => array(
				array( 'wc-checkout-block-frontend' => array( 'deps' => array( 'other-payment' ) ), 'other-payment' => array( 'only_registered' => true ) ),
				self::ON_BLOCKS,
				array( JobStatus::BLOCKS_KEPT_BY => 'other', 'checkout-block' => JobStatus::EXTENDED ),
			),
			'a block that another plugin works on'  => array(
				array( 'wc-checkout-block-frontend' => array(), 'map' => array( 'src' => '/wp-content/plugins/maps/map.js', 'code' => 'wc.blocksCheckout' ) ),
				self::ON_BLOCKS,
				array( JobStatus::BLOCKS_KEPT_BY => 'maps', 'checkout-block' => JobStatus::EXTENDED ),
			),
			'a block whose client a theme asks for' => array(
				array( 'wc-blocks-checkout' => array( 'only_registered' => true ), 'wc-cart-block-frontend' => array(), 'sums' => array( 'src' => 'https://cdn.example/wp-content/themes/child/sums.js', 'deps' => array( 'wc-blocks-checkout' ) ) ),
				self::ON_BLOCKS,
				array( JobStatus::BLOCKS_KEPT_BY => 'child', 'basket-block' => JobStatus::EXTENDED ),
			),
			'code that comes with no file'          => array(
				array( 'wc-checkout-block-frontend' => array(), 'snippet' => array( 'src' => false, 'inline' => "wp.data.select( 'wc/store/cart' )" ) ),
				self::ON_BLOCKS,
				array( JobStatus::BLOCKS_KEPT_BY => 'snippet', 'checkout-block' => JobStatus::EXTENDED ),
			),
			'a block that suggests addresses'       => array(
				array( 'wc-checkout-block-frontend' => array(), 'wc-address-autocomplete-common' => array() ),
				self::ON_BLOCKS,
				array( JobStatus::BLOCKS_KEPT_BY => 'wc-address-autocomplete-common', 'checkout-block' => JobStatus::EXTENDED ),
			),
			'a block that is ours'                  => array( array( 'wc-blocks-checkout' => array( 'only_registered' => true ), 'wc-checkout-block-frontend' => $block ), self::ON_BLOCKS, array( 'checkout-block' => JobStatus::ACTIVE ) ),
			'replies to posts, which stay as they are' => array( array( 'comment-reply' => array() ), array(), array() ),
		);
	}

	/** @dataProvider pages */
	public function test_a_page_stores_what_happened_to_its_jobs( array $scripts, array $switches, array $results ): void {
		print_shop_page( array( 'jquery' => array( 'only_registered' => true ) ) + $scripts, $switches );
		self::assertSame( $results, JobStatus::read() );
	}

	/** @return array<string, array{list<string>, string}> The gateways of the checkout, and the result of card payment. */
	public function gateways(): array {
		return array(
			'cards alone'   => array( array( 'woocommerce_payments' ), JobStatus::ACTIVE ),
			'other methods' => array( array( 'woocommerce_payments', 'woocommerce_payments_klarna' ), JobStatus::OTHER_METHODS ),
		);
	}

	/** @dataProvider gateways */
	public function test_card_payment_that_is_left_to_the_payment_plugin_has_the_reason( array $gateways, string $result ): void {
		$script = array( 'data' => array( 'wcpay_upe_config' => array( 'publishableKey' => 'pk_test_1' ) ) );
		print_shop_page( array( 'wcpay-upe-checkout' => $script ), self::ON_BLOCKS, array( 'is_checkout' => true, 'gateways' => $gateways ) );
		self::assertSame( array( 'card-payment' => $result ), JobStatus::read() );
	}

	public function test_a_plugin_that_is_gone_keeps_no_block_any_more(): void {
		$before = array( JobStatus::BLOCKS_KEPT_BY => 'maps', 'checkout-block' => JobStatus::EXTENDED );
		print_shop_page( array( 'wc-checkout-block-frontend' => array() ), self::ON_BLOCKS, array(), array(), array( JobStatus::OPTION => $before ) );
		self::assertSame( array( 'checkout-block' => JobStatus::ACTIVE ), JobStatus::read() );
	}

	public function test_visits_of_shoppers_store_nothing(): void {
		print_shop_page( array( 'popup-maker-site' => array() ), array(), array( 'can' => false ) );
		self::assertSame( array(), Platform::$writes );
	}

	public function test_nothing_is_written_again_until_something_changes(): void {
		print_shop_page( array( 'popup-maker-site' => array() ) );
		self::assertSame( array( JobStatus::OPTION ), Platform::$writes );
		$stored = Platform::$options[ JobStatus::OPTION ];
		ob_start();
		do_action( 'wp_print_footer_scripts' );
		ob_end_clean();
		self::assertSame( array( JobStatus::OPTION ), Platform::$writes );
		self::assertSame( $stored, Platform::$options[ JobStatus::OPTION ] );
	}

	public function test_what_was_seen_is_kept_when_settings_are_stored(): void {
		foreach ( array( 'stored before' => true, 'stored for the first time' => false ) as $case => $is_stored ) {
			print_shop_page( array( 'popup-maker-site' => array() ) );
			if ( ! $is_stored ) {
				delete_option( OPTION );
			}
			do_action( 'admin_init' );
			$switches = array_filter( ( new Settings( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' ) ) )->switches() );
			send_settings( OPTION, array( 'jobs' => $switches, 'free_shipping_from' => '50' ) );
			self::assertSame( array( 'popups' => JobStatus::ACTIVE ), JobStatus::read(), $case );
			Platform::$options[ JobStatus::OPTION ]['variations'] = JobStatus::ACTIVE;
			unset( $switches['popups'] );
			send_settings( OPTION, array( 'jobs' => $switches, 'free_shipping_from' => '50' ) );
			self::assertSame( array( 'variations' => JobStatus::ACTIVE ), JobStatus::read(), "{$case}: a task that was switched" );
		}
	}

	public function test_a_task_that_the_first_form_switches_starts_anew(): void {
		print_shop_page( array( 'popup-maker-site' => array() ) );
		delete_option( OPTION );
		do_action( 'admin_init' );
		send_settings( OPTION, array( 'jobs' => array() ) );
		self::assertSame( array(), JobStatus::read() );
	}

	public function test_whatever_the_option_holds_it_is_read_as_results(): void {
		foreach ( array( 'x', null, array( 'popups' => array( 1 ) ) ) as $stored ) {
			Platform::$options[ JobStatus::OPTION ] = $stored;
			self::assertSame( array(), JobStatus::read() );
		}
	}
}
