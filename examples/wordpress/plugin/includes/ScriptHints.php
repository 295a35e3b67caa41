<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Takes back the platform's hints to fetch the scripts of its basket and checkout blocks. A shopper with something in the basket gets
 * them on every page, for the pages that come next. Where Ringside draws the blocks there, the scripts would be fetched for nothing:
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
		if ( 'prefetch' !== $relation || ! is_array( $hints ) || ! $hints || ! $this->draws_blocks() ) {
			return $hints;
		}
		return array_values(
			array_filter(
				$hints,
				fn( $hint ): bool => in_array( $hint, $this->before, true ) || ! self::is_platforms( $hint )
			)
		);
	}

	/**
	 * Whether a hint is one that the platform adds for its blocks: a script of the shop's own folder, or of those that come with the
	 * platform. Another plugin may add its hints at the same moment.
	 *
	 * @param mixed $hint
	 */
	private static function is_platforms( $hint ): bool {
		if ( ! is_array( $hint ) || 'script' !== ( $hint['as'] ?? '' ) || ! is_string( $hint['href'] ?? null ) || ! defined( 'WC_PLUGIN_FILE' ) ) {
			return false;
		}
		return 0 === strpos( $hint['href'], plugins_url( '/', WC_PLUGIN_FILE ) ) || 0 === strpos( $hint['href'], includes_url( 'js/' ) )
			// The plugin Gutenberg registers its own releases of the platform's packages.
			|| false !== strpos( $hint['href'], '/plugins/gutenberg/' );
	}

	/**
	 * Whether each job that replaces a script of a block is on, and did so when somebody who may manage the shop last looked at a page
	 * with the block: another plugin may add to it, and this page doesn't show whether one does.
	 */
	private function draws_blocks(): bool {
		$switches = $this->settings->switches();
		$scripts  = $this->jobs->blocks()['handles'];
		$results  = array();
		foreach ( $this->jobs->rows() as $name => $row ) {
			if ( array_intersect( $row['handles'], $scripts ) ) {
				if ( ! $switches[ $name ] ) {
					return false;
				}
				$results[] = JobStatus::read()[ $name ] ?? null;
			}
		}
		return array() !== array_filter( $results ) && ! in_array( JobStatus::EXTENDED, $results, true );
	}
}
