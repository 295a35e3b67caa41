<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * What the shop's owner has chosen, in the option `ringside_settings`: `array( 'jobs' => array( NAME => bool ), 'off' => bool )`. A job
 * that the option doesn't name, such as one that came with an update, is on, unless the owner should know something first. Options of
 * earlier versions have no `off`: Ringside is on.
 */
final class Settings {

	/** @var Jobs */
	private $jobs;

	public function __construct( Jobs $jobs ) {
		$this->jobs = $jobs;
	}

	/** Whether the owner has switched everything off: the switches of jobs are kept for later. */
	public function is_off(): bool {
		$stored = get_option( OPTION, array() );
		return is_array( $stored ) && wp_validate_boolean( $stored['off'] ?? false );
	}

	/**
	 * Whether each job is the script's.
	 *
	 * @return array<string, bool> For every job.
	 */
	public function switches(): array {
		$stored = get_option( OPTION, array() );
		$chosen = is_array( $stored ) && isset( $stored['jobs'] ) && is_array( $stored['jobs'] ) ? $stored['jobs'] : array();
		$wanted = array();
		foreach ( array_keys( $this->jobs->rows() ) as $name ) {
			$wanted[ $name ] = wp_validate_boolean( $chosen[ $name ] ?? null === $this->jobs->caution( $name ) );
		}
		// Whoever wrote the option otherwise than our page does gets no script taken out that a job left off still needs.
		return $this->jobs->tie( $wanted, $wanted );
	}

	/**
	 * What is stored of a form that was sent.
	 *
	 * @param mixed $sent
	 * @return array{jobs: array<string, bool>, off: bool}
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
			'jobs' => $this->jobs->tie( $wanted, $before ),
			'off'  => is_array( $sent ) && wp_validate_boolean( $sent['off'] ?? false ),
		);
	}
}
