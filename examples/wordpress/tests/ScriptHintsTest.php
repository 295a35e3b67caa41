<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\JobStatus;

final class ScriptHintsTest extends TestCase {

	private const CART = array( 'href' => 'https://shop.example/wp-content/plugins/woocommerce/assets/client/blocks/cart-frontend.js?ver=1', 'as' => 'script' );
	private const REACT = array( 'href' => 'https://shop.example/wp-includes/js/dist/vendor/react.min.js?ver=1', 'as' => 'script' );

	/** The jobs that were stored when the owner last saw both pages. */
	private const SEEN = array( 'basket-block' => JobStatus::ACTIVE, 'checkout-block' => JobStatus::ACTIVE );

	/**
	 * The hints of a page, to which the platform adds its own for a shopper with something in the basket.
	 *
	 * @param array<string, bool> $jobs The owner's switches.
	 * @param list<mixed>         $before
	 * @param array<string, string> $seen
	 * @return list<mixed>
	 */
	private static function print_hints( array $jobs, array $before = array(), string $relation = 'prefetch', bool $is_off = false, array $seen = self::SEEN ): array {
		print_shop_page( array(), $jobs, array(), array( 'off' => $is_off ), array( JobStatus::OPTION => $seen ) );
		add_filter(
			'wp_resource_hints',
			static fn( array $hints, string $asked ): array => $asked === $relation ? array_merge( $hints, array( self::CART, self::REACT ) ) : $hints,
			10,
			2
		);
		return apply_filters( 'wp_resource_hints', $before, $relation );
	}

	public function test_scripts_of_blocks_that_ringside_draws_are_not_fetched_in_advance(): void {
		self::assertSame( array(), self::print_hints( array() ) );
	}

	public function test_those_of_the_packages_that_gutenberg_has_replaced_are_not_fetched_either(): void {
		$hint = static fn( string $folder ): array => array( 'href' => "https://shop.example/wp-content/plugins/{$folder}/build/scripts/data/index.min.js?ver=1", 'as' => 'script' );
		print_shop_page( array(), array(), array(), array(), array( JobStatus::OPTION => self::SEEN ) );
		add_filter( 'wp_resource_hints', static fn( array $hints ): array => array_merge( $hints, array( $hint( 'gutenberg' ), $hint( 'other' ) ) ) );
		self::assertSame( array( $hint( 'other' ) ), apply_filters( 'wp_resource_hints', array(), 'prefetch' ) );
	}

	public function test_hints_of_others_stay(): void {
		$others = array( '/next/', array( 'href' => '/app.js', 'as' => 'script' ) );
		self::assertSame( $others, self::print_hints( array(), $others ) );
		self::assertSame( array( self::CART, self::REACT ), self::print_hints( array(), array(), 'prerender' ) );
	}

	public function test_hints_that_others_add_at_the_same_moment_stay(): void {
		$others = array( '/next/', array( 'href' => 'https://shop.example/wp-content/plugins/other/app.js', 'as' => 'script' ), array( 'as' => 'script' ) );
		print_shop_page( array(), array(), array(), array(), array( JobStatus::OPTION => self::SEEN ) );
		add_filter( 'wp_resource_hints', static fn( array $hints ): array => array_merge( $hints, array( self::CART ), $others ) );
		self::assertSame( $others, apply_filters( 'wp_resource_hints', array(), 'prefetch' ) );
	}

	/** @return array<string, array{array<string, string>, bool}> What was seen of both blocks, and whether the hints stay. */
	public function seen(): array {
		return array(
			'neither page was seen yet'                => array( array( 'popups' => JobStatus::ACTIVE ), true ),
			'another plugin adds to one of them'       => array( array( 'checkout-block' => JobStatus::EXTENDED ) + self::SEEN, true ),
			'it adds to the only one that was seen'    => array( array( 'basket-block' => JobStatus::EXTENDED ), true ),
			'the shop has one of them, which is drawn' => array( array( 'checkout-block' => JobStatus::ACTIVE ), false ),
		);
	}

	/** @dataProvider seen */
	public function test_hints_stay_until_a_page_has_shown_that_ringside_draws_the_blocks( array $seen, bool $stay ): void {
		self::assertSame( $stay ? array( self::CART, self::REACT ) : array(), self::print_hints( array(), array(), 'prefetch', false, $seen ) );
	}

	public function test_the_platforms_hints_stay_where_its_scripts_draw_a_block(): void {
		$off = array( 'basket-block' => false, 'checkout-block' => false );
		self::assertSame( array( self::CART, self::REACT ), self::print_hints( $off ) );
		self::assertSame( array( self::CART, self::REACT ), self::print_hints( array(), array(), 'prefetch', true ) );
	}
}
