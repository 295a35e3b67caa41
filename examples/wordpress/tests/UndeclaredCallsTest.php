<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\Jobs;
use Ringside\UndeclaredCalls;

final class UndeclaredCallsTest extends TestCase {

	private const LIBRARIES = array( 'jquery', 'jquery-blockui', 'js-cookie', 'selectWoo', 'zoom', 'flexslider', 'photoswipe', 'photoswipe-ui-default', 'underscore' );

	private const OTHER = 'https://shop.example/wp-content/plugins/other/';

	/** The page of a product with a form that pays, as the platform registers its scripts: with each job on, none of them is left. */
	private static function page( array $others ): array {
		$on_jquery = array( 'deps' => array( 'jquery' ) );
		return $others + array(
			'jquery'                => array( 'only_registered' => true ),
			'jquery-blockui'        => $on_jquery + array( 'only_registered' => true ),
			'js-cookie'             => array( 'only_registered' => true ),
			'selectWoo'             => $on_jquery,
			'zoom'                  => $on_jquery,
			'flexslider'            => $on_jquery,
			'photoswipe'            => array( 'only_registered' => true ),
			'photoswipe-ui-default' => array( 'deps' => array( 'photoswipe' ) ),
			'underscore'            => array( 'only_registered' => true ),
			'wp-util'               => array( 'deps' => array( 'jquery', 'underscore' ), 'only_registered' => true ),
			'wc-single-product'     => $on_jquery,
			'wc-add-to-cart-variation' => array( 'deps' => array( 'jquery', 'wp-util' ) ),
			'wc-checkout'           => array( 'deps' => array( 'jquery', 'jquery-blockui' ) ),
			'woocommerce'           => array( 'deps' => array( 'jquery', 'jquery-blockui', 'js-cookie' ) ),
		);
	}

	/** @return list<string> The libraries that the page fetches. */
	private static function libraries( array $others ): array {
		$on = array_fill_keys( array_keys( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() ), true );
		return array_values( array_intersect( self::LIBRARIES, list_scripts( implode( '', print_shop_page( self::page( $others ), $on, array( 'is_product' => true ) ) ) ) ) );
	}

	/** @return array<string, array{array<string, mixed>, list<string>}> A script without its dependencies, and what it calls. */
	public function scripts(): array {
		return array(
			'a theme that sells by itself'            => array( array( 'code' => 'const e=globalThis.jQuery;e(document.body).on("added_to_cart",t)' ), array( 'jquery' ) ),
			'a build that starts with it'             => array( array( 'code' => 'jQuery(function(t){t(document.body)})' ), array( 'jquery' ) ),
			'a tracker that jQuery calls by a property' => array( array( 'code' => 'document.body.onadded_to_cart=function(e,t,n,r){send(r[0])}' ), array( 'jquery' ) ),
			'one that it calls after a removal'       => array( array( 'code' => 'const b=document.body;b.onremoved_from_cart=f' ), array( 'jquery' ) ),
			'one that it calls after an update'       => array( array( 'code' => 'document.body.onupdated_wc_div=()=>f()' ), array( 'jquery' ) ),
			'a native listener of the same event'     => array( array( 'code' => 'document.body.addEventListener("wc-blocks_added_to_cart",f)' ), array() ),
			'a button that hides the one of the shop' => array( array( 'deps' => array( 'jquery' ), 'code' => 'form.block( { message: null } )' ), array( 'jquery', 'jquery-blockui' ) ),
			'one that asks for a function of sets'    => array( array( 'code' => 'if($.fn.block)$.blockUI({css:{}})' ), array( 'jquery', 'jquery-blockui' ) ),
			'one that only ends blocking'             => array( array( 'code' => 't(".x").unblock()' ), array( 'jquery', 'jquery-blockui' ) ),
			'one that hides the cover of a form'      => array( array( 'code' => 'document.querySelector(".blockOverlay").style.display="none"' ), array( 'jquery', 'jquery-blockui' ) ),
			'a quick view with slides'                => array( array( 'deps' => array( 'jquery' ), 'code' => '$( ".quick-view" ).flexslider( {} )' ), array( 'jquery', 'flexslider' ) ),
			'a gallery with zoom'                     => array( array( 'code' => 'jQuery(".photo").zoom()' ), array( 'jquery', 'zoom' ) ),
			'a lightbox'                              => array( array( 'code' => 'new PhotoSwipe( node, PhotoSwipeUI_Default, [] )' ), array( 'photoswipe', 'photoswipe-ui-default' ) ),
			'lists that are searched'                 => array( array( 'code' => 'jQuery("select").select2()' ), array( 'jquery', 'selectWoo' ) ),
			'cookies'                                 => array( array( 'code' => 'Cookies.get("a")' ), array( 'js-cookie' ) ),
			'functions for lists'                     => array( array( 'code' => 'document.onscroll=_.debounce( f, 100 )' ), array( 'underscore' ) ),
			'a property of that name'                 => array( array( 'code' => 'this._.debounce(f);a_.debounce(f);_.n(e)' ), array() ),
			'none of them'                            => array( array( 'code' => 'document.querySelector(".block").zoomed=1' ), array() ),
			'an address below the site'               => array( array( 'src' => '/wp-content/plugins/other/a.js?v=1', 'code' => 'jQuery(1)' ), array( 'jquery' ) ),
			'one without a scheme'                    => array( array( 'src' => '//shop.example/wp-content/plugins/other/none.js' ), self::LIBRARIES ),
			'a file that is missing'                  => array( array( 'code' => null ), self::LIBRARIES ),
			'a file elsewhere'                        => array( array( 'src' => 'https://cdn.example/slides.js' ), self::LIBRARIES ),
			'what a program writes'                   => array( array( 'src' => self::OTHER . 'script.php' ), self::LIBRARIES ),
			'a path that leaves its folder'           => array( array( 'src' => self::OTHER . '../other/a.js' ), self::LIBRARIES ),
			'a file that loads others'                => array( array( 'code' => '(self.webpackChunk=self.webpackChunk||[]).push([[1],{}])' ), self::LIBRARIES ),
			'a module that does'                      => array( array( 'code' => 'addEventListener("click",()=>import("./slides.js"))' ), self::LIBRARIES ),
			'a service for any page'                  => array( array( 'src' => 'https://js.stripe.com/v3/' ), array() ),
			'one of the shop itself'                  => array( array( 'src' => WC_PLUGIN_URL . 'geolocation.js' ), array() ),
			'code without a file'                     => array( array( 'src' => false, 'inline' => 'jQuery( "a" ).flexslider();' ), array( 'jquery', 'flexslider' ) ),
			'code by the short name'                  => array( array( 'code' => '', 'inline' => '$( "a" ).show();' ), array( 'jquery' ) ),
		);
	}

	/** @dataProvider scripts */
	public function test_what_a_script_calls_stays_although_it_does_not_name_it( array $script, array $called ): void {
		self::assertSame( $called, self::libraries( array( 'theme' => $script ) ) );
		// PHP turns a handle of digits into a number where it is a key.
		self::assertSame( $called, self::libraries( array( '1234' => $script + array( 'late' => true ) ) ) );
	}

	/** @return array<string, array{string, callable, list<string>}> A library, what a theme adds to it without asking for it, and what stays. */
	public function additions(): array {
		$code     = static fn( string $code, string $position = 'after' ): callable => static fn( string $handle ) => wp_add_inline_script( $handle, $code, $position );
		$settings = static fn( string $name ): callable => static fn( string $handle ) => wp_localize_script( $handle, $name, array( 'ajax' => '/x' ) );
		return array(
			'code'                          => array( 'jquery', $code( 'toast()' ), array( 'jquery' ) ),
			'code before it'                => array( 'jquery', $code( 'toast()', 'before' ), array( 'jquery' ) ),
			'code that calls others'        => array( 'jquery', $code( 'Cookies.get( "toast" )' ), array( 'jquery', 'js-cookie' ) ),
			'code at the file of jQuery'    => array( 'jquery-core', $code( 'toast()' ), array( 'jquery' ) ),
			'code at what old code needs'   => array( 'jquery-migrate', $code( 'toast()' ), array( 'jquery' ) ),
			'settings for scripts of any'   => array( 'jquery', $settings( 'toast' ), array( 'jquery' ) ),
			'settings at the file'          => array( 'jquery-core', $settings( 'toast' ), array( 'jquery' ) ),
			'code at another library'       => array( 'js-cookie', $code( 'toast()' ), array( 'js-cookie' ) ),
			'code at templates'             => array( 'wp-util', $code( 'toast()' ), array( 'jquery' ) ),
			'settings of WordPress'         => array( 'wp-util', $settings( '_wpUtilSettings' ), array() ),
		);
	}

	/** @dataProvider additions */
	public function test_what_somebody_has_added_to_a_library_is_printed_with_it( string $library, callable $add, array $kept ): void {
		$scripts = self::page(
			array(
				'jquery-core'              => array( 'only_registered' => true ),
				'jquery-migrate'           => array( 'only_registered' => true ),
				'jquery'                   => array( 'src' => false, 'deps' => array( 'jquery-core', 'jquery-migrate' ), 'only_registered' => true ),
				'wp-util'                  => array( 'deps' => array( 'jquery' ), 'only_registered' => true ),
				'wc-add-to-cart-variation' => array( 'deps' => array( 'jquery', 'wp-util' ) ),
				'theme'                    => array( 'code' => 'fetch( window.toast.ajax )' ),
			)
		);
		$on      = array_fill_keys( array_keys( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() ), true );
		$prepare = static function () use ( $library, $add ): void {
			add_action( 'wp_enqueue_scripts', static fn() => $add( $library ), 20 );
		};
		$html    = implode( '', print_shop_page( $scripts, $on, array( 'is_product' => true ), array(), array(), $prepare ) );
		$files   = array( 'jquery-core' => 'jquery', 'js-cookie' => 'js-cookie' );
		self::assertSame( $kept, array_values( array_intersect_key( $files, array_flip( list_scripts( $html ) ) ) ) );
		self::assertSame( $kept ? 1 : 0, substr_count( $html, 'toast()' ) + substr_count( $html, 'var toast' ) + substr_count( $html, 'get( "toast" )' ) );
	}

	public function test_what_is_added_while_the_page_is_written_is_printed_too(): void {
		$scripts = array( 'jquery' => array( 'only_registered' => true ), 'woocommerce' => array( 'deps' => array( 'jquery' ) ) );
		foreach ( array( array( 'wp_head', 20 ), array( 'wp_footer', 1 ), array( 'wp_footer', 22 ) ) as list( $event, $priority ) ) {
			$prepare = static function () use ( $event, $priority ): void {
				add_action( $event, static fn() => wp_add_inline_script( 'jquery', 'toast()' ), $priority );
			};
			$html    = implode( '', print_shop_page( $scripts, array(), array(), array(), array(), $prepare ) );
			self::assertSame( array( 'jquery' ), list_scripts( $html ) );
			self::assertSame( 1, substr_count( $html, 'toast()' ) );
		}
	}

	/** @return array<string, array{array<string, mixed>, bool}> A theme's script, and whether the platform's script for products stays. */
	public function steering(): array {
		return array(
			'a strip by the platform\'s setting'     => array( array( 'code' => 'n.flexslider.sync=t,n.flexslider.own=!0' ), true ),
			'a strip that names the slider'          => array( array( 'code' => '$( ".thumbs" ).flexslider( { itemWidth: 95, asNavFor: gallery.get( 0 ) } )' ), true ),
			'one in added code'                      => array( array( 'inline' => 'wc_single_product_params.flexslider.sync = ".thumbs";' ), true ),
			'a slider of its own'                    => array( array( 'code' => 'jQuery( ".slides" ).flexslider( { animation: "slide" } )' ), false ),
			'the strip of another library'           => array( array( 'code' => 'n.slick({asNavFor:".for"})' ), false ),
			'code that reads the photos\' object'     => array( array( 'code' => 'const g = jQuery( ".images" ).data( "product_gallery" ); g.$images.show();' ), true ),
			'the minified form of it'                => array( array( 'code' => "t.data('product_gallery').openPhotoswipe(e)" ), true ),
			'data of another name'                   => array( array( 'code' => 'jQuery( ".images" ).data( "product_gallery_id" )' ), false ),
			'the library itself'                     => array( array( 'code' => 't.vars.asNavFor;e.fn.flexslider=function(t){}' ), false ),
			'code that reads the photos\' slider'     => array( array( 'code' => 'jQuery( ".woocommerce-product-gallery" ).data( "flexslider" ).resize()' ), true ),
			'code that turns to the next photo'      => array( array( 'code' => 'var g=$(".woocommerce-product-gallery");g.flexslider("next")' ), true ),
			'code that turns to the first one'       => array( array( 'code' => "$('.woocommerce-product-gallery').flexslider(0)" ), true ),
			'code that turns a slider of its own'    => array( array( 'code' => '$(".hero").flexslider("next");$(".hero").data("flexslider").resize()' ), false ),
			'a slider of its own beside the photos'  => array( array( 'code' => '$(".hero").flexslider({});$(".woocommerce-product-gallery").addClass("wide")' ), false ),
			'a strip that another library slides'    => array( array( 'code' => "$( '.flex-control-thumbs' ).slick( { slidesToShow: 4 } )" ), true ),
			'one more such library'                  => array( array( 'code' => 'e.find("ol.flex-control-nav").addClass("owl-carousel").owlCarousel({items:5})' ), true ),
			'a strip that a theme wraps'             => array( array( 'code' => '$(".woocommerce-product-gallery").find(".flex-control-thumbs").wrap("<div class=thumbs></div>")' ), true ),
			'one that it keeps before'               => array( array( 'code' => 'var g=$(".woocommerce-product-gallery"),i=g.find(".flex-control-thumbs"),n=i.find("li");n.addClass("wide"),i.wrap("<div>")' ), true ),
			'arrows that it moves'                   => array( array( 'code' => '$( ".flex-direction-nav", self.$slider ).appendTo( $( ".woocommerce-product-gallery" ) );' ), true ),
			'thumbnails that it goes through'        => array( array( 'code' => '$(".woocommerce-product-gallery .flex-control-thumbs").each(function(){$(this).slick({})})' ), true ),
			'a strip that it styles and another box' => array( array( 'code' => 'var i=$(".woocommerce-product-gallery .flex-control-thumbs");i.hide();a.i.wrap("<div>");$(".box").wrap("<div>")' ), false ),
			'the same in a minified file'            => array( array( 'code' => 'a=$(".woocommerce-product-gallery"),a.find(".flex-control-thumbs").show(),$(".box").wrap("<div>")' ), false ),
			'the dots of a slider of its own'        => array( array( 'code' => '$(".hero .flex-control-nav").wrap("<div>")' ), false ),
			'styles of thumbnails beside a slider'   => array( array( 'code' => '$(".flex-control-thumbs").hide();$(".brands").slick({})' ), false ),
			'a file that can\'t be read'             => array( array( 'code' => null ), false ),
		);
	}

	/** @dataProvider steering */
	public function test_the_platforms_photos_stay_where_a_script_steers_them( array $script, bool $stays ): void {
		$on   = array_fill_keys( array_keys( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() ), true );
		$page = print_shop_page( self::page( array( 'theme' => $script ) ), $on, array( 'is_product' => true ) );
		$html = implode( '', $page );
		self::assertSame( $stays, in_array( 'wc-single-product', list_scripts( $html ), true ) );
		self::assertSame( ! $stays, in_array( 'gallery', read_config( $html )['takeOver'], true ) );
	}

	public function test_each_file_is_read_where_its_address_says(): void {
		foreach ( array( '/wp-content/plugins/other/a.js?v=1', self::OTHER . 'a.js', 'http://shop.example/wp-content/plugins/other/a.js#b', '//shop.example/wp-content/plugins/other/a.js' ) as $src ) {
			write_script( '/wp-content/plugins/other/a.js', 'jQuery(1)' );
			self::assertSame( array( 'jquery' ), self::libraries( array( 'theme' => array( 'src' => $src, 'code' => 'jQuery(1)' ) ) ), $src );
		}
	}

	/**
	 * Prints a page with files of one time.
	 *
	 * @param list<string>         $codes  Of the theme's scripts.
	 * @param array<string, mixed> $before What earlier pages have stored.
	 * @return list<string> The libraries that the page fetches.
	 */
	private static function libraries_of_files( array $codes, array $before = array(), int $time = 1700000000 ): array {
		$scripts = array();
		foreach ( $codes as $number => $code ) {
			$scripts[ "theme{$number}" ] = array( 'code' => $code );
		}
		$on      = array_fill_keys( array_keys( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() ), true );
		$prepare = static function () use ( $scripts, $time ): void {
			add_action(
				'wp_enqueue_scripts',
				static function () use ( $scripts, $time ): void {
					foreach ( array_keys( $scripts ) as $handle ) {
						touch( WP_CONTENT_DIR . "/plugins/other/{$handle}.js", $time );
					}
				},
				20
			);
		};
		$page    = print_shop_page( self::page( $scripts ), $on, array( 'is_product' => true, 'transients' => $before ), array(), array(), $prepare );
		return array_values( array_intersect( self::LIBRARIES, list_scripts( implode( '', $page ) ) ) );
	}

	public function test_a_file_is_read_once_until_it_changes_or_the_plugin_does(): void {
		self::assertSame( array( 'jquery' ), self::libraries_of_files( array( 'jQuery(1)' ) ) );
		$stored = Platform::$transients;
		self::assertSame( array( 'jquery' ), self::libraries_of_files( array( 'jquery(1)' ), $stored ), 'the same time and size' );
		self::assertSame( $stored, Platform::$transients );
		self::assertSame( array(), self::libraries_of_files( array( 'jquery(1)' ), $stored, 1700000001 ) );
		self::assertSame( array( 'js-cookie' ), self::libraries_of_files( array( 'Cookies.get(1)' ), $stored ) );
		$version = $stored[ UndeclaredCalls::STORE ]['version'];
		foreach ( array( '0.0.1-before', Ringside\VERSION, Ringside\VERSION . '-1' ) as $other ) {
			$stored[ UndeclaredCalls::STORE ]['version'] = $other;
			self::assertSame( array(), self::libraries_of_files( array( 'jquery(1)' ), $stored ) );
			self::assertSame( $version, Platform::$transients[ UndeclaredCalls::STORE ]['version'] );
		}
	}

	public function test_what_files_name_is_stored_for_so_many_files(): void {
		$count = static fn(): int => count( Platform::$transients[ UndeclaredCalls::STORE ]['files'] );
		self::libraries_of_files( array( 'a()' ) );
		$stored = Platform::$transients;
		self::libraries_of_files( array_fill( 1, 20, 'a()' ), $stored );
		self::assertSame( 21, $count() );
		self::libraries_of_files( array_fill( 1, 200, 'a()' ), $stored );
		self::assertSame( 200, $count(), 'those of other pages are forgotten' );
		self::libraries_of_files( array_fill( 1, 210, 'a()' ), $stored );
		self::assertSame( 200, $count() );
	}

	public function test_a_page_without_files_of_others_stores_nothing(): void {
		self::assertSame( array(), self::libraries_of_files( array() ) );
		self::assertSame( array(), Platform::$transients );
	}

	public function test_a_script_that_a_template_asks_for_finds_what_it_calls_before_it(): void {
		$scripts = self::page( array( 'theme' => array( 'code' => 'jQuery(1).block()', 'late' => true ) ) );
		$page    = print_shop_page( $scripts, array( 'card-payment' => true ) );
		self::assertSame( array(), list_scripts( $page['head'] ) );
		self::assertSame( array( 'jquery', 'jquery-blockui', 'theme' ), array_slice( list_scripts( $page['foot'] ), 0, 3 ) );
	}

	/** @return array{head: string, foot: string} The page of a product, whose zoom is in the head, with a theme's script that calls it. */
	private static function page_with_zoom_in_head( array $theme, callable $in_footer ): array {
		$scripts = self::page(
			array(
				'zoom'  => array( 'deps' => array( 'jquery' ), 'head' => true ),
				'theme' => $theme + array( 'deps' => array( 'jquery' ), 'code' => 'jQuery(".photo").zoom()' ),
			)
		);
		$on      = array_fill_keys( array_keys( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() ), true );
		$prepare = static function () use ( $in_footer ): void {
			add_action( 'wp_footer', $in_footer, 1 );
		};
		return print_shop_page( $scripts, $on, array( 'is_product' => true ), array(), array(), $prepare );
	}

	public function test_a_library_that_is_out_in_the_head_is_printed_once_a_template_asks_for_a_script_that_calls_it(): void {
		$page = self::page_with_zoom_in_head( array( 'only_registered' => true ), static fn() => wp_enqueue_script( 'theme' ) );
		self::assertSame( array(), list_scripts( $page['head'] ) );
		self::assertSame( array( 'jquery', 'zoom', 'theme' ), list_scripts( $page['foot'] ) );
	}

	public function test_the_platforms_photos_that_are_out_in_the_head_are_printed_once_a_template_asks_for_a_script_that_steers_them(): void {
		$steering = array( 'code' => 'n.flexslider.sync=t', 'late' => true );
		$scripts  = self::page( array( 'theme' => $steering, 'wc-single-product' => array( 'deps' => array( 'jquery' ), 'head' => true ) ) );
		$on       = array_fill_keys( array_keys( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() ), true );
		$page     = print_shop_page( $scripts, $on, array( 'is_product' => true ) );
		self::assertContains( 'wc-single-product', list_scripts( $page['foot'] ) );
		self::assertNotContains( 'gallery', read_config( $page['foot'] )['takeOver'] );
	}

	public function test_code_that_was_added_to_the_photos_and_printed_in_the_head_runs_once(): void {
		$photos  = array( 'deps' => array( 'jquery' ), 'head' => true, 'inline' => 'const added=1' );
		$scripts = self::page( array( 'theme' => array( 'code' => 'n.flexslider.sync=t', 'late' => true ), 'wc-single-product' => $photos ) );
		$on      = array_fill_keys( array_keys( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() ), true );
		$page    = print_shop_page( $scripts, $on, array( 'is_product' => true ) );
		self::assertContains( 'wc-single-product', list_scripts( $page['foot'] ) );
		self::assertSame( 1, substr_count( implode( '', $page ), 'const added=1' ) );
	}

	public function test_a_library_that_the_head_has_printed_is_not_printed_again(): void {
		$ask_again = static function (): void {
			wp_dequeue_script( 'theme' );
			do_action( 'wp_print_scripts' );
			wp_enqueue_script( 'theme' );
		};
		$page      = self::page_with_zoom_in_head( array(), $ask_again );
		self::assertSame( array( 'jquery', 'zoom' ), list_scripts( $page['head'] ) );
		self::assertSame( array( 'theme' ), list_scripts( $page['foot'] ) );
	}

	public function test_a_page_gets_nothing_that_it_has_not_without_ringside(): void {
		$scripts = array( 'jquery' => array( 'only_registered' => true ), 'theme' => array( 'code' => 'window.jQuery&&jQuery(1).flexslider()' ) );
		self::assertSame( array( 'theme' ), list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
	}

	public function test_a_jquery_from_elsewhere_calls_none_of_its_own_libraries(): void {
		self::assertSame( array( 'jquery' ), self::libraries( array( 'jquery' => array( 'src' => 'https://cdn.example/jquery.js', 'only_registered' => true ), 'theme' => array( 'deps' => array( 'jquery' ) ) ) ) );
	}

	public function test_scripts_under_the_names_of_newer_shops_stay_too(): void {
		$scripts = array(
			'jquery'            => array( 'only_registered' => true ),
			'wc-flexslider'     => array( 'deps' => array( 'jquery' ) ),
			'wc-single-product' => array( 'deps' => array( 'jquery' ) ),
			'theme'             => array( 'code' => 'jQuery(1).flexslider()' ),
		);
		self::assertSame( array( 'jquery', 'wc-flexslider', 'theme' ), list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
	}

	public function test_a_translation_script_that_is_printed_behind_the_page_finds_the_jquery_that_it_calls(): void {
		$scripts = array( 'jquery' => array( 'only_registered' => true ), 'woocommerce' => array( 'deps' => array( 'jquery' ) ) );
		$fetched = static fn( bool $is_late ): array => list_scripts( implode( '', print_shop_page( $scripts, array(), array( 'is_late_dom' => $is_late ) ) ) );
		self::assertSame( array(), $fetched( false ) );
		self::assertSame( array( 'jquery' ), $fetched( true ) );
	}

	/** @return array<string, array{string, int}> The event at which a plugin leaves code to the shop, and its priority. */
	public function moments(): array {
		return array(
			'before the page'                 => array( 'init', 10 ),
			'while it is written'             => array( 'wp_footer', 1 ),
			'when its scripts are printed'    => array( 'wp_footer', 22 ),
		);
	}

	/** @dataProvider moments */
	public function test_code_that_is_left_to_the_shop_finds_the_jquery_that_it_is_called_by( string $event, int $priority ): void {
		$scripts  = array( 'jquery' => array( 'only_registered' => true ), 'woocommerce' => array( 'deps' => array( 'jquery' ) ) );
		$register = static function () use ( $event, $priority ): void {
			add_action(
				$event,
				static function (): void {
					$GLOBALS['wc_queued_js'] = '$( ".a" ).show();';
				},
				$priority
			);
		};
		self::assertSame( array(), list_scripts( implode( '', print_shop_page( $scripts ) ) ) );
		$html = implode( '', print_shop_page( $scripts, array(), array( 'before' => $register ) ) );
		self::assertSame( array( 'jquery' ), list_scripts( $html ) );
		self::assertLessThan( strpos( $html, 'jQuery(function($)' ), strpos( $html, 'id="jquery-js"' ) );
	}
}
