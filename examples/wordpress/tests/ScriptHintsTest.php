<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;

final class ScriptHintsTest extends TestCase {

	private const CART = array( 'href' => '/wp-content/plugins/woocommerce/assets/client/blocks/cart-frontend.js?ver=1', 'as' => 'script' );
	private const REACT = array( 'href' => '/wp-includes/js/dist/vendor/react.min.js?ver=1', 'as' => 'script' );

	/**
	 * The hints of a page, to which the platform adds its own for a shopper with something in the basket.
	 *
	 * @param array<string, bool> $jobs The owner's switches.
	 * @param list<mixed>         $before
	 * @return list<mixed>
	 */
	private static function print_hints( array $jobs, array $before = array(), string $relation = 'prefetch', bool $is_off = false ): array {
		print_shop_page( array(), $jobs, array(), array( 'off' => $is_off ) );
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

	public function test_hints_of_others_stay(): void {
		$others = array( '/next/', array( 'href' => '/app.js', 'as' => 'script' ) );
		self::assertSame( $others, self::print_hints( array(), $others ) );
		self::assertSame( array( self::CART, self::REACT ), self::print_hints( array(), array(), 'prerender' ) );
	}

	public function test_the_platforms_hints_stay_where_its_scripts_draw_a_block(): void {
		$off = array( 'basket-block' => false, 'checkout-block' => false );
		self::assertSame( array( self::CART, self::REACT ), self::print_hints( $off ) );
		self::assertSame( array( self::CART, self::REACT ), self::print_hints( array(), array(), 'prefetch', true ) );
	}
}
