<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * The host jobs that the script can do, from `jobs.json`, which is generated from the script's own declarations.
 *
 * A script of the host may do several jobs, and can only be taken out when all of them are switched on: such jobs are a
 * group, and are switched together.
 */
final class Jobs {

	/** @var array<string, array{package: string, handles: list<string>, settings: ?string, title?: string, page?: string, doc: string}> */
	private $rows;

	/** @var array<string, string> Scripts that stay whatever is switched, and what only they do. */
	private $kept;

	/** @var array<string, string> Scripts whose jobs are off until they are switched on, and what the owner should know before. */
	private $cautions;

	/** @var array<string, list<string>> What the platform asks for beside a script, by the script's handle. */
	private $along;

	/** @var array{handles: list<string>, client: string, served: array<string, list<string>>} */
	private $blocks;

	/** @var array<string, int> Decimals of currencies that don't have two. */
	private $decimals;

	/** @var list<string> Globals that the script reads. */
	private $settings;

	/** @var ?list<string> The scripts of all jobs, once they were asked for: a page asks many times. */
	private $handles;

	/** @var ?list<list<string>> The groups, once they were asked for. */
	private $groups;

	/**
	 * @param array<string, array{package: string, handles: list<string>, settings: ?string, title?: string, page?: string, doc: string}> $rows By name of the job.
	 * @param array<string, string>                                                                        $kept By handle.
	 * @param array<string, string>                                                                        $cautions By handle.
	 * @param array<string, list<string>>                                                                  $along Helpers by handle.
	 * @param array{handles: list<string>, client: string, served: array<string, list<string>>}            $blocks The platform's blocks.
	 * @param array<string, int>                                                                           $decimals By currency.
	 * @param list<string>                                                                                 $settings Globals that the script reads.
	 */
	public function __construct(
		array $rows,
		array $kept,
		array $cautions = array(),
		array $along = array(),
		array $blocks = array(
			'handles' => array(),
			'client'  => '',
			'served'  => array(),
		),
		array $decimals = array(),
		array $settings = array()
	) {
		$this->rows     = $rows;
		$this->kept     = $kept;
		$this->cautions = $cautions;
		$this->along    = $along;
		$this->blocks   = $blocks;
		$this->decimals = $decimals;
		$this->settings = $settings;
	}

	/** Reads the generated file. */
	public static function read( string $path ): self {
		$data = Files::read( $path );
		return new self( $data['jobs'], $data['kept'], $data['cautions'], $data['along'], $data['blocks'], $data['decimals'], $data['settings'] );
	}

	/** @return array<string, array{package: string, handles: list<string>, settings: ?string, title?: string, page?: string, doc: string}> */
	public function rows(): array {
		return $this->rows;
	}

	/** The job in the words of a shop's owner. */
	public function title( string $name ): string {
		return $this->rows[ $name ]['title'] ?? $this->rows[ $name ]['doc'];
	}

	/** The page of the shop where its owner notices the job: `every`, `lists`, `product`, `basket`, `checkout`, `blocks` or `account`. */
	public function page( string $name ): string {
		return $this->rows[ $name ]['page'] ?? 'every';
	}

	/** @return list<string> The scripts of all jobs. */
	public function handles(): array {
		$this->handles = $this->handles ?? array_values( array_unique( array_merge( array(), ...array_column( $this->rows, 'handles' ) ) ) );
		return $this->handles;
	}

	/** @return array<string, list<string>> Helpers that the platform asks for beside a script, by the script's handle. */
	public function along(): array {
		return $this->along;
	}

	/**
	 * The scripts of the platform's blocks, which other plugins extend; the script that holds the blocks' client; and what plugins
	 * add to blocks, each with the scripts of jobs that replace it.
	 *
	 * @return array{handles: list<string>, client: string, served: array<string, list<string>>}
	 */
	public function blocks(): array {
		return $this->blocks;
	}

	/** @return list<string> The globals with settings that the script reads. */
	public function settings(): array {
		return $this->settings;
	}

	/** How many decimals a currency has. */
	public function decimals( string $currency ): int {
		return $this->decimals[ $currency ] ?? 2;
	}

	/** @return array<string, string> Scripts that stay whatever is switched, and what only they do. */
	public function kept(): array {
		return $this->kept;
	}

	/** The tasks that only the host's script does, where they keep the script on the page and the job with it. */
	public function reason_kept( string $name ): ?string {
		return $this->find( $name, $this->kept );
	}

	/** The warning for the owner before a job is switched on, which is off until then. */
	public function caution( string $name ): ?string {
		return $this->find( $name, $this->cautions );
	}

	/** @param array<string, string> $texts By handle. */
	private function find( string $name, array $texts ): ?string {
		foreach ( $this->rows[ $name ]['handles'] as $handle ) {
			if ( isset( $texts[ $handle ] ) ) {
				return $texts[ $handle ];
			}
		}
		return null;
	}

	/**
	 * Jobs that are switched together, each group in the order of the rows: those that share a script, and the platform's blocks, since
	 * beside one block's script the other block of ours isn't drawn.
	 *
	 * @return list<list<string>>
	 */
	public function groups(): array {
		$this->groups = $this->groups ?? $this->gather_groups();
		return $this->groups;
	}

	/** @return list<list<string>> */
	private function gather_groups(): array {
		$groups = array();
		foreach ( $this->rows as $name => $row ) {
			$own    = array_diff( $row['handles'], array_keys( $this->kept ) );
			$own    = array_intersect( $own, $this->blocks['handles'] ) ? array_merge( $own, $this->blocks['handles'] ) : $own;
			$merged = array(
				'names'   => array( $name ),
				'handles' => $own,
			);
			foreach ( $groups as $index => $group ) {
				if ( array_intersect( $group['handles'], $own ) ) {
					$merged = array(
						'names'   => array_merge( $group['names'], $merged['names'] ),
						'handles' => array_merge( $group['handles'], $merged['handles'] ),
					);
					unset( $groups[ $index ] );
				}
			}
			$groups[] = $merged;
		}
		return array_column( $groups, 'names' );
	}

	/**
	 * Switches made whole: in each group the jobs that were changed take the others along.
	 *
	 * @param array<string, bool> $wanted As somebody has ticked them; a job that is not named is off.
	 * @param array<string, bool> $before As they were.
	 * @return array<string, bool> For every job.
	 */
	public function tie( array $wanted, array $before ): array {
		$tied = array();
		foreach ( $this->groups() as $names ) {
			$changed = array_filter(
				$names,
				static function ( string $name ) use ( $wanted, $before ): bool {
					return ( $wanted[ $name ] ?? false ) !== ( $before[ $name ] ?? false );
				}
			);
			$deciding = $changed ? $changed : $names;
			$is_on    = true;
			foreach ( $deciding as $name ) {
				$is_on = $is_on && ( $wanted[ $name ] ?? false );
			}
			foreach ( $names as $name ) {
				$tied[ $name ] = $is_on;
			}
		}
		return array_replace( array_fill_keys( array_keys( $this->rows ), false ), $tied );
	}

	/**
	 * The scripts that are taken out: all of whose jobs are on.
	 *
	 * @param array<string, bool> $switches For every job.
	 * @return list<string> Handles.
	 */
	public function handles_out( array $switches ): array {
		$out = array();
		foreach ( $this->rows as $name => $row ) {
			foreach ( $row['handles'] as $handle ) {
				$out[ $handle ] = ( $out[ $handle ] ?? ! isset( $this->kept[ $handle ] ) ) && $switches[ $name ];
			}
		}
		return array_keys( array_filter( $out ) );
	}

	/**
	 * The packages all of whose jobs are on and have no script on the page: the config's `takeOver`. A block that isn't on the page counts
	 * as taken over, so that a shop whose blocks are off has its other pages taken over.
	 *
	 * @param array<string, bool> $switches For every job.
	 * @param list<string>        $left_in  Scripts of blocks, and others of jobs that are on, that are on this page.
	 * @return list<string>
	 */
	public function packages_taken_over( array $switches, array $left_in = array() ): array {
		$out      = array_diff( array_merge( $this->handles_out( $switches ), $this->blocks['handles'] ), $left_in );
		$packages = array();
		foreach ( $this->rows as $row ) {
			$is_out                      = ! array_diff( $row['handles'], $out );
			$packages[ $row['package'] ] = ( $packages[ $row['package'] ] ?? true ) && $is_out;
		}
		return array_keys( array_filter( $packages ) );
	}
}
