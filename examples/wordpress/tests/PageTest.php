<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\Jobs;
use Ringside\JobStatus;
use Ringside\PrintedSettings;
use Ringside\ScriptTag;

final class PageTest extends TestCase {

	/** A shop's scripts: every script of every job with its settings, on jQuery. */
	private static function scripts(): array {
		$scripts = array(
			'jquery'         => array( 'only_registered' => true ),
			'jquery-blockui' => array( 'deps' => array( 'jquery' ), 'only_registered' => true ),
			'js-cookie'      => array( 'only_registered' => true ),
			'astra-theme-js' => array( 'data' => array( 'astra' => array( 'break_point' => '921' ) ) ),
		);
		// What the platform asks for by itself beside the script of a job.
		foreach ( self::jobs()->along() as $helpers ) {
			$scripts = array_merge( $scripts, array_fill_keys( $helpers, array( 'deps' => array( 'jquery' ) ) ) );
		}
		foreach ( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() as $row ) {
			foreach ( $row['handles'] as $handle ) {
				$general                    = 'woocommerce' === $handle ? array() : array( 'woocommerce' );
				$scripts[ $handle ]['deps'] = array_merge( array( 'jquery', 'jquery-blockui', 'js-cookie' ), $general );
			}
			if ( null !== $row['settings'] && 'astra' !== $row['settings'] && 'woocommerce_params' !== $row['settings'] ) {
				$scripts[ $row['handles'][0] ]['data'][ $row['settings'] ] = array( 'nonce' => 'nonce-of-' . $row['settings'], 'wc_ajax_url' => '/en/?wc-ajax=%%endpoint%%' );
			}
		}
		$scripts['woocommerce']['data']['woocommerce_params'] = array( 'ajax_url' => '/wp-admin/admin-ajax.php' );
		return $scripts;
	}

	private static function jobs(): Jobs {
		return Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' );
	}

	/** @return array<string, bool> */
	private static function all_on(): array {
		return array_fill_keys( array_keys( self::jobs()->rows() ), true );
	}

	public function test_with_every_job_on_neither_a_script_of_a_job_nor_jquery_is_fetched(): void {
		$scripts = array_diff_key( self::scripts(), self::jobs()->kept() );
		$page    = print_shop_page( $scripts, self::all_on(), array( 'is_product' => true ) );
		self::assertSame( array(), list_scripts( $page['head'] . $page['foot'] ) );
	}

	/** @return array<string, array{string, string}> A helper, and a job whose script it goes along with. */
	public function helpers(): array {
		return array(
			'the zoom'            => array( 'zoom', 'gallery' ),
			'the slider'          => array( 'flexslider', 'gallery' ),
			'the lightbox'        => array( 'photoswipe-ui-default', 'gallery' ),
			'lists at checkout'   => array( 'selectWoo', 'checkout' ),
			'lists in the basket' => array( 'selectWoo', 'basket-page' ),
			'attribution'         => array( 'wc-order-attribution-blocks', 'order-attribution' ),
			'its cookies'         => array( 'sourcebuster-js', 'order-attribution' ),
			'focus on account pages' => array( 'wc-account-i18n', 'sorting-and-notices' ),
		);
	}

	/** @dataProvider helpers */
	public function test_a_helper_of_a_script_that_stays_stays( string $helper, string $job ): void {
		$fetched = list_scripts( implode( '', print_shop_page( self::scripts(), array( $job => false ), array( 'is_product' => true ) ) ) );
		self::assertContains( $helper, $fetched );
		self::assertContains( 'jquery', $fetched );
	}

	/** @dataProvider helpers */
	public function test_a_helper_stays_where_a_script_that_stays_uses_it( string $helper ): void {
		$scripts = self::scripts() + array( 'theme' => array( 'deps' => array( $helper ), 'late' => true ) );
		self::assertContains( $helper, list_scripts( implode( '', print_shop_page( $scripts, self::all_on(), array( 'is_product' => true ) ) ) ) );
	}

	public function test_a_helper_stays_where_somebody_added_code_that_may_call_it(): void {
		$scripts                                = self::scripts();
		$scripts['wc-single-product']['inline'] = 'jQuery( ".photo" ).zoom();';
		$fetched                                = list_scripts( implode( '', print_shop_page( $scripts, self::all_on(), array( 'is_product' => true ) ) ) );
		self::assertContains( 'zoom', $fetched );
		self::assertNotContains( 'selectWoo', $fetched );
	}

	/** @return array<string, array{string}> */
	public function scripts_with_code(): array {
		return array(
			'added to the helper'               => array( 'sourcebuster-js' ),
			'added to the script that calls it' => array( 'wc-order-attribution' ),
		);
	}

	/** @dataProvider scripts_with_code */
	public function test_a_helper_stays_where_somebody_added_code_without_jquery( string $handle ): void {
		$scripts                      = self::scripts();
		$scripts[ $handle ]['inline'] = 'sbjs.init( { domain: "shop.example" } );';
		$html                         = implode( '', print_shop_page( $scripts, self::all_on(), array( 'is_product' => true ) ) );
		self::assertContains( 'sourcebuster-js', list_scripts( $html ) );
		self::assertStringContainsString( 'sbjs.init', $html );
	}

	/** OceanWP, for example, asks for the slider on shop pages, for its quick view. */
	public function test_a_helper_stays_on_a_page_without_the_script_that_the_platform_asks_for_it_with(): void {
		$scripts = array( 'jquery' => array( 'only_registered' => true ), 'flexslider' => array( 'deps' => array( 'jquery' ) ), 'wc-single-product' => array( 'only_registered' => true ) );
		self::assertSame( array( 'jquery', 'flexslider' ), list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
		$scripts['wc-single-product'] = array();
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
	}

	public function test_the_lists_of_account_pages_are_out_where_their_script_is(): void {
		$scripts = array(
			'jquery'          => array( 'only_registered' => true ),
			'selectWoo'       => array( 'deps' => array( 'jquery' ) ),
			'wc-account-i18n' => array( 'deps' => array( 'jquery' ) ),
			'woocommerce'     => array( 'deps' => array( 'jquery' ) ),
		);
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
		$off = array_fill_keys( array( 'sorting-and-notices', 'password-buttons', 'raised-quantities' ), false );
		self::assertEqualsCanonicalizing( array_keys( $scripts ), list_scripts( implode( '', print_shop_page( $scripts, $off ) ) ) );
	}

	/** The basket page as the platform registers it: its script brings those of address fields, which the page asks for by no other way. */
	private static function basket_page(): array {
		$registered = array_fill_keys( array( 'jquery', 'wc-checkout' ), array( 'only_registered' => true ) );
		return $registered + array(
			'wc-country-select' => array( 'deps' => array( 'jquery' ), 'only_registered' => true, 'data' => array( 'wc_country_select_params' => array( 'countries' => '{}' ) ) ),
			'wc-address-i18n'   => array( 'deps' => array( 'jquery', 'wc-country-select' ), 'only_registered' => true, 'data' => array( 'wc_address_i18n_params' => array( 'locale' => '{}' ) ) ),
			'woocommerce'       => array( 'deps' => array( 'jquery' ) ),
			'selectWoo'         => array( 'deps' => array( 'jquery' ) ),
			'wc-cart'           => array( 'deps' => array( 'jquery', 'woocommerce', 'wc-country-select', 'wc-address-i18n' ), 'data' => array( 'wc_cart_params' => array( 'wc_ajax_url' => '/?wc-ajax=%%endpoint%%' ) ) ),
		);
	}

	public function test_what_a_script_that_is_out_brings_for_a_job_that_is_off_stays(): void {
		$off  = array_fill_keys( array( 'checkout', 'checkout-toggles', 'address-fields', 'payment-boxes' ), false );
		$html = implode( '', print_shop_page( self::basket_page(), $off ) );
		self::assertEqualsCanonicalizing( array( 'jquery', 'wc-country-select', 'wc-address-i18n', 'selectWoo' ), list_scripts( $html ) );
		foreach ( array( 'wc_country_select_params', 'wc_address_i18n_params' ) as $setting ) {
			self::assertStringContainsString( "var {$setting} = ", $html );
		}
	}

	public function test_what_a_script_that_is_out_brings_for_a_job_that_is_on_is_out_too(): void {
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( self::basket_page(), array() ) ) ) );
	}

	public function test_the_strength_of_passwords_is_left_to_the_platform(): void {
		$scripts = self::scripts() + array( 'wc-password-strength-meter' => array( 'deps' => array( 'jquery' ) ) );
		$fetched = list_scripts( implode( '', print_shop_page( $scripts, self::all_on(), array( 'is_product' => true ) ) ) );
		self::assertEqualsCanonicalizing( array( 'jquery', 'wc-password-strength-meter' ), $fetched );
	}

	public function test_the_payment_script_stays_with_what_it_depends_on_until_its_job_is_switched_on(): void {
		$page = print_shop_page( self::scripts(), array(), array( 'is_product' => true ) );
		self::assertContains( 'wcpay-upe-checkout', list_scripts( $page['foot'] ) );
		self::assertNotContains( 'wc-checkout', list_scripts( $page['foot'] ) );
		self::assertSame( array( 'jquery' ), list_scripts( $page['head'] ) );
	}

	/** @return array<string, array{array<string, mixed>, bool}> The visit, and whether the payment plugin's script stays. */
	public function payment_methods(): array {
		$cards  = array( 'woocommerce_payments', 'cod', 'other_woocommerce_payments_gateway' );
		$klarna = array( 'woocommerce_payments', 'woocommerce_payments_klarna' );
		return array(
			'cards'                              => array( array( 'is_checkout' => true, 'gateways' => $cards ), false ),
			'another method'                     => array( array( 'is_checkout' => true, 'gateways' => $klarna ), true ),
			'another method to be added'         => array( array( 'is_add_payment_method_page' => true, 'gateways' => $klarna ), true ),
			'another method on no page that pays' => array( array( 'gateways' => $klarna ), false ),
		);
	}

	/** @dataProvider payment_methods */
	public function test_the_payment_script_stays_where_shoppers_may_choose_another_of_its_methods_than_a_card( array $state, bool $stays ): void {
		$page = print_shop_page( array( 'wcpay-upe-checkout' => array( 'late' => true ) ), self::all_on(), $state );
		self::assertSame( $stays, in_array( 'wcpay-upe-checkout', list_scripts( implode( '', $page ) ), true ) );
		self::assertSame( ! $stays, in_array( 'payments', read_config( $page['foot'] )['takeOver'], true ) );
	}

	public function test_jquery_stays_with_a_script_that_asks_for_it(): void {
		$scripts          = array_diff_key( self::scripts(), self::jobs()->kept() );
		$scripts['theme'] = array( 'deps' => array( 'jquery' ) );
		$page             = print_shop_page( $scripts, self::all_on(), array( 'is_product' => true ) );
		self::assertEqualsCanonicalizing( array( 'jquery', 'theme' ), list_scripts( implode( '', $page ) ) );
	}

	/** @return array<string, array{list<string>}> */
	public function groups(): array {
		$groups = Jobs::read( ( getenv( 'RINGSIDE_PLUGIN' ) ?: dirname( __DIR__ ) . '/dist/ringside' ) . '/jobs.json' )->groups();
		return array_combine( array_map( static function ( $names ) { return implode( ', ', $names ); }, $groups ), array_map( static function ( $names ) { return array( $names ); }, $groups ) );
	}

	/** @dataProvider groups */
	public function test_a_job_that_is_off_keeps_its_scripts_and_settings( array $names ): void {
		$switches = array_fill_keys( $names, false );
		$page     = print_shop_page( self::scripts(), $switches, array( 'is_product' => true ) );
		$fetched  = list_scripts( $page['head'] . $page['foot'] );
		$config   = read_config( $page['foot'] );
		foreach ( $names as $name ) {
			$row = self::jobs()->rows()[ $name ];
			self::assertSame( array(), array_diff( $row['handles'], $fetched ), "the scripts of {$name}" );
			self::assertContains( 'jquery', $fetched );
			self::assertNotContains( $row['package'], $config['takeOver'] );
			if ( null !== $row['settings'] ) {
				self::assertStringContainsString( "var {$row['settings']} = ", $page['head'] . $page['foot'] );
			}
		}
	}

	/** @dataProvider groups */
	public function test_a_job_that_alone_is_on_has_its_scripts_out_and_its_settings_on_the_page( array $names ): void {
		$switches = array_replace( array_fill_keys( array_keys( self::jobs()->rows() ), false ), array_fill_keys( $names, true ) );
		$page     = print_shop_page( self::scripts(), $switches, array( 'is_product' => true ) );
		$html     = $page['head'] . $page['foot'];
		$config   = read_config( $page['foot'] );
		foreach ( $names as $name ) {
			$row = self::jobs()->rows()[ $name ];
			if ( null !== self::jobs()->reason_kept( $name ) ) {
				self::assertSame( array(), array_diff( $row['handles'], list_scripts( $html ) ), 'a script that does more stays' );
				continue;
			}
			self::assertSame( array(), array_intersect( $row['handles'], list_scripts( $html ) ), "the scripts of {$name}" );
			if ( null !== $row['settings'] && ! in_array( $row['settings'], array( 'astra', 'woocommerce_params' ), true ) ) {
				// Payment scripts take this global for a sign of the script.
				$is_in_config = 'wc_order_attribution' === $row['settings'];
				self::assertSame( 'nonce-of-' . $row['settings'], ( $is_in_config ? $config['host'] : read_globals( $html ) )[ $row['settings'] ]['nonce'] );
				self::assertSame( ! $is_in_config, false !== strpos( $html, "var {$row['settings']} = " ) );
			}
		}
	}

	/** Scripts of jobs that print settings beside those that the job names; all other settings come with scripts that stay. */
	private const OWNERS = array(
		'wc_address_i18n_params'      => 'wc-address-i18n',
		'wc_country_select_params'    => 'wc-country-select',
		'wc_tokenization_form_params' => 'woocommerce-tokenization-form',
		'wcpayExpressCheckoutParams'  => 'WCPAY_EXPRESS_CHECKOUT_ECE',
		'pum_vars'                    => 'popup-maker-site',
		'pum_popups'                  => 'popup-maker-site',
	);

	/** @return array<string, array{array<string, bool>}> */
	public function whole_switches(): array {
		$names = array_keys( Jobs::read( ( getenv( 'RINGSIDE_PLUGIN' ) ?: dirname( __DIR__ ) . '/dist/ringside' ) . '/jobs.json' )->rows() );
		return array( 'every job on' => array( array_fill_keys( $names, true ) ), 'the first switches' => array( array() ), 'every job off' => array( array_fill_keys( $names, false ) ) );
	}

	/** @dataProvider whole_switches */
	public function test_every_setting_that_the_script_reads_is_found( array $switches ): void {
		$names   = json_decode( (string) file_get_contents( RINGSIDE_PLUGIN . '/jobs.json' ), true )['settings'];
		$scripts = self::scripts();
		self::assertSame( array(), array_diff( array_keys( self::OWNERS ), $names ) );
		foreach ( $names as $name ) {
			$is_printed = array_filter( $scripts, static function ( array $script ) use ( $name ): bool { return isset( $script['data'][ $name ] ); } );
			if ( ! $is_printed ) {
				$scripts[ self::OWNERS[ $name ] ?? "of-{$name}" ]['data'][ $name ] = array( 'nonce' => "nonce-of-{$name}" );
			}
		}
		$page   = print_shop_page( $scripts, $switches, array( 'is_product' => true ) );
		$html   = implode( '', $page );
		$config = read_config( $page['foot'] )['host'];
		$globals = read_globals( $html );
		foreach ( $names as $name ) {
			// Once, and where other scripts find and change it.
			self::assertTrue( isset( $globals[ $name ] ) || 'wc_order_attribution' === $name && isset( $config[ $name ] ), $name );
			self::assertFalse( isset( $globals[ $name ], $config[ $name ] ) && 'wcBlocksMiddlewareConfig' !== $name, $name );
		}
	}

	public function test_settings_of_a_script_that_a_template_asks_for_are_on_the_page(): void {
		$page = print_shop_page( array( 'jquery' => array( 'only_registered' => true ), 'wc-add-to-cart-variation' => array( 'deps' => array( 'jquery' ), 'late' => true, 'data' => array( 'wc_add_to_cart_variation_params' => array( 'a' => 'b' ) ) ) ) );
		self::assertSame( array( 'a' => 'b' ), read_globals( $page['foot'] )['wc_add_to_cart_variation_params'] );
		self::assertSame( array(), list_scripts( $page['head'] . $page['foot'] ) );
	}

	public function test_scripts_that_only_a_replaced_one_brings_still_give_their_settings(): void {
		$scripts = array(
			'jquery'            => array( 'only_registered' => true ),
			'wc-country-select' => array( 'deps' => array( 'jquery' ), 'only_registered' => true, 'data' => array( 'wc_country_select_params' => array( 'countries' => '{"ES":{}}' ) ) ),
			'wc-checkout'       => array( 'deps' => array( 'jquery', 'wc-country-select' ) ),
		);
		$page    = print_shop_page( $scripts );
		self::assertSame( '{"ES":{}}', read_globals( $page['foot'] )['wc_country_select_params']['countries'] );
		self::assertSame( array(), list_scripts( $page['head'] . $page['foot'] ) );
	}

	/** Botiga's quick view, for example, names no script of the platform's, and Sezzle writes the address that orders are sent to. */
	public function test_settings_stay_where_scripts_that_do_not_name_them_find_them(): void {
		$page = print_shop_page(
			array(
				'wc-add-to-cart' => array( 'data' => array( 'wc_add_to_cart_params' => array( 'a' => 'b' ) ) ),
				'theme'          => array( 'code' => 'fetch(wc_add_to_cart_params.wc_ajax_url)' ),
			)
		);
		self::assertStringContainsString( 'var wc_add_to_cart_params = {"a":"b"};', $page['foot'] );
		self::assertSame( array( 'theme' ), list_scripts( $page['foot'] ) );
		self::assertArrayNotHasKey( 'wc_add_to_cart_params', read_config( $page['foot'] )['host'], 'a copy would hide what others have changed' );
	}

	/** LiteSpeed Cache and others hold inline scripts back until the first action, and ours starts before. */
	public function test_settings_of_scripts_that_are_out_are_copied_where_no_optimiser_delays_them(): void {
		$product = array( 'zoom_enabled' => '', 'flexslider' => array( 'rtl' => false ) );
		$scripts = array(
			'wc-single-product' => array( 'data' => array( 'wc_single_product_params' => $product, 'texts_of_theme' => array( 'a' => 'b' ) ) ),
			'wc-add-to-cart'    => array( 'late' => true, 'data' => array( 'wc_add_to_cart_params' => array( 'cart_redirect_after_add' => 'yes' ) ) ),
			'wc-country-select' => array( 'data' => array( 'wc_country_select_params' => array( 'countries' => str_repeat( 'x', 50000 ) ) ) ),
		);
		$copies  = array( 'wc_add_to_cart_params' => array( 'cart_redirect_after_add' => 'yes' ), 'wc_single_product_params' => $product );
		$page    = print_shop_page( $scripts, array(), array( 'is_product' => true ) );
		self::assertSame( $copies, read_config( $page['foot'] )['hostCopies'] );
		$scripts['theme'] = array( 'deps' => array( 'wc-single-product' ) );
		$page             = print_shop_page( $scripts, array(), array( 'is_product' => true ) );
		self::assertSame( $copies, read_config( $page['foot'] )['hostCopies'], 'also where a script that stays depends on one' );
		$page = print_shop_page( $scripts, array( 'gallery' => false, 'add-to-cart' => false ), array( 'is_product' => true ) );
		self::assertArrayNotHasKey( 'hostCopies', read_config( $page['foot'] ), 'a script that stays reads its own' );
	}

	/** @return array<string, array{array<string, array<string, mixed>>, list<string>}> Scripts of a product's page, and what photos there do without. */
	public function libraries_of_photos(): array {
		$all  = array_fill_keys( array( 'flexslider', 'zoom', 'photoswipe-ui-default' ), array( 'deps' => array( 'jquery' ) ) );
		$all  = array( 'photoswipe' => array( 'only_registered' => true ) ) + $all;
		$all['photoswipe-ui-default']['deps'][] = 'photoswipe';
		$none = array_fill_keys( array_keys( $all ), array( 'only_registered' => true ) );
		// Newer releases of the shop.
		$new = array( 'wc-photoswipe' => array( 'only_registered' => true ), 'wc-flexslider' => array(), 'wc-zoom' => array(), 'wc-photoswipe-ui-default' => array( 'deps' => array( 'wc-photoswipe' ) ) );
		return array(
			'all'                        => array( $all, array() ),
			'no zoom'                    => array( array( 'zoom' => array( 'only_registered' => true ) ) + $all, array( 'zoom_enabled' ) ),
			'no lightbox'                => array( array( 'photoswipe-ui-default' => array( 'only_registered' => true ) ) + $all, array( 'photoswipe_enabled' ) ),
			'none'                       => array( $none, array( 'flexslider_enabled', 'zoom_enabled', 'photoswipe_enabled' ) ),
			'all by their new names'     => array( $none + $new, array() ),
			'a slider that a theme brings' => array( $none + array( 'theme' => array( 'code' => 'e.fn.flexslider=function(){}' ) ), array( 'zoom_enabled', 'photoswipe_enabled' ) ),
			'none, but their script stays' => array( $none + array( 'comment-reply' => array( 'src' => self::OWN_FILE ), 'wc-single-product' => array( 'src' => self::OWN_FILE ) ), array() ),
		);
	}

	/**
	 * The platform's script zooms, slides and shows photos in full screen where the page has both the setting and the library.
	 *
	 * @dataProvider libraries_of_photos
	 */
	public function test_photos_do_without_a_library_that_was_taken_from_the_page( array $scripts, array $off ): void {
		$page = print_shop_page( array( 'jquery' => array( 'only_registered' => true ) ) + $scripts + array( 'wc-single-product' => array() ), array(), array( 'is_product' => true ) );
		self::assertSame( array_fill_keys( $off, false ), read_config( $page['foot'] )['host']['wc_single_product_params'] ?? array() );
	}

	public function test_optimisers_with_an_attribute_for_it_leave_settings_of_ours_in_place(): void {
		$data    = static fn( string $name ): array => array( 'data' => array( $name => array( 'a' => 'b' ) ) );
		$scripts = array(
			'wc-country-select' => $data( 'wc_country_select_params' ),
			'wc-cart'           => array( 'before' => 'var before_cart = 1;', 'inline' => 'start();' ) + $data( 'wc_cart_params' ),
			'wc-settings'       => array( 'before' => 'var wcSettings = {};' ),
			'theme'             => $data( 'texts_of_theme' ),
		);
		$html    = implode( '', print_shop_page( $scripts ) );
		preg_match_all( '#<script id="([^"]+)" data-no-optimize="1" data-cfasync="false" nitro-exclude>#', $html, $found );
		self::assertEqualsCanonicalizing( array( 'wc-country-select-js-extra', 'wc-cart-js-extra', 'wc-settings-js-before' ), $found[1] );
		self::assertStringContainsString( '<script id="wc-cart-js-before">', $html, 'code that somebody added may call what is delayed' );
		$html = implode( '', print_shop_page( $scripts, array( 'basket-page' => false ) ) );
		self::assertStringContainsString( '<script id="wc-cart-js-extra">', $html, 'a script that stays may be delayed with its settings' );
	}

	/** Site Kit's script for the popups' forms, for example, ends where `PUM` isn't there as it starts. */
	public function test_the_choice_of_scripts_is_not_made_anew_for_each_inline_script(): void {
		$asked = static function ( int $localized ): int {
			$scripts = self::scripts();
			for ( $number = 0; $number < $localized; $number++ ) {
				$scripts[ "other{$number}" ] = array( 'data' => array( "other{$number}" => array( 'a' => '1' ) ) );
			}
			$page = print_shop_page( $scripts, self::all_on() );
			self::assertSame( $localized, substr_count( implode( '', $page ), 'id="other' ) / 2 );
			return Platform::$reads['ringside_settings'];
		};
		self::assertSame( $asked( 0 ), $asked( 20 ) );
	}

	public function test_the_popup_script_stays_where_another_script_depends_on_it(): void {
		$scripts = array(
			'popup-maker-site'      => array( 'data' => array( 'pum_vars' => array( 'a' => 'b' ) ) ),
			'popup-maker-admin-bar' => array( 'deps' => array( 'popup-maker-site' ) ),
		);
		$page    = print_shop_page( $scripts );
		self::assertSame( array( 'popup-maker-admin-bar' ), list_scripts( $page['head'] . $page['foot'] ) );
		self::assertContains( 'popups', read_config( $page['foot'] )['takeOver'] );
		$scripts['1234']           = array( 'deps' => array() );
		$scripts['site-kit-forms'] = array( 'deps' => array( 'popup-maker-site' ) );
		$page                      = print_shop_page( $scripts );
		self::assertSame( array( 'popup-maker-site', 'popup-maker-admin-bar', '1234', 'site-kit-forms' ), list_scripts( $page['head'] . $page['foot'] ) );
		self::assertNotContains( 'popups', read_config( $page['foot'] )['takeOver'] );
		self::assertStringContainsString( 'var pum_vars = {"a":"b"};', $page['foot'] );
	}

	/** @return array<string, array{string, callable, bool}> A hook of the popup plugin's, what is on it, and whether the script stays. */
	public function hooks_of_popups(): array {
		$callback = static fn( array $code = array() ): array => $code;
		return array(
			'its own code'             => array( 'pum_generated_js', array( 'PUM_Integrations', 'generated_js' ), false ),
			'its styles'               => array( 'pum_generated_css', $callback, false ),
			"an extension's code"      => array( 'pum_generated_js', $callback, true ),
			'code of each popup'       => array( 'pum_generate_popup_js', $callback, true ),
			'an integration of others' => array( 'pum_integrations', $callback, true ),
		);
	}

	/** @dataProvider hooks_of_popups */
	public function test_the_popup_script_stays_where_another_plugin_adds_code_to_its_file( string $hook, callable $callback, bool $stays ): void {
		$before = static function () use ( $hook, $callback ): void {
			add_filter( 'pum_generated_js', array( 'PUM_Integrations', 'generated_js' ) );
			// As that plugin registers the scripts of its extensions.
			add_action(
				'wp_enqueue_scripts',
				static function () use ( $hook, $callback ): void {
					add_filter( $hook, $callback, 5 );
				},
				0
			);
		};
		$page   = print_shop_page( array( 'popup-maker-site' => array() ), array(), array( 'before' => $before ) );
		self::assertSame( $stays ? array( 'popup-maker-site' ) : array(), list_scripts( $page['head'] . $page['foot'] ) );
		self::assertSame( ! $stays, in_array( 'popups', read_config( $page['foot'] )['takeOver'], true ) );
		self::assertSame( $stays ? JobStatus::EXTENDED : JobStatus::ACTIVE, JobStatus::read()['popups'] );
	}

	/** @return array<string, array{?callable, bool}> What a plugin does with the tag of a script, and whether the shop's script then stays. */
	public function changed_tags(): array {
		$change = static function ( string $changed, callable $change ): callable {
			return static function () use ( $changed, $change ): void {
				$filter = static fn( $tag, string $handle ) => $changed === $handle ? $change( $tag ) : $tag;
				add_filter( 'script_loader_tag', $filter, 10, 3 );
			};
		};
		$block  = static fn( string $tag ): string => str_replace( '<script ', '<script type="text/plain" data-cookieconsent="statistics" ', $tag );
		// Real Cookie Banner's own change of finished HTML, for scripts whose address has a part.
		$block_in_html = static function ( string $part ): callable {
			$filter = static fn( string $html ): string => (string) preg_replace( "#<script src=(\"[^\"]*{$part}[^\"]*\")#", '<script consent-original-src-_=$1 type="application/consent"', $html );
			return static fn() => add_filter( 'Consent/Block/HTML', $filter );
		};
		return array(
			'blocks the library, as Cookiebot does'    => array( $change( 'sourcebuster-js', $block ), true ),
			'blocks the script'                        => array( $change( 'wc-order-attribution', $block ), true ),
			'blocks another script'                    => array( $change( 'theme', $block ), false ),
			'blocks it in HTML, as Real Cookie Banner does' => array( $block_in_html( 'sourcebuster' ), true ),
			'blocks another script there'              => array( $block_in_html( 'theme' ), false ),
			'returns nothing there'                    => array( static fn() => add_filter( 'Consent/Block/HTML', static fn() => null ), false ),
			'takes the address'                        => array( $change( 'sourcebuster-js', static fn( string $tag ): string => str_replace( ' src=', ' data-src=', $tag ) ), true ),
			'empties it'                               => array( $change( 'sourcebuster-js', static fn(): string => '' ), true ),
			'returns nothing'                          => array( $change( 'sourcebuster-js', static fn() => null ), true ),
			'defers it'                                => array( $change( 'sourcebuster-js', static fn( string $tag ): string => str_replace( ' src', ' defer data-type="lazy" type=\'text/javascript\' src', $tag ) ), false ),
			'makes it a module, with code in front'    => array( $change( 'wc-order-attribution', static fn( string $tag ): string => '<script type="text/plain">1</script>' . str_replace( ' src', ' type=module src', $tag ) ), false ),
			'changes nothing'                          => array( null, false ),
			'takes the library away, as some themes do' => array( static fn() => add_action( 'wp_enqueue_scripts', static fn() => wp_deregister_script( 'sourcebuster-js' ), 99 ), true ),
		);
	}

	/** @dataProvider changed_tags */
	public function test_tracking_is_left_to_a_consent_plugin_that_blocks_its_script( ?callable $plugin, bool $stays ): void {
		$scripts = array(
			'theme'                => array(),
			'sourcebuster-js'      => array( 'src' => WC_PLUGIN_URL . 'assets/js/sourcebuster/sourcebuster.min.js' ),
			'wc-order-attribution' => array( 'deps' => array( 'sourcebuster-js' ), 'data' => array( 'wc_order_attribution' => array( 'a' => 'b' ) ) ),
		);
		$page    = print_shop_page( $scripts, array(), array(), array(), array(), $plugin );
		$html    = implode( '', $page );
		$config  = read_config( $page['foot'] );
		self::assertSame( $stays, ! in_array( 'attribution', $config['takeOver'], true ) );
		self::assertSame( $stays, ! isset( $config['host']['wc_order_attribution'] ) );
		self::assertSame( $stays, isset( read_globals( $html )['wc_order_attribution'] ) );
		self::assertSame( $stays ? JobStatus::CONSENT : JobStatus::ACTIVE, JobStatus::read()['order-attribution'] );
		self::assertSame( $stays, false !== strpos( $html, ' id="wc-order-attribution-js">' ) );
	}

	/** Settings on a page without the script mean that ours does its job. */
	public function test_where_a_plugin_leaves_no_element_of_the_script_that_tracks_its_settings_go_too(): void {
		$script = array( 'wc-order-attribution' => array( 'data' => array( 'theme_texts' => array( 'a' => 'b' ), 'wc_order_attribution' => array( 'c' => 'd' ) ) ) );
		$empty  = static fn() => add_filter( 'script_loader_tag', static fn( $tag, string $handle ) => 'wc-order-attribution' === $handle ? '' : $tag, 10, 3 );
		$page   = print_shop_page( $script, array(), array(), array(), array(), $empty );
		self::assertSame( array( 'theme_texts' => array( 'a' => 'b' ) ), read_globals( $page['foot'] ) );
		self::assertArrayNotHasKey( 'wc_order_attribution', read_config( $page['foot'] )['host'] );
	}

	public function test_tracking_that_the_owner_has_left_to_the_shop_asks_no_consent_plugin(): void {
		$asked  = array();
		$listen = static function () use ( &$asked ): void {
			add_filter( 'script_loader_tag', static function ( string $tag, string $handle ) use ( &$asked ): string {
				$asked[] = $handle;
				return $tag;
			} );
		};
		$script = array( 'wc-order-attribution' => array( 'data' => array( 'wc_order_attribution' => array( 'a' => 'b' ) ) ) );
		print_shop_page( $script, array( 'order-attribution' => false ), array(), array(), array(), $listen );
		self::assertSame( array( 'wc-order-attribution' ), $asked, 'once, as it is printed' );
	}

	public function test_settings_of_attribution_stay_a_global_for_a_script_that_a_template_asks_for(): void {
		$scripts = array(
			'wc-order-attribution' => array( 'data' => array( 'wc_order_attribution' => array( 'a' => 'b' ) ) ),
			'counter'              => array( 'deps' => array( 'wc-order-attribution' ), 'late' => true ),
		);
		$page    = print_shop_page( $scripts );
		self::assertSame( array( 'a' => 'b' ), read_globals( implode( '', $page ) )['wc_order_attribution'] );
		self::assertArrayNotHasKey( 'wc_order_attribution', read_config( $page['foot'] )['host'] );
	}

	/** @return array<string, array{int}> When a plugin asks for its script. The platform prints at 10. */
	public function moments_at_the_end(): array {
		return array( 'before our first look' => array( 0 ), 'after it' => array( 2 ), 'just before scripts are printed, as hCaptcha does' => array( 9 ) );
	}

	/** @dataProvider moments_at_the_end */
	public function test_the_block_s_script_stays_where_a_script_that_works_on_it_is_asked_for_at_the_page_s_end( int $priority ): void {
		$captcha = '/wp-content/plugins/captcha/checkout.js';
		$ask     = static function () use ( $captcha, $priority ): void {
			write_script( $captcha, 'on(".wc-block-components-checkout-place-order-button")' );
			$enqueue = static fn() => wp_enqueue_script( 'captcha', $captcha, array(), '1', true );
			// As late among those of the same priority as a plugin is read.
			add_action( 'plugins_loaded', static fn() => add_action( 'wp_print_footer_scripts', $enqueue, $priority ), 20 );
		};
		$block   = array( 'wc-checkout-block-frontend' => array( 'src' => WC_PLUGIN_URL . 'checkout.js' ) );
		$page    = print_shop_page( $block, array(), array(), array(), array(), $ask );
		self::assertEqualsCanonicalizing( array( 'wc-checkout-block-frontend', 'captcha' ), list_scripts( implode( '', $page ) ) );
		self::assertNotContains( 'checkout', read_config( $page['foot'] )['takeOver'] );
		self::assertSame( JobStatus::EXTENDED, JobStatus::read()['checkout-block'] );
	}

	public function test_jquery_stays_for_a_script_that_is_asked_for_last_among_those_of_the_head(): void {
		$scripts = array( 'jquery' => array( 'only_registered' => true ), 'wc-cart-fragments' => array( 'deps' => array( 'jquery' ) ) );
		$ask     = static function (): void {
			write_script( '/wp-content/plugins/other/greeting.js', 'jQuery(document)' );
			add_action( 'wp_print_scripts', static fn() => wp_enqueue_script( 'greeting', '/wp-content/plugins/other/greeting.js' ) );
		};
		self::assertSame( array( 'jquery', 'greeting' ), list_scripts( print_shop_page( $scripts, array(), array(), array(), array(), $ask )['head'] ) );
	}

	public function test_what_somebody_else_prints_with_attribution_stays_a_global(): void {
		$page = print_shop_page( array( 'wc-order-attribution' => array( 'data' => array( 'theme_texts' => array( 'a' => 'b' ), 'wc_order_attribution' => array( 'c' => 'd' ) ) ) ) );
		self::assertSame( array( 'theme_texts' => array( 'a' => 'b' ) ), read_globals( $page['foot'] ) );
		self::assertSame( array( 'c' => 'd' ), read_config( $page['foot'] )['host']['wc_order_attribution'] );
	}

	/** @return array<string, array{list<string>, bool}> What a script of the theme depends on, and whether a template asks for it. */
	public function dependents(): array {
		return array(
			'on a script that is out'                    => array( array( 'wc-add-to-cart-variation' ), false ),
			'on one while the page is written'           => array( array( 'wc-add-to-cart-variation' ), true ),
			'on one that another one that is out brings' => array( array( 'wc-cart' ), false ),
		);
	}

	/** @dataProvider dependents */
	public function test_a_script_that_stays_finds_what_the_script_that_it_names_brought( array $deps, bool $late ): void {
		$scripts = array(
			'jquery'                   => array( 'only_registered' => true ),
			'wp-util'                  => array( 'deps' => array( 'jquery' ), 'only_registered' => true ),
			'wc-add-to-cart-variation' => array( 'deps' => array( 'wp-util' ) ),
			'wc-cart'                  => array( 'deps' => array( 'wc-add-to-cart-variation' ) ),
		);
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
		$page = print_shop_page( $scripts + array( 'theme' => array( 'deps' => $deps, 'late' => $late ) ) );
		self::assertSame( array( 'jquery', 'wp-util', 'theme' ), list_scripts( $page['head'] . $page['foot'] ) );
	}

	public function test_code_that_somebody_added_keeps_the_jquery_that_it_calls(): void {
		$scripts = array( 'jquery' => array( 'only_registered' => true ), 'wc-cart' => array( 'deps' => array( 'jquery' ), 'inline' => 'jQuery( function () {} );' ) );
		self::assertSame( array( 'jquery' ), list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
		$scripts['wc-cart']['inline'] = 'console.log( 1 );';
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
	}

	public function test_a_payment_script_keeps_the_block_ui_that_it_calls(): void {
		$scripts = array(
			'jquery'             => array( 'only_registered' => true ),
			'jquery-blockui'     => array( 'deps' => array( 'jquery' ), 'only_registered' => true ),
			'wc-checkout'        => array( 'deps' => array( 'jquery', 'jquery-blockui' ) ),
			'wcpay-upe-checkout' => array( 'code' => 't.block({message:null})', 'late' => true ),
		);
		self::assertContains( 'jquery-blockui', list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts, self::all_on() ) ) ) );
		unset( $scripts['wcpay-upe-checkout'] );
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
	}

	public function test_a_payment_script_finds_no_attribution_to_call_once_that_is_out(): void {
		$scripts = array(
			'wc-order-attribution' => array( 'data' => array( 'wc_order_attribution' => array( 'fields' => array() ) ) ),
			'wcpay-upe-checkout'   => array(),
		);
		$page    = print_shop_page( $scripts );
		self::assertStringNotContainsString( 'var wc_order_attribution', implode( '', $page ) );
		self::assertArrayHasKey( 'wc_order_attribution', read_config( $page['foot'] )['host'] );
	}

	/** @return array<string, array{array<string, bool>}> Every combination of the switches of checkout, payment and attribution. */
	public function payment_switches(): array {
		$rows  = Jobs::read( ( getenv( 'RINGSIDE_PLUGIN' ) ?: dirname( __DIR__ ) . '/dist/ringside' ) . '/jobs.json' )->rows();
		$tied  = array( 'wc-checkout', 'wcpay-upe-checkout', 'wc-order-attribution' );
		$names = array_keys( array_filter( $rows, static function ( $row ) use ( $tied ) { return array() !== array_intersect( $tied, $row['handles'] ); } ) );
		$cases = array();
		for ( $bits = 0; $bits < 2 ** count( $names ); $bits++ ) {
			$jobs = array();
			foreach ( $names as $index => $name ) {
				$jobs[ $name ] = (bool) ( $bits >> $index & 1 );
			}
			$cases[ json_encode( $jobs ) ] = array( $jobs );
		}
		return $cases;
	}

	/** @dataProvider payment_switches */
	public function test_a_payment_script_that_stays_has_block_ui_and_attribution_whole_or_not_at_all( array $jobs ): void {
		$scripts = array(
			'jquery'               => array( 'only_registered' => true ),
			'jquery-blockui'       => array( 'deps' => array( 'jquery' ), 'only_registered' => true ),
			'wc-checkout'          => array( 'deps' => array( 'jquery', 'jquery-blockui' ) ),
			'wc-order-attribution' => array( 'data' => array( 'wc_order_attribution' => array( 'fields' => array() ) ) ),
			'wcpay-upe-checkout'   => array( 'deps' => array( 'jquery' ), 'code' => 't.block({message:null})', 'late' => true ),
		);
		$page    = implode( '', print_shop_page( $scripts, $jobs ) );
		$printed = list_scripts( $page );
		$out     = self::jobs()->handles_out( array_merge( self::all_on(), $jobs ) );
		$pays    = in_array( 'wcpay-upe-checkout', $printed, true );
		self::assertSame( ! in_array( 'wcpay-upe-checkout', $out, true ), $pays );
		// Either script calls blockUI; without both nothing does.
		$calls_block_ui = $pays || in_array( 'wc-checkout', $printed, true );
		self::assertSame( $calls_block_ui, in_array( 'jquery-blockui', $printed, true ) );
		// The payment script calls attribution wherever its settings are printed.
		$has_attribution = in_array( 'wc-order-attribution', $printed, true );
		self::assertSame( $has_attribution, false !== strpos( $page, 'var wc_order_attribution' ) );
		self::assertSame( ! in_array( 'wc-order-attribution', $out, true ), $has_attribution );
	}

	/** The rule that shows the gallery, which the platform prints hidden for its own script to show. */
	private const SHOWN_GALLERY = '<style>.woocommerce-product-gallery{opacity:1!important}</style>';

	public function test_photos_are_shown_without_any_script_where_the_platform_s_script_is_out(): void {
		$print   = static fn( array $scripts, array $switches ): string => print_shop_page( $scripts, $switches, array( 'is_product' => true ) )['head'];
		$gallery = array( 'wc-single-product' => array( 'deps' => array() ) );
		self::assertStringContainsString( self::SHOWN_GALLERY, $print( $gallery, array() ) );
		self::assertStringNotContainsString( self::SHOWN_GALLERY, $print( $gallery, array( 'gallery' => false ) ), 'the platform’s script shows them' );
		self::assertStringNotContainsString( self::SHOWN_GALLERY, $print( array( 'wc-single-product' => array( 'only_registered' => true ) ), array() ), 'a theme’s slider shows them' );
	}

	/** Whether WP Rocket holds a script back, by its own test of each element (inc/Engine/Optimization/DelayJS/HTML.php). */
	private static function is_delayed( string $element ): bool {
		foreach ( apply_filters( 'rocket_delay_js_exclusions', array( '/other.js' ) ) as $pattern ) {
			if ( preg_match( '#' . str_replace( array( '+', '?ver', '#' ), array( '\+', '\?ver', '\#' ), $pattern ) . '#i', $element ) ) {
				return false;
			}
		}
		return true;
	}

	/** The module's element on a page of the shop. */
	private static function print_module( array $scripts = array(), array $switches = array(), array $state = array() ): string {
		$page = implode( '', print_shop_page( $scripts, $switches, $state ) );
		self::assertSame( 1, preg_match( '#<script type="module"[^>]*id="ringside-js-module"[^>]*></script>#', $page, $found ) );
		return $found[0];
	}

	public function test_wp_rocket_does_not_hold_the_script_back(): void {
		self::assertFalse( self::is_delayed( self::print_module() ) );
		self::assertFalse( self::is_delayed( '<script src="/other.js"></script>' ), 'what others exclude stays excluded' );
		self::assertTrue( self::is_delayed( '<script src="/wp-content/plugins/shop/assets/shop.js"></script>' ) );
	}

	public function test_perfmatters_does_not_hold_the_script_back(): void {
		$module = self::print_module();
		// Its own test of each element that is a module or a classic script (inc/classes/JS.php).
		$is_delayed = static fn( string $element ): bool => ! array_filter( apply_filters( 'perfmatters_delay_js_exclusions', array( '/other.js' ) ), static fn( string $part ): bool => false !== stripos( $element, $part ) );
		self::assertFalse( $is_delayed( $module ) );
		self::assertFalse( $is_delayed( '<script src="/other.js"></script>' ), 'what others exclude stays excluded' );
		self::assertTrue( $is_delayed( '<script src="/wp-content/plugins/shop/assets/shop.js"></script>' ) );
	}

	public function test_hummingbird_holds_back_neither_the_script_nor_settings_of_ours(): void {
		$cart = array( 'wc-cart' => array( 'inline' => 'start();', 'data' => array( 'wc_cart_params' => array( 'a' => 'b' ) ) ) );
		$page = implode( '', print_shop_page( $cart ) );
		// Its own test of each element, modules included (core/class-delayjs.php).
		$is_delayed = static fn( string $element ): bool => ! array_filter( apply_filters( 'wphb_delay_js_exclusions', array( '/other.js' ) ), static fn( string $pattern ): bool => 1 === preg_match( "#{$pattern}#i", $element ) );
		preg_match_all( '#<script[^>]* id="([^"]+)"[^>]*>.*?</script>#s', $page, $found );
		$elements = array_combine( $found[1], $found[0] );
		self::assertFalse( $is_delayed( $elements['ringside-js-module'] ) );
		self::assertFalse( $is_delayed( $elements['wc-cart-js-extra'] ) );
		self::assertTrue( $is_delayed( $elements['wc-cart-js-after'] ), 'code that somebody added may call what is delayed' );
		self::assertFalse( $is_delayed( '<script src="/other.js"></script>' ), 'what others exclude stays excluded' );
		self::assertTrue( $is_delayed( '<script src="/wp-content/plugins/shop/assets/shop.js"></script>' ) );
	}

	/** Whether SiteGround Speed Optimizer joins a script with others, by its own test of each element (core/Combinator/Js_Combinator.php). */
	private static function is_combined( string $element, bool $has_ids ): bool {
		preg_match( '~<script\s+([^>]+[\s\'"])?src\s*=\s*[\'"]\s*?([^\'"]+\.js(?:[^\'"]*)?)\s*?[\'"]([^>]+)?\/?>~Umsi', $element, $found );
		preg_match( '/id="([^"]+)"/', $element, $id );
		if ( $has_ids && in_array( $id[1], apply_filters( 'sgo_javascript_combine_exclude_ids', array( 'other-js' ) ), true ) ) {
			return false;
		}
		$site     = 'https://shop.example';
		$handles  = array_intersect( apply_filters( 'sgo_javascript_combine_exclude', array( 'jquery', 'unknown' ) ), array_keys( wp_scripts()->registered ) );
		$excluded = array_map( static fn( string $handle ): string => trim( str_replace( $site, '', strtok( wp_scripts()->registered[ $handle ]->src, '?' ) ), '/\\' ), $handles );
		return ! in_array( str_replace( "{$site}/", '', strtok( $found[2], '?' ) ), $excluded, true );
	}

	public function test_siteground_does_not_join_the_script_with_others(): void {
		$module = self::print_module();
		foreach ( array( 'by its element' => true, 'by its address, before 7.7' => false ) as $way => $has_ids ) {
			self::assertFalse( self::is_combined( $module, $has_ids ), $way );
			self::assertTrue( self::is_combined( '<script src="https://shop.example/wp-content/plugins/shop/assets/shop.js?ver=1" id="shop-js"></script>', $has_ids ), $way );
		}
		self::assertFalse( self::is_combined( '<script src="/other.js" id="other-js"></script>', true ), 'what others exclude stays excluded' );
		self::assertFalse( wp_script_is( 'ringside' ), 'nothing asks for it as a classic script' );
	}

	public function test_w3_total_cache_does_not_join_the_script_with_others(): void {
		$module = self::print_module();
		self::assertFalse( apply_filters( 'w3tc_minify_js_do_tag_minification', true, $module, 'wp-content/plugins/ringside/assets/ringside.js' ) );
		foreach ( array( true, false ) as $is_joined ) {
			$other = '<script src="/wp-content/plugins/shop/assets/shop.js" id="shop-js"></script>';
			self::assertSame( $is_joined, apply_filters( 'w3tc_minify_js_do_tag_minification', $is_joined, $other, 'wp-content/plugins/shop/assets/shop.js' ) );
		}
	}

	public function test_wp_fastest_cache_does_not_join_the_script_with_others(): void {
		// Its own test of each element from 1.3.0 on (inc/js-utilities.php).
		self::assertSame( 1, preg_match( '/data-no-minify/i', self::print_module() ) );
	}

	/** @dataProvider themes */
	public function test_cookiebot_is_told_to_leave_the_script_unless_that_does_order_attribution( array $state ): void {
		$tracks  = array( 'sourcebuster-js' => array(), 'wc-order-attribution' => array( 'deps' => array( 'sourcebuster-js' ) ) );
		$job     = 'order-attribution';
		$exempts = 'data-cookieconsent="ignore"';
		self::assertStringNotContainsString( $exempts, self::print_module( $tracks, array(), $state ) );
		self::assertStringContainsString( $exempts, self::print_module( $tracks, array( $job => false ), $state ), 'the job is off' );
		self::assertStringContainsString( $exempts, self::print_module( array(), array(), $state ), 'the shop records nothing' );
	}

	/** @return array<string, array{string, string, list<string>}> A script, a package of its jobs, and what stays with it. */
	public function replaced_scripts(): array {
		return array(
			'swatches'        => array( 'wc-add-to-cart-variation', 'add-to-cart', array() ),
			'a payment form'  => array( 'wc-checkout', 'checkout', array( 'wc-country-select', 'wc-address-i18n' ) ),
			'a theme’s photos' => array( 'wc-single-product', 'gallery', array( 'flexslider' ) ),
		);
	}

	private const OWN_FILE = 'https://shop.example/wp-content/plugins/other/own.js';

	/** A page whose scripts do several jobs, each under the platform's own address. */
	private static function replaceable(): array {
		$handles = array( 'flexslider', 'wc-country-select', 'wc-address-i18n', 'wc-add-to-cart-variation', 'wc-checkout', 'wc-single-product', 'woocommerce' );
		return array_fill_keys( $handles, array( 'deps' => array( 'jquery' ) ) ) + array( 'jquery' => array( 'only_registered' => true ) );
	}

	/** @dataProvider replaced_scripts */
	public function test_a_script_that_another_plugin_has_put_in_the_place_of_the_platform_s_stays( string $handle, string $package, array $along ): void {
		$scripts = self::replaceable();
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts, array(), array( 'is_product' => true ) ) ) ) );
		$scripts[ $handle ]['src'] = self::OWN_FILE;
		$page    = print_shop_page( $scripts, array(), array( 'is_product' => true ) );
		$fetched = list_scripts( implode( '', $page ) );
		self::assertEqualsCanonicalizing( array_merge( array( 'jquery', $handle ), $along ), $fetched );
		self::assertStringContainsString( self::OWN_FILE, implode( '', $page ) );
		self::assertNotContains( $package, read_config( $page['foot'] )['takeOver'] );
		self::assertContains( JobStatus::EXTENDED, JobStatus::read() );
	}

	/** @dataProvider replaced_scripts */
	public function test_it_stays_also_where_it_was_registered_while_the_page_is_written( string $handle, string $package, array $along ): void {
		$prepare = static function () use ( $handle ): void {
			add_action(
				'wp_footer',
				static function () use ( $handle ): void {
					wp_deregister_script( $handle );
					wp_enqueue_script( $handle, self::OWN_FILE, array( 'jquery' ), '1', true );
				}
			);
		};
		$page    = print_shop_page( self::replaceable(), array(), array( 'is_product' => true ), array(), array(), $prepare );
		self::assertEqualsCanonicalizing( array_merge( array( 'jquery', $handle ), $along ), list_scripts( implode( '', $page ) ) );
		self::assertStringContainsString( self::OWN_FILE, implode( '', $page ) );
		self::assertNotContains( $package, read_config( $page['foot'] )['takeOver'] );
	}

	public function test_a_script_that_another_plugin_has_replaced_keeps_nothing_where_the_page_does_not_ask_for_it(): void {
		$scripts                = self::replaceable();
		$scripts['wc-checkout'] = array( 'src' => self::OWN_FILE, 'only_registered' => true );
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts, array(), array( 'is_product' => true ) ) ) ) );
	}

	public function test_the_platform_s_scripts_are_known_where_the_shop_serves_them_from_elsewhere(): void {
		$elsewhere = 'https://cdn.example/shop/';
		$scripts   = self::replaceable();
		foreach ( preg_grep( '/^(wc-|woocommerce)/', array_keys( $scripts ) ) as $handle ) {
			$scripts[ $handle ]['src'] = "{$elsewhere}assets/js/frontend/{$handle}.js";
		}
		$serve = static function () use ( $elsewhere ): void {
			add_filter( 'woocommerce_get_asset_url', static fn( string $url, string $path ): string => $elsewhere . $path, 10, 2 );
		};
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts, array(), array( 'is_product' => true ), array(), array(), $serve ) ) ) );
		$scripts['wc-checkout']['src'] = 'https://shop.example.es/wp-content/plugins/woocommerce/assets/js/frontend/checkout.js';
		$scripts['woocommerce']['src'] = false;
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts, array(), array( 'is_product' => true ), array(), array(), $serve ) ) ) );
	}

	/** @return array<string, array{string}> The moment at which a theme removes the script that shows photos. */
	public function removals(): array {
		return array(
			'with its own scripts'        => array( 'wp_enqueue_scripts' ),
			'when scripts are printed'    => array( 'wp_print_scripts' ),
			'at the end of the page'      => array( 'wp_footer' ),
		);
	}

	/** @dataProvider removals */
	public function test_photos_and_tabs_are_left_to_a_theme_that_has_removed_the_platform_s_script( string $moment ): void {
		$scripts = array( 'wc-single-product' => array( 'data' => array( 'wc_single_product_params' => array( 'a' => 'b' ) ) ) ) + array_fill_keys( array( 'comment-reply', 'flexslider', 'wc-cart' ), array() );
		$page    = print_shop_page(
			$scripts,
			array(),
			array( 'is_product' => true ),
			array(),
			array(),
			static function () use ( $moment ): void {
				add_action( $moment, static fn() => wp_dequeue_script( 'wc-single-product' ), 11 );
			}
		);
		$config  = read_config( $page['foot'] );
		self::assertSame( array(), array_intersect( array( 'gallery', 'tabs-reviews' ), $config['takeOver'] ) );
		self::assertContains( 'cart', $config['takeOver'] );
		self::assertStringNotContainsString( 'wc_single_product_params', implode( '', $page ) );
		self::assertSame( array( 'flexslider' ), list_scripts( implode( '', $page ) ), 'moving the reply form needs no other script' );
		$page = print_shop_page( $scripts, array(), array( 'is_product' => true ) );
		self::assertSame( array(), array_diff( array( 'gallery', 'tabs-reviews' ), read_config( $page['foot'] )['takeOver'] ) );
		self::assertStringContainsString( 'var wc_single_product_params', $page['foot'] );
		self::assertSame( array(), list_scripts( implode( '', $page ) ) );
	}

	public function test_the_script_for_replies_is_out_on_products_alone(): void {
		$scripts = array( 'comment-reply' => array() );
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts, array(), array( 'is_product' => true ) ) ) ) );
		self::assertSame( array( 'comment-reply' ), list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
	}

	public function test_nothing_in_a_setting_ends_the_config(): void {
		$page = print_shop_page( array( 'wc-order-attribution' => array( 'data' => array( 'wc_order_attribution' => array( 'a' => '</script><script>alert(1)</script>&amp;' ) ) ) ) );
		self::assertSame( '</script><script>alert(1)</script>&', read_config( $page['foot'] )['host']['wc_order_attribution']['a'] );
		self::assertStringNotContainsString( '<script>alert', $page['foot'] );
	}

	/** @return array<string, array{string, ?array}> */
	public function printed(): array {
		return array(
			'one line'                 => array( 'var a_b = {"x":"1"};', array( 'a_b' => (object) array( 'x' => '1' ) ) ),
			'two lines'                => array( "var a = {};\nvar b = [1];", array( 'a' => (object) array(), 'b' => array( 1 ) ) ),
			'an empty object stays one' => array( 'var a = {"b":{}};', array( 'a' => (object) array( 'b' => (object) array() ) ) ),
			'code'                     => array( 'var a = {"x":1}; alert(1);', null ),
			'code behind settings'     => array( "var a = {};\nalert(1);", null ),
			'broken'                   => array( 'var a = {"x":};', null ),
			'nothing'                  => array( '', null ),
		);
	}

	/** @dataProvider printed */
	public function test_parses( string $printed, ?array $settings ): void {
		self::assertEquals( $settings, PrintedSettings::parse( $printed ) );
	}

	public function test_the_config_has_the_shop_s_own_addresses_and_the_nonce_of_its_store_api(): void {
		$config = read_config( print_shop_page( array(), array(), array( 'language' => 'es-ES' ) )['foot'] );
		self::assertSame( 'woocommerce', $config['preset'] );
		self::assertArrayNotHasKey( 'locale', $config, 'the document names its language, also where a plugin has translated the finished page' );
		self::assertSame( 'EUR', $config['currency'] );
		self::assertSame( array( 'url' => 'https://shop.example/en/carrito/', 'checkoutUrl' => 'https://shop.example/en/checkout/' ), $config['cart'] );
		self::assertSame( wp_create_nonce( 'wc_store_api' ), $config['host']['wcBlocksMiddlewareConfig']['storeApiNonce'] );
	}

	public function test_requests_to_the_store_api_name_polylang_s_language(): void {
		$print = static fn( array $state ): array => read_config( print_shop_page( array(), array(), $state )['foot'] );
		self::assertSame( '/wp-json/wc/store/v1?lang=en', $print( array( 'polylang' => 'en' ) )['storeApi'] );
		$plain = array(
			'polylang'         => 'en',
			'plain_permalinks' => true,
		);
		self::assertSame( '/index.php?rest_route=/wc/store/v1&lang=en', $print( $plain )['storeApi'] );
		foreach ( array( array(), array( 'polylang' => '' ) ) as $without ) {
			self::assertArrayNotHasKey( 'storeApi', $print( $without ) );
		}
	}

	public function test_on_a_page_without_the_platform_s_add_script_the_config_has_the_owner_s_choices_about_adding(): void {
		$print  = static fn( array $options, array $switches ): array => read_config( print_shop_page( array(), $switches, array(), array(), $options )['foot'] );
		$config = $print( array( 'woocommerce_enable_ajax_add_to_cart' => 'yes', 'woocommerce_cart_redirect_after_add' => 'yes' ), self::all_on() );
		self::assertSame( array( 'cart_url' => 'https://shop.example/en/carrito/', 'cart_redirect_after_add' => 'yes' ), $config['host']['wc_add_to_cart_params'] );
		self::assertContains( 'add-to-cart', $config['takeOver'] );
		$switched_off = $print( array( 'woocommerce_cart_redirect_after_add' => 'yes' ), array_merge( self::all_on(), array( 'remove-from-cart' => false ) ) );
		self::assertArrayNotHasKey( 'wc_add_to_cart_params', $switched_off['host'] );
		// Another job of the mini-cart's package reads none of these settings.
		$other = $print( array( 'woocommerce_cart_redirect_after_add' => 'yes' ), array_merge( self::all_on(), array( 'drawer' => false ) ) );
		self::assertSame( 'yes', $other['host']['wc_add_to_cart_params']['cart_redirect_after_add'] );
	}

	public function test_links_add_where_the_owner_has_switched_adding_in_the_background_off(): void {
		$option = array( 'woocommerce_enable_ajax_add_to_cart' => 'no' );
		$config = read_config( print_shop_page( array(), self::all_on(), array(), array(), $option )['foot'] );
		self::assertNotContains( 'add-to-cart', $config['takeOver'] );
		self::assertSame( array_keys( $config['takeOver'] ), range( 0, count( $config['takeOver'] ) - 1 ) );
		self::assertArrayNotHasKey( 'wc_add_to_cart_params', $config['host'] );
		// A plugin that asks for the script all the same adds in the background, as without ours.
		$page = print_shop_page( self::scripts(), self::all_on(), array(), array(), $option );
		self::assertContains( 'add-to-cart', read_config( $page['foot'] )['takeOver'] );
		self::assertArrayHasKey( 'wc_add_to_cart_params', read_globals( $page['foot'] ) );
	}

	public function test_the_config_has_the_goal_for_free_shipping_where_there_is_one(): void {
		$print = static fn( array $option, string $shown = 'EUR' ): array => read_config( print_shop_page( array(), array(), array( 'currency' => $shown ), $option, array( 'woocommerce_currency' => 'EUR' ) )['foot'] )['cart'];
		self::assertSame( 5000, $print( array( 'free_shipping_from' => '50' ) )['freeShippingFrom'] );
		self::assertArrayNotHasKey( 'freeShippingFrom', $print( array() ) );
		foreach ( array( 'USD', 'JPY' ) as $other ) {
			self::assertArrayNotHasKey( 'freeShippingFrom', $print( array( 'free_shipping_from' => '50' ), $other ), 'the amount is in euro' );
		}
	}

	public function test_the_config_switches_cards_off_on_every_page_until_their_job_is_switched_on(): void {
		$print = static fn( array $switches ): array => read_config( print_shop_page( array(), $switches )['foot'] );
		self::assertSame( array( 'cards' => false ), $print( array() )['payments'] );
		self::assertArrayNotHasKey( 'payments', $print( self::all_on() ) );
	}

	/** iubenda searches the text of each script, data included, for the owner's own entries, such as a name of our settings. */
	public function test_iubenda_passes_the_config_by(): void {
		self::assertStringContainsString( '<script type="application/json" data-ringside-config class="_iub_cs_skip">', print_shop_page( array() )['foot'] );
	}

	public function test_with_everything_off_the_page_is_the_one_without_the_plugin(): void {
		$plain = print_shop_page( self::scripts(), array_fill_keys( array_keys( self::all_on() ), false ), array( 'is_product' => true ) );
		$page  = print_shop_page( self::scripts(), self::all_on(), array( 'is_product' => true ), array( 'off' => true ) );
		self::assertSame( list_scripts( implode( '', $plain ) ), list_scripts( implode( '', $page ) ) );
		foreach ( array( 'data-ringside-config', 'ringside-js-module', 'ringside-integrity', 'assets/ringside.js' ) as $own ) {
			self::assertStringContainsString( $own, implode( '', $plain ) );
			self::assertStringNotContainsString( $own, implode( '', $page ) );
		}
		self::assertStringContainsString( 'href="https://shop.example/en/carrito/"', do_shortcode( '[ringside_mini_cart]' ) );
	}

	public function test_the_administration_is_left_alone(): void {
		$page = print_shop_page( array( 'jquery' => array( 'only_registered' => true ), 'wc-cart' => array( 'deps' => array( 'jquery' ) ) ), array(), array( 'is_admin' => true ) );
		self::assertEqualsCanonicalizing( array( 'jquery', 'wc-cart' ), list_scripts( implode( '', $page ) ) );
		self::assertStringNotContainsString( 'data-ringside-config', implode( '', $page ) );
	}

	public function test_the_script_is_a_module_and_all_that_it_fetches_has_integrity(): void {
		$page      = print_shop_page( array() );
		$integrity = json_decode( (string) file_get_contents( RINGSIDE_PLUGIN . '/integrity.json' ), true );
		foreach ( $integrity as $file => $value ) {
			self::assertMatchesRegularExpression( '/^chunks\/.*-[A-Z0-9]{8}\.js(\?retry)?$/', $file, 'an update replaces files whose names have no hash' );
			$path = RINGSIDE_PLUGIN . '/assets/' . preg_replace( '/\?.*/', '', $file );
			self::assertSame( 'sha384-' . base64_encode( hash_file( 'sha384', $path, true ) ), $value, $file );
		}
		self::assertStringContainsString( '<link rel="preload" as="script" crossorigin="anonymous" href="' . PLUGIN_URL . 'assets/ringside.js?ver=' . Ringside\VERSION . '" />', $page['head'] );
		self::assertStringContainsString( '<script type="module" src="' . PLUGIN_URL . 'assets/ringside.js?ver=' . Ringside\VERSION . '" id="ringside-js-module" async crossorigin="anonymous" data-no-minify="1" nitro-exclude data-cookieconsent="ignore"></script>', $page['foot'] );
		preg_match( '#<script type="importmap" id="ringside-integrity">(.*?)</script>#s', $page['foot'], $found );
		$map = json_decode( $found[1], true )['integrity'];
		self::assertCount( count( $integrity ), $map );
		foreach ( glob( RINGSIDE_PLUGIN . '/assets/chunks/*.js' ) as $chunk ) {
			self::assertArrayHasKey( PLUGIN_URL . 'assets/chunks/' . basename( $chunk ), $map );
		}
		self::assertLessThan( strpos( $page['foot'], 'ringside-js-module' ), strpos( $page['foot'], 'ringside-integrity' ), 'a map behind a module is ignored by browsers that take one map' );
	}

	/** @return array<string, array{?string, string, string}> The host that was asked for, the address of the plugin's folder, and the one printed. */
	public function hosts(): array {
		$path = '/wp-content/plugins/ringside/';
		return array(
			'the site\'s own'             => array( 'shop.example', PLUGIN_URL, PLUGIN_URL ),
			'the same in capitals'        => array( 'Shop.Example', PLUGIN_URL, PLUGIN_URL ),
			'none, as on a command line'  => array( null, PLUGIN_URL, PLUGIN_URL ),
			'the domain of a language'    => array( 'laden.example', PLUGIN_URL, $path ),
			'another port'                => array( 'shop.example:8443', PLUGIN_URL, $path ),
			'one that somebody has forged' => array( 'evil.example/"><script>', PLUGIN_URL, $path ),
			'files on a host of their own' => array( 'laden.example', "https://cdn.example{$path}", "https://cdn.example{$path}" ),
		);
	}

	/** @dataProvider hosts */
	public function test_the_script_comes_from_the_domain_of_the_page_where_the_site_has_several( ?string $host, string $folder, string $printed ): void {
		$before               = $_SERVER['HTTP_HOST'] ?? null;
		$_SERVER['HTTP_HOST'] = $host;
		$html                 = implode( '', print_shop_page( array(), array(), array( 'plugin_url' => $folder ) ) );
		$_SERVER['HTTP_HOST'] = $before;
		self::assertStringContainsString( "href=\"{$printed}assets/ringside.js?ver=", $html );
		self::assertStringContainsString( "src=\"{$printed}assets/ringside.js?ver=", $html );
		self::assertStringContainsString( "\"{$printed}assets/chunks/", $html );
		self::assertStringNotContainsString( 'evil.example', $html );
	}

	/** @return array<string, array{string, string, string}> The address of the plugin's folder, the path of the site, and what is printed. */
	public function cdn_hosts(): array {
		$path = '/wp-content/plugins/ringside/';
		return array(
			'the site\'s own'         => array( PLUGIN_URL, '', PLUGIN_URL ),
			'a CDN'                   => array( "https://cdn.example{$path}", '', $path ),
			'a CDN with other paths'  => array( 'https://cdn.example/a1b2/ringside/', '', $path ),
			'a site below its domain' => array( "https://cdn.example/tienda{$path}", '/tienda/', "/tienda{$path}" ),
		);
	}

	/** @dataProvider cdn_hosts */
	public function test_the_script_comes_from_the_host_of_the_page_where_the_site_s_files_have_another( string $folder, string $site, string $printed ): void {
		$before               = $_SERVER['HTTP_HOST'] ?? null;
		$_SERVER['HTTP_HOST'] = 'shop.example';
		Platform::begin( array( 'plugin_url' => $folder, 'site_path' => $site ) );
		$below   = ( new ScriptTag( ABSPATH . 'wp-content/plugins/ringside/ringside.php' ) )->url( 'assets/ringside.js' );
		$outside = ( new ScriptTag( '/elsewhere/plugins/ringside/ringside.php' ) )->url( 'assets/ringside.js' );
		$_SERVER['HTTP_HOST'] = $before;
		self::assertSame( "{$printed}assets/ringside.js", $below );
		self::assertSame( "{$folder}assets/ringside.js", $outside, 'no path is known' );
	}

	public function test_plugins_that_rewrite_addresses_to_those_of_a_cdn_leave_ours(): void {
		$html = implode( '', print_shop_page( array( 'theme' => array() ) ) );
		preg_match_all( '#"((?:https:)?/[^"]*\.js)[^"]*"#', $html, $found );
		$addresses = array_unique( $found[1] );
		$own       = array_values( array_filter( $addresses, static fn( string $address ): bool => false !== strpos( $address, '/ringside/assets/' ) ) );
		self::assertGreaterThan( 1, count( $own ), 'the script and its chunks' );
		self::assertGreaterThan( count( $own ), count( $addresses ), 'and others' );

		// Each plugin's own test of an address: WP Rocket's inc/Engine/CDN/CDN.php, LiteSpeed Cache's src/cdn.cls.php, W3 Total Cache's
		// Cdn_Core.php, Autoptimize's classes/autoptimizeBase.php.
		$patterns = implode( '|', apply_filters( 'rocket_cdn_reject_files', array( '/wp-includes/a.js' ) ) );
		$parts    = apply_filters( 'litespeed_conf_load_option_cdn-exc', array( '/wp-includes/a.js' ) );
		$is_left  = array(
			'WP Rocket'      => static fn( string $address ): bool => 1 === preg_match( "#^({$patterns})$#", (string) parse_url( $address, PHP_URL_PATH ) ),
			'LiteSpeed'      => static fn( string $address ): bool => array() !== array_filter( $parts, static fn( string $part ): bool => false !== strpos( $address, $part ) ),
			'W3 Total Cache' => static fn( string $address ): bool => apply_filters( 'w3tc_cdn_url', 'https://cdn.example/a.js', $address, true ) === $address,
			'Autoptimize'    => static fn( string $address ): bool => ! apply_filters( 'autoptimize_filter_base_apply_cdn', true, $address ),
		);
		foreach ( $is_left as $plugin => $is_left_by ) {
			self::assertSame( $own, array_values( array_filter( $addresses, $is_left_by ) ), $plugin );
		}
		self::assertTrue( $is_left['WP Rocket']( 'https://shop.example/wp-includes/a.js' ), 'what others exclude stays excluded' );

		// CDN Enabler rewrites both addresses with a host and paths; FlyingPress that of each file (src/CDN.php).
		$rewritten = array(
			'cdn_enabler_contents_after_rewrite' => str_replace( array( 'https://shop.example/', '"/wp-' ), array( 'https://cdn.example/', '"//cdn.example/wp-' ), $html ),
			'flying_press_optimization:after'    => preg_replace( '#//shop\.example(/[^"]*\.js)#', '//cdn.example$1', $html ),
		);
		foreach ( $rewritten as $filter => $page ) {
			$restored = apply_filters( $filter, $page );
			foreach ( $own as $address ) {
				self::assertStringContainsString( $address, $restored, $filter );
			}
			self::assertStringNotContainsString( 'cdn.example/wp-content/plugins/ringside/', $restored, $filter );
			self::assertStringContainsString( 'https://cdn.example/wp-content/plugins/other/theme.js', $restored, $filter );
		}
	}

	/** @return array<string, array{array<string, mixed>, string}> The theme, and the part of the page that its modules are in. */
	public function themes(): array {
		return array( 'classic' => array( array(), 'foot' ), 'block' => array( array( 'is_block_theme' => true ), 'head' ) );
	}

	/** @dataProvider themes */
	public function test_the_integrity_is_in_the_platform_s_own_map_where_there_is_one( array $state, string $part ): void {
		$imports = array( '@wordpress/interactivity' => '/wp-includes/js/dist/script-modules/interactivity/index.min.js?a=1&b=2' );
		$html    = print_shop_page( array(), array(), $state + array( 'imports' => $imports ) )[ $part ];
		self::assertSame( 1, preg_match_all( '#<script type="importmap" id="([a-z-]+)">(.*?)</script>#s', $html, $found ) );
		self::assertSame( 'wp-importmap', $found[1][0] );
		$map = json_decode( $found[2][0], true );
		self::assertSame( $imports, $map['imports'] );
		self::assertSame( count( json_decode( (string) file_get_contents( RINGSIDE_PLUGIN . '/integrity.json' ), true ) ), count( $map['integrity'] ) );
		self::assertLessThan( strpos( $html, 'type="module"' ), strpos( $html, 'type="importmap"' ) );
	}

	public function test_header_and_readme_name_the_script_s_version(): void {
		$version = json_decode( (string) file_get_contents( __DIR__ . '/../../../packages/embed/package.json' ), true )['version'];
		self::assertSame( $version, Ringside\VERSION );
		self::assertStringContainsString( " * Version:           {$version}\n", (string) file_get_contents( RINGSIDE_PLUGIN . '/ringside.php' ) );
		$readme = (string) file_get_contents( RINGSIDE_PLUGIN . '/readme.txt' );
		self::assertStringContainsString( "\nStable tag: {$version}\n", $readme );
		self::assertMatchesRegularExpression( '/\n== Changelog ==\n\n= ' . preg_quote( $version, '/' ) . ' =\n\S/', $readme );
	}

	/** @return array<string, string> The headers of the plugin's file, by name. */
	private static function headers(): array {
		preg_match_all( '/^ \* ([A-Z][\w ]+): +(\S.*)$/m', (string) file_get_contents( RINGSIDE_PLUGIN . '/ringside.php' ), $found );
		return array_combine( $found[1], $found[2] );
	}

	public function test_header_and_readme_name_the_versions_that_were_tried_by_hand(): void {
		$hosts  = (string) file_get_contents( __DIR__ . '/../../../docs/hosts.md' );
		$readme = (string) file_get_contents( RINGSIDE_PLUGIN . '/readme.txt' );
		preg_match_all( '/The plugin on WordPress (\d+\.\d+) with WooCommerce (\d+\.\d+)/', $hosts, $tried, PREG_SET_ORDER );
		self::assertNotEmpty( $tried );
		foreach ( $tried as list( , $wordpress, $shop ) ) {
			self::assertStringContainsString( "WordPress {$wordpress} with WooCommerce {$shop}", $readme );
		}
		$wordpress = array_column( $tried, 1 );
		$shops     = array_column( $tried, 2 );
		usort( $wordpress, 'version_compare' );
		usort( $shops, 'version_compare' );
		self::assertStringContainsString( "\nTested up to: " . end( $wordpress ) . "\n", $readme );
		$headers = self::headers();
		self::assertSame( array( $shops[0], end( $shops ) ), array( $headers['WC requires at least'], $headers['WC tested up to'] ) );
		self::assertSame( 'woocommerce', $headers['Requires Plugins'] );
	}

	public function test_the_readme_says_where_the_sources_are_and_how_they_are_built(): void {
		$readme = (string) file_get_contents( RINGSIDE_PLUGIN . '/readme.txt' );
		$root   = json_decode( (string) file_get_contents( __DIR__ . '/../../../package.json' ), true );
		$source = preg_replace( array( '/^git\+/', '/\.git$/' ), '', $root['repository']['url'] );
		self::assertStringContainsString( "public: {$source}\n", $readme );
		self::assertStringContainsString( 'Node ' . ltrim( $root['engines']['node'], '>=' ) . ' or newer', $readme );
		preg_match_all( '/`npm run ([\w-]+)`/', $readme, $found );
		self::assertSame( array( 'build', 'plugin' ), $found[1] );
		self::assertSame( array(), array_diff( $found[1], array_keys( $root['scripts'] ) ) );
		self::assertSame( "{$source}/blob/main/examples/wordpress/README.md", self::headers()['Plugin URI'] );
		self::assertSame( 0, preg_match( '/\{\w+\}/', $readme ) );
	}

	/** @return array<string, array{string, mixed, ?string}> An event of the platform's forms, who listens to it, and the hook whose form is left to them. */
	public function form_listeners(): array {
		$captcha = new class() {
			public function add(): void {}
			public static function check(): void {}
			public function __invoke(): void {}
			public function __call( string $name, array $given ): void {}
		};
		return array(
			'a login, by a function'          => array( 'login_form', static function (): void {}, 'login' ),
			'a login of a page, by a method'  => array( 'login_form_middle', array( $captcha, 'add' ), 'login' ),
			'the button of a review'          => array( 'comment_form_submit_button', get_class( $captcha ) . '::check', 'reviews' ),
			'its row, by an object'           => array( 'comment_form_submit_field', $captcha, 'reviews' ),
			'what is sent, by a magic method' => array( 'pre_comment_on_post', array( $captcha, 'look' ), 'reviews' ),
			'a class that is loaded later'    => array( 'login_form', array( 'Ringside_Test_Not_Loaded', 'add' ), 'login' ),
			'the same, by its name'           => array( 'comment_form_submit_field', 'Ringside_Test_Not_Loaded::add', 'reviews' ),
			'a function that is loaded later' => array( 'login_form', 'ringside_test_not_loaded', 'login' ),
			'PHP itself'                      => array( 'comment_form_submit_button', 'trim', null ),
			'another event'                   => array( 'comment_form_top', static function (): void {}, null ),
		);
	}

	/**
	 * @dataProvider form_listeners
	 * @param mixed $listener
	 */
	public function test_a_form_that_others_add_to_is_left_to_the_platform( string $event, $listener, ?string $hook ): void {
		$listen = static fn() => add_filter( $event, $listener );
		$config = read_config( print_shop_page( array(), array(), array(), array(), array(), $listen )['foot'] );
		foreach ( array( 'login' => 'login', 'reviews' => 'reviewing' ) as $name => $group ) {
			self::assertSame( $name === $hook ? array( 'form' => false ) : null, $config[ $group ] ?? null );
		}
		self::assertSame( null === $hook ? array() : array( JobStatus::FORM_OF . $hook => JobStatus::EXTENDED ), JobStatus::read() );
		// The next page without them is shown as it is.
		print_shop_page( array(), array(), array(), array(), array( JobStatus::OPTION => JobStatus::read() ) );
		self::assertSame( array(), JobStatus::read() );
	}

	public function test_a_form_that_only_the_shop_adds_to_is_drawn(): void {
		$file = ABSPATH . 'wp-includes/forms.php';
		@mkdir( dirname( $file ) );
		file_put_contents( $file, "<?php\nfunction platform_form_field(): void {}\n" );
		require_once $file;
		unlink( $file );
		rmdir( dirname( $file ) );
		$listen = static fn() => add_filter( 'login_form', 'platform_form_field' );
		self::assertArrayNotHasKey( 'login', read_config( print_shop_page( array(), array(), array(), array(), array(), $listen )['foot'] ) );
	}

	public function test_order_tables_and_blocks_are_declared_to_work_beside_it(): void {
		print_shop_page( array() );
		self::assertEquals(
			array(
				array( 'custom_order_tables', RINGSIDE_PLUGIN . '/ringside.php', true ),
				array( 'cart_checkout_blocks', RINGSIDE_PLUGIN . '/ringside.php', true ),
			),
			Platform::$compatible
		);
	}

	public function test_the_readme_names_each_server_that_the_script_may_load_from(): void {
		$readme = (string) file_get_contents( RINGSIDE_PLUGIN . '/readme.txt' );
		$loaded = array();
		foreach ( glob( RINGSIDE_PLUGIN . '/assets/{,chunks/}*.js', GLOB_BRACE ) as $file ) {
			preg_match_all( '#https://js\.[a-z.]+/[a-z0-9/]*#', (string) file_get_contents( $file ), $found );
			$loaded = array_merge( $loaded, $found[0] );
		}
		self::assertSame( array( 'https://js.stripe.com/v3/' ), array_values( array_unique( $loaded ) ) );
		self::assertStringContainsString( "\n== External services ==\n", $readme );
		foreach ( array( 'https://js.stripe.com/v3/', 'https://stripe.com/legal/consumer', 'https://stripe.com/privacy' ) as $address ) {
			self::assertStringContainsString( $address, $readme );
		}
	}

	public function test_a_block_theme_has_module_and_integrity_in_its_head(): void {
		$page = print_shop_page( array(), array(), array( 'is_block_theme' => true ) );
		self::assertStringContainsString( 'ringside-js-module', $page['head'] );
		self::assertStringContainsString( 'ringside-integrity', $page['head'] );
	}
}
