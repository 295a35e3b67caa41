<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * The choices of the shop's owner, in the option `ringside_settings`: `array( 'jobs' => array( NAME => bool ), 'off' => bool,
 * 'free_shipping_from' => string, 'look' => array )`. A job that the option doesn't name, such as one that came with an update, is on,
 * unless the owner should know something first. Options of earlier versions have the jobs alone: Ringside is on, and has no goal for free
 * shipping.
 */
final class Settings {

	/** @var Jobs */
	private $jobs;

	/** @var mixed What the option held when its switches were last read. */
	private $read;

	/** @var ?array<string, bool> The switches of that. */
	private $switches;

	public function __construct( Jobs $jobs ) {
		$this->jobs = $jobs;
	}

	/** Stores the option where it is missing, without a choice: the platform reads all stored ones at once, and asks for a missing one on each page. */
	public static function store_first(): bool {
		return add_option( OPTION, array() );
	}

	/** Whether the owner has switched everything off: the switches of jobs are kept for later. */
	public function is_off(): bool {
		$stored = get_option( OPTION, array() );
		return is_array( $stored ) && wp_validate_boolean( $stored['off'] ?? false );
	}

	/** The shop's own currency, which the owner's amounts are in; a plugin for several may show another one. Empty without a shop. */
	public static function currency(): string {
		$currency = get_option( 'woocommerce_currency' );
		return is_string( $currency ) ? $currency : '';
	}

	/** The total from which on shipping is free, such as `50` or `49.90` in the shop's currency; empty where there is none. */
	public function free_shipping_from(): string {
		$stored = get_option( OPTION, array() );
		return is_array( $stored ) ? self::parse_amount( $stored['free_shipping_from'] ?? '', 3 ) ?? '' : '';
	}

	/** The same in minor units of a currency; null where there is none, or the currency has fewer decimals. */
	public function free_shipping_from_minor( string $currency ): ?int {
		$decimals = $this->jobs->decimals( $currency );
		$amount   = self::parse_amount( $this->free_shipping_from(), $decimals ) ?? '';
		if ( '' === $amount ) {
			return null;
		}
		list( $whole, $part ) = explode( '.', "{$amount}." );
		return (int) ( $whole . str_pad( $part, $decimals, '0' ) );
	}

	/**
	 * An amount as somebody has typed it, with a comma or a point.
	 *
	 * @param mixed $typed
	 * @return ?string With a point, or empty; null for anything else.
	 */
	private static function parse_amount( $typed, int $decimals ): ?string {
		$text = is_scalar( $typed ) ? str_replace( ',', '.', trim( (string) $typed ) ) : '?';
		return preg_match( '/^(?:\d{1,9}(?:\.(\d+))?)?$/D', $text, $found ) && strlen( $found[1] ?? '' ) <= $decimals ? $text : null;
	}

	/** How what Ringside draws looks. */
	public function look(): Look {
		$stored = get_option( OPTION, array() );
		return new Look( is_array( $stored ) ? $stored['look'] ?? null : null );
	}

	/**
	 * Whether each job is the script's.
	 *
	 * @param mixed $stored What the option holds; by default, what it holds now.
	 * @return array<string, bool> For every job.
	 */
	public function switches( $stored = null ): array {
		$stored = $stored ?? get_option( OPTION, array() );
		if ( null === $this->switches || $stored !== $this->read ) {
			$this->read     = $stored;
			$this->switches = $this->parse_switches( $stored );
		}
		return $this->switches;
	}

	/**
	 * @param mixed $stored
	 * @return array<string, bool> For every job.
	 */
	private function parse_switches( $stored ): array {
		$chosen = is_array( $stored ) && isset( $stored['jobs'] ) && is_array( $stored['jobs'] ) ? $stored['jobs'] : array();
		$wanted = array();
		foreach ( array_keys( $this->jobs->rows() ) as $name ) {
			$wanted[ $name ] = wp_validate_boolean( $chosen[ $name ] ?? null === $this->jobs->caution( $name ) );
		}
		// Whoever wrote the option otherwise than our page does gets no script taken out that a job left off still needs.
		return $this->jobs->tie( $wanted, $wanted );
	}

	/**
	 * The settings to store of a sent form.
	 *
	 * @param mixed $sent
	 * @return array{jobs: array<string, bool>, off: bool, free_shipping_from: string, look: array<string, string>}
	 */
	public function sanitize( $sent ): array {
		$ticked = is_array( $sent ) && isset( $sent['jobs'] ) && is_array( $sent['jobs'] ) ? $sent['jobs'] : array();
		$before = $this->switches();
		$wanted = array();
		foreach ( array_keys( $this->jobs->rows() ) as $name ) {
			// A switch that can't be used today is not sent, and keeps what it was for the day when it can.
			$wanted[ $name ] = null === $this->jobs->reason_kept( $name ) ? ! empty( $ticked[ $name ] ) : $before[ $name ];
		}
		return array(
			'jobs'               => $this->jobs->tie( $wanted, $before ),
			'off'                => is_array( $sent ) && wp_validate_boolean( $sent['off'] ?? false ),
			'free_shipping_from' => $this->sanitize_amount( is_array( $sent ) ? $sent['free_shipping_from'] ?? '' : '' ),
			'look'               => Look::sanitize( is_array( $sent ) ? $sent['look'] ?? null : null ),
		);
	}

	/** @param mixed $typed */
	private function sanitize_amount( $typed ): string {
		$amount = self::parse_amount( $typed, $this->jobs->decimals( self::currency() ) );
		if ( null === $amount ) {
			add_settings_error( OPTION, 'free_shipping_from', __( 'Free shipping: the amount was not stored. Write a number such as 50 or 49.90, without the currency.', 'ringside' ) );
			return $this->free_shipping_from();
		}
		return $amount;
	}
}
