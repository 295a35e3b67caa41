<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Takes back the platform's hints to fetch the scripts of its basket and checkout blocks. A shopper with something in the basket gets
 * them on every page, for the pages that come next. There Ringside draws the blocks, so the scripts would be fetched for nothing:
 * some 280 kB, compressed.
 */
final class ScriptHints {

	/** The priority at which the platform adds its hints. */
	private const PLATFORM = 10;

	/** @var Jobs */
	private $jobs;

	/** @var Settings */
	private $settings;

	/** @var list<mixed> The hints that others have added before the platform. */
	private $before = array();

	public function __construct( Jobs $jobs, Settings $settings ) {
		$this->jobs     = $jobs;
		$this->settings = $settings;
	}

	public function register(): void {
		add_filter( 'wp_resource_hints', array( $this, 'remember' ), self::PLATFORM - 1, 2 );
		add_filter( 'wp_resource_hints', array( $this, 'take_back' ), self::PLATFORM + 1, 2 );
	}

	/**
	 * @param mixed $hints Addresses, or attributes of links.
	 * @return mixed
	 */
	public function remember( $hints, string $relation ) {
		if ( 'prefetch' === $relation ) {
			$this->before = (array) $hints;
		}
		return $hints;
	}

	/**
	 * @param mixed $hints Addresses, or attributes of links.
	 * @return mixed
	 */
	public function take_back( $hints, string $relation ) {
		if ( 'prefetch' !== $relation || ! is_array( $hints ) || ! $this->draws_blocks() ) {
			return $hints;
		}
		return array_values(
			array_filter(
				$hints,
				fn( $hint ): bool => in_array( $hint, $this->before, true ) || ! is_array( $hint ) || 'script' !== ( $hint['as'] ?? '' )
			)
		);
	}

	/** Whether each job that replaces a script of a block is on. */
	private function draws_blocks(): bool {
		$switches = $this->settings->switches();
		$scripts  = $this->jobs->blocks()['handles'];
		foreach ( $this->jobs->rows() as $name => $row ) {
			if ( array_intersect( $row['handles'], $scripts ) && ! $switches[ $name ] ) {
				return false;
			}
		}
		return true;
	}
}
