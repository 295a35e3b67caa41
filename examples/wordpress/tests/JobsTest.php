<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\Jobs;

final class JobsTest extends TestCase {

	private static function create( array $handles_of, array $kept = array() ): Jobs {
		$rows = array();
		foreach ( $handles_of as $name => $handles ) {
			$rows[ $name ] = array( 'package' => explode( '-', $name )[0], 'handles' => $handles, 'settings' => null, 'doc' => 'Does it.' );
		}
		return new Jobs( $rows, $kept );
	}

	public function test_jobs_that_share_a_script_are_one_group_over_any_number_of_steps(): void {
		$jobs = self::create( array( 'a' => array( 'one' ), 'b' => array( 'two' ), 'c' => array( 'one', 'two' ), 'd' => array( 'three' ) ) );
		self::assertSame( array( array( 'a', 'b', 'c' ), array( 'd' ) ), array_map( static function ( $names ) { sort( $names ); return $names; }, $jobs->groups() ) );
	}

	public function test_a_script_that_stays_ties_nothing(): void {
		$jobs = self::create( array( 'a' => array( 'one' ), 'b' => array( 'one' ) ), array( 'one' => 'sorting' ) );
		self::assertSame( array( array( 'a' ), array( 'b' ) ), $jobs->groups() );
		self::assertSame( 'sorting', $jobs->reason_kept( 'a' ) );
	}

	public function test_a_script_that_its_owner_decides_on_is_out_as_any_other(): void {
		$rows = array( 'a' => array( 'package' => 'a', 'handles' => array( 'one' ), 'settings' => null, 'doc' => 'Does it.' ) );
		$jobs = new Jobs( $rows, array(), array( 'one' => 'cards' ) );
		self::assertSame( 'cards', $jobs->caution( 'a' ) );
		self::assertNull( $jobs->reason_kept( 'a' ) );
		self::assertSame( array( 'one' ), $jobs->handles_out( array( 'a' => true ) ) );
		self::assertSame( array(), $jobs->handles_out( array( 'a' => false ) ) );
	}

	/** @return array<string, array{array<string, bool>, array<string, bool>, array<string, bool>}> */
	public function changes(): array {
		$on  = array( 'a' => true, 'b' => true, 'c' => true );
		$off = array( 'a' => false, 'b' => false, 'c' => true );
		return array(
			'one of two switched off takes the other along' => array( array( 'a' => false, 'b' => true, 'c' => true ), $on, $off ),
			'one of two switched on takes the other along'  => array( array( 'a' => true, 'b' => false, 'c' => true ), $off, $on ),
			'another group is left alone'                   => array( array( 'a' => true, 'b' => true, 'c' => false ), $on, array( 'a' => true, 'b' => true, 'c' => false ) ),
			'half a group that nobody changed is off'       => array( array( 'a' => true, 'b' => false, 'c' => true ), array( 'a' => true, 'b' => false, 'c' => true ), $off ),
		);
	}

	/** @dataProvider changes */
	public function test_ties( array $wanted, array $before, array $tied ): void {
		$jobs = self::create( array( 'a' => array( 'one' ), 'b' => array( 'one' ), 'c' => array( 'two' ) ) );
		self::assertSame( $tied, $jobs->tie( $wanted, $before ) );
	}

	public function test_a_script_is_out_when_all_its_jobs_are_on_and_it_does_nothing_else(): void {
		$jobs = self::create( array( 'a' => array( 'one', 'stays' ), 'b' => array( 'one', 'two' ), 'c' => array( 'three' ) ), array( 'stays' => 'sorting' ) );
		self::assertSame( array( 'one', 'two', 'three' ), $jobs->handles_out( array( 'a' => true, 'b' => true, 'c' => true ) ) );
		self::assertSame( array( 'two', 'three' ), $jobs->handles_out( array( 'a' => false, 'b' => true, 'c' => true ) ) );
		self::assertSame( array(), $jobs->handles_out( array( 'a' => false, 'b' => false, 'c' => false ) ) );
	}

	public function test_takes_over_only_packages_none_of_whose_scripts_is_left(): void {
		$jobs = self::create( array( 'cart-a' => array( 'one' ), 'cart-b' => array( 'two' ), 'popups' => array( 'three' ), 'tabs' => array( 'stays' ) ), array( 'stays' => 'sorting' ) );
		self::assertSame( array( 'cart', 'popups' ), $jobs->packages_taken_over( array_fill_keys( array( 'cart-a', 'cart-b', 'popups', 'tabs' ), true ) ) );
		self::assertSame( array( 'popups' ), $jobs->packages_taken_over( array( 'cart-a' => true, 'cart-b' => false, 'popups' => true, 'tabs' => true ) ) );
	}
}
