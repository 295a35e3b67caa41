<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * The result of each job on the shop's pages, as the server saw it when somebody who may manage the shop last opened one.
 *
 * The administration doesn't know which scripts a page asks for: themes and plugins decide it while the page is written. So a page
 * that such a visitor opens stores it, once for each change; visits of shoppers store nothing. Whether a job works in a browser is
 * nothing that the server can see.
 */
final class JobStatus {

	/** The option with the results, by name of the job. */
	public const OPTION = 'ringside_status';

	/** The shop's scripts of the job were left out. */
	public const ACTIVE = 'active';

	/** A script stayed, since another plugin adds to its block or its file, calls it or has replaced it, or another block needs what it brings. */
	public const EXTENDED = 'extended';

	/** The payment plugin's script stayed, since it draws the forms of other methods than cards, too. */
	public const OTHER_METHODS = 'other-methods';

	/** The script stayed, since a consent plugin or the theme decides whether it runs. */
	public const CONSENT = 'consent';

	/** The shop's scripts were left out, and the page had no settings of the job. */
	public const NO_SETTINGS = 'no-settings';

	/**
	 * Stored beside the jobs: the plugin or theme that the platform's blocks are left to their own scripts for, by its folder, or
	 * `ScriptChoice::ADDRESS_SEARCH`.
	 */
	public const BLOCKS_KEPT_BY = 'blocks-kept-by';

	/** Stored beside the jobs: `FORM_OF` with the name of a hook whose form is left to the platform's page, and what `FormFields` says. */
	public const FORM_OF = 'form-of-';

	/** @var HostScripts */
	private $scripts;

	public function __construct( HostScripts $scripts ) {
		$this->scripts = $scripts;
	}

	/** Stores the results of the page that is being written. */
	public function register(): void {
		// Behind the last look of HostScripts, which is registered before.
		$this->scripts->before_printing( array( $this, 'store' ) );
	}

	/** Forgets the results of the jobs that the owner has switched; the others are known until a page shows otherwise. */
	public static function register_reset( Settings $settings ): void {
		$forget = static function ( $before, $now ) use ( $settings ): void {
			$switched = array_diff_assoc( $settings->switches( $before ), $settings->switches( $now ) );
			update_option( self::OPTION, array_diff_key( self::read(), $switched ), false );
		};
		add_action( 'update_option_' . OPTION, $forget, 10, 2 );
		// An option that is stored for the first time has an event of its own.
		add_action(
			'add_option_' . OPTION,
			static function ( $option, $now ) use ( $forget ): void {
				$forget( array(), $now );
			},
			10,
			2
		);
	}

	public function store(): void {
		if ( is_admin() || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$before = self::read();
		$forms  = array();
		foreach ( FormFields::hooks() as $name ) {
			$forms[ self::FORM_OF . $name ] = in_array( $name, FormFields::with_additions(), true ) ? self::EXTENDED : '';
		}
		$now = array_filter( array_replace( $before, $this->scripts->results(), $forms ), 'strlen' );
		if ( $now !== $before ) {
			update_option( self::OPTION, $now, false );
		}
	}

	/** @return array<string, string> By name of the job; a job that no page has shown yet is missing. */
	public static function read(): array {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) ? array_filter( $stored, 'is_string' ) : array();
	}
}
