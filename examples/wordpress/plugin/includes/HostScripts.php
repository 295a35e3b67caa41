<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Takes the scripts of switched-on jobs off the page, and keeps the settings that the platform prints with them.
 *
 * A script is not dequeued: the platform prepares settings only for scripts in its queue, with nonces of this visit. It loses
 * its file and what it depends on instead, so that nothing of it is fetched, and jQuery only where something else names or calls it.
 * Where a script that stays depends on it, only the file goes: that script may call anything that was brought along.
 */
final class HostScripts {

	/**
	 * Scripts that stay where a script that is out depends on them, since the platform prints settings with them: its general
	 * ones, and those of its blocks, which are read from the global `wcSettings` (countries, pages, payment methods).
	 */
	private const PRINT_SETTINGS = array( 'woocommerce', 'wc-settings' );

	/**
	 * Settings that scripts of others take for a sign that the script is there: the payment plugin's checkout script calls order attribution
	 * wherever this global is. They move into the page's config.
	 */
	private const SIGN_OF_SCRIPT = array( 'wc_order_attribution' );

	/** The inline script with the settings of the platform's blocks. */
	private const OF_BLOCKS = 'wc-settings-js-before';

	/**
	 * The longest settings that are copied into the page's config, in characters. Usually only the states of all countries (some 50,000) and
	 * the rules of their addresses are longer: until they come, address fields are as the page has them, and a state may be any text.
	 */
	private const LONGEST_COPY = 10000;

	/** The platform's script for photos. */
	private const OF_PHOTOS = 'wc-single-product';

	/** The library behind each of that script's settings, which the script uses only where the library is there, too. */
	private const PHOTO_LIBRARIES = array(
		'flexslider_enabled' => 'flexslider',
		'zoom_enabled'       => 'zoom',
		'photoswipe_enabled' => 'photoswipe',
	);

	/** The priority at which the shop prints the code that plugins have left to it. */
	private const QUEUED_CODE = 25;

	/** @var Jobs */
	private $jobs;

	/** @var Settings */
	private $settings;

	/** @var RegisteredScripts */
	private $registered;

	/** @var ScriptChoice */
	private $choice;

	/** @var UndeclaredCalls */
	private $calls;

	/** @var ConsentTools */
	private $consent;

	/** @var list<string> Scripts of jobs that were out when the page's scripts were last looked at: nothing changes their files until the next time. */
	private $out = array();

	/** @var bool Whether the shop's script that tracks is left to a consent plugin on this page. */
	private $is_tracking_held = false;

	/** @var array<string, mixed> Settings by the name of their global. */
	private $collected = array();

	/** @var array<string, array{printed: string, rest: string, settings: array<string, mixed>}> What was moved into the page's config, by script. */
	private $moved = array();

	/** @var array<string, mixed> Copies of settings that stay globals. */
	private $copies = array();

	public function __construct( Jobs $jobs, Settings $settings ) {
		$this->jobs       = $jobs;
		$this->settings   = $settings;
		$this->registered = new RegisteredScripts();
		$this->calls      = new UndeclaredCalls( $this->registered );
		$this->consent    = new ConsentTools( $this->registered );
		$this->choice     = new ScriptChoice( $jobs, $settings, $this->registered, $this->calls );
	}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'take_out' ), PHP_INT_MAX );
		// Pages add scripts while they are written, too. The platform adds its settings at priority 5.
		foreach ( array( 'wp_print_scripts', 'wp_print_footer_scripts' ) as $moment ) {
			add_action( $moment, array( $this, 'take_out' ), 1 );
		}
		// The platform prints scripts of the head once this is over.
		add_action( 'wp_print_scripts', array( $this, 'take_last_look' ), PHP_INT_MAX );
		$this->before_printing( array( $this, 'take_last_look' ) );
		add_action( 'wp_footer', array( $this, 'print_for_queued_code' ), self::QUEUED_CODE - 1 );
		add_action( 'shutdown', array( $this->calls, 'store' ) );
		add_filter( 'wp_inline_script_attributes', array( $this, 'keep_from_delay' ) );
	}

	/**
	 * Calls back just before the platform prints the scripts at the end of the page, at priority 10: after everybody who asks for a
	 * script as late as that, such as hCaptcha.
	 */
	public function before_printing( callable $callback ): void {
		add_action(
			'wp_print_footer_scripts',
			static function () use ( $callback ): void {
				// Added now, it is the last of its priority.
				add_action( 'wp_print_footer_scripts', $callback, 9 );
			},
			8
		);
	}

	/** Looks at the page's scripts for the last time before they are printed, and reads their settings. */
	public function take_last_look(): void {
		$this->take_out();
		$this->collect();
	}

	/** @return list<string> Scripts of jobs that are on, which are left to a consent plugin on this page. */
	private function held(): array {
		return $this->is_tracking_held ? array( ConsentTools::TRACKS ) : array();
	}

	/** Takes the file and the dependencies from each script that isn't needed, and puts back what is needed after all. */
	public function take_out(): void {
		if ( is_admin() ) {
			return;
		}
		$out                    = $this->choice->out();
		$is_tracking_ours       = wp_script_is( ConsentTools::TRACKS ) && in_array( ConsentTools::TRACKS, $out, true );
		$this->is_tracking_held = $is_tracking_ours && $this->consent->is_tracking_held();
		$out                    = array_values( array_diff( $out, $this->held() ) );
		$this->out              = $out;
		$this->keep_called( $out );
		$others = $this->choice->others( $out );
		foreach ( array_intersect( $out, array_keys( wp_scripts()->registered ) ) as $handle ) {
			// A script that stays may name only this one, and call the jQuery that this one brought. Without such a script, another
			// one of ours still brings its settings, and one of a job that is off comes as before.
			$kept = isset( $others[ $handle ] ) ? $this->registered->dependencies( $handle ) : array_merge( $this->jobs->handles(), self::PRINT_SETTINGS );
			$this->registered->take_out( $handle, $kept );
		}
		$along = $this->choice->along( $out, $others );
		foreach ( $along as $handle ) {
			$this->registered->take_out( $handle, array() );
		}
		foreach ( array_diff( $this->choice->candidates(), $out, $along ) as $handle ) {
			$this->registered->put_back( $handle );
		}
	}

	/**
	 * Asks for what scripts that stay call without naming it, in front of all others: those scripts don't wait for it.
	 *
	 * @param list<string> $out Handles.
	 */
	private function keep_called( array $out ): void {
		$here    = $this->registered->asked_for();
		$staying = array_map( 'strval', array_keys( $this->choice->others( $out ) ) );
		$called  = $this->calls->find( $staying, array_values( array_intersect( $out, $here ) ), $here );
		foreach ( $called as $handle ) {
			wp_enqueue_script( $handle );
		}
		$this->choice->keep( $called );
		wp_scripts()->queue = array_merge( $called, array_values( array_diff( wp_scripts()->queue, $called ) ) );
	}

	/** Prints what code calls that was left to the shop after the page's scripts were printed. */
	public function print_for_queued_code(): void {
		if ( ! is_admin() ) {
			wp_scripts()->do_items( $this->calls->find( array(), array(), $this->registered->asked_for() ) );
		}
	}

	/**
	 * Moves settings that are a sign of their script from inline scripts into the page's config once that script is out. All others stay
	 * globals: themes and plugins read them without naming the script, and change them.
	 *
	 * The config has copies of those. Optimisers that delay scripts hold inline ones back, too, until the first action (LiteSpeed Cache,
	 * WP Rocket, Perfmatters; Cloudflare's Rocket Loader until the page has loaded), but ours runs at once. Each has an
	 * attribute or a list of its own for exceptions; none touches the config, since its element holds data.
	 */
	public function collect(): void {
		if ( is_admin() ) {
			return;
		}
		// Ours would take settings without an element of the script for its own.
		if ( $this->is_tracking_held && ! $this->consent->is_tracking_printed() ) {
			$printed = (string) wp_scripts()->get_data( ConsentTools::TRACKS, 'data' );
			wp_scripts()->add_data( ConsentTools::TRACKS, 'data', PrintedSettings::without( $printed, self::SIGN_OF_SCRIPT ) );
		}
		$others = $this->choice->others( $this->out );
		// Anew each time: a theme may have taken a script from the page since, or another script has asked for it.
		$this->copies = array();
		$this->move_back();
		foreach ( $this->out as $handle ) {
			if ( ! wp_script_is( $handle ) ) {
				continue;
			}
			$printed      = (string) wp_scripts()->get_data( $handle, 'data' );
			$settings     = PrintedSettings::parse( $printed ) ?? array();
			$copied       = array_diff( $this->jobs->settings(), self::SIGN_OF_SCRIPT );
			$this->copies = array_merge( $this->copies, array_filter( array_intersect_key( $settings, array_flip( $copied ) ), array( self::class, 'is_short' ) ) );
			$moved        = isset( $others[ $handle ] ) ? array() : array_intersect_key( $settings, array_flip( self::SIGN_OF_SCRIPT ) );
			if ( $moved ) {
				$rest                   = PrintedSettings::without( $printed, array_keys( $moved ) );
				$this->collected        = array_merge( $this->collected, $moved );
				$this->moved[ $handle ] = array(
					'printed'  => $printed,
					'rest'     => $rest,
					'settings' => $moved,
				);
				wp_scripts()->add_data( $handle, 'data', $rest );
			}
		}
	}

	/** Gives scripts that are not printed yet their settings back: at the page's head, nobody knows what its end asks for. */
	private function move_back(): void {
		foreach ( array_diff_key( $this->moved, array_flip( wp_scripts()->done ) ) as $handle => $moved ) {
			// What was added since stands behind the rest.
			$added = substr( (string) wp_scripts()->get_data( $handle, 'data' ), strlen( $moved['rest'] ) );
			wp_scripts()->add_data( $handle, 'data', $moved['printed'] . $added );
			$this->collected = array_diff_key( $this->collected, $moved['settings'] );
			unset( $this->moved[ $handle ] );
		}
	}

	/** @param mixed $settings */
	private static function is_short( $settings ): bool {
		return strlen( (string) wp_json_encode( $settings ) ) <= self::LONGEST_COPY;
	}

	/**
	 * Marks the inline scripts with settings that ours reads, by the attributes that LiteSpeed Cache, Rocket Loader and NitroPack take for an
	 * exception, and that `ScriptTag` names to Hummingbird: some are too long to be copied, as are the settings of the platform's blocks. Code
	 * that was added to a script is left to them, since it may call what they delay.
	 *
	 * @param mixed $attributes A list of attributes, unless another plugin's filter has returned something else.
	 * @return mixed
	 */
	public function keep_from_delay( $attributes ) {
		if ( ! is_array( $attributes ) ) {
			return $attributes;
		}
		$id       = (string) ( $attributes['id'] ?? '' );
		$is_extra = 1 === preg_match( '/^(.+)-js-extra$/D', $id, $found );
		if ( is_admin() || ( self::OF_BLOCKS !== $id && ( ! $is_extra || ! $this->is_replaced( $found[1] ) ) ) ) {
			return $attributes;
		}
		return array_merge(
			$attributes,
			array(
				'data-no-optimize' => '1',
				'data-cfasync'     => 'false',
				'nitro-exclude'    => true,
			)
		);
	}

	/** @return array<string, mixed> What was collected, by the name of the global. */
	public function collected(): array {
		return $this->collected;
	}

	/** @return array<string, mixed> Copies of settings that stay globals, by the name of the global. */
	public function copies(): array {
		return $this->copies;
	}

	/**
	 * The result of each job that is on and has a script on this page: `ACTIVE`, `EXTENDED`, `OTHER_METHODS`, `CONSENT` or `NO_SETTINGS` of `JobStatus`. Where one is a
	 * block, `BLOCKS_KEPT_BY` has the folder of the plugin or theme that the blocks are left to their own scripts for, the handle of the
	 * platform's address search, or an empty text.
	 *
	 * @return array<string, string> By name of the job.
	 */
	public function results(): array {
		$results  = array();
		$extended = $this->choice->left_in( $this->out );
		$switches = $this->settings->switches();
		foreach ( $this->jobs->rows() as $name => $row ) {
			$here = array_filter( $row['handles'], 'wp_script_is' );
			if ( ! $switches[ $name ] || array() === $here ) {
				continue;
			}
			if ( array_intersect( $here, $this->jobs->blocks()['handles'] ) ) {
				$by                                   = (string) $this->choice->blocks_kept_by();
				$results[ JobStatus::BLOCKS_KEPT_BY ] = in_array( $by, array( '', ScriptChoice::ADDRESS_SEARCH ), true ) ? $by : $this->registered->comes_with( $by );
			}
			if ( array_intersect( $here, $this->held() ) ) {
				$results[ $name ] = JobStatus::CONSENT;
			} elseif ( array_intersect( $here, ScriptChoice::left_to_methods() ) ) {
				$results[ $name ] = JobStatus::OTHER_METHODS;
			} elseif ( array_intersect( $here, $extended ) ) {
				$results[ $name ] = JobStatus::EXTENDED;
			} elseif ( ! array_diff( $here, $this->out ) ) {
				$results[ $name ] = null === $row['settings'] || $this->has_settings( $row['settings'] ) ? JobStatus::ACTIVE : JobStatus::NO_SETTINGS;
			}
		}
		return $results;
	}

	/** Whether the page has a global of that name: in the config, or printed with any script. */
	private function has_settings( string $name ): bool {
		if ( isset( $this->collected[ $name ] ) ) {
			return true;
		}
		foreach ( array_map( 'strval', array_keys( wp_scripts()->registered ) ) as $handle ) {
			$printed = array_merge( (array) wp_scripts()->get_data( $handle, 'data' ), (array) wp_scripts()->get_data( $handle, 'before' ), (array) wp_scripts()->get_data( $handle, 'after' ) );
			$code    = implode( "\n", array_filter( $printed, 'is_string' ) );
			if ( preg_match( '/\b' . preg_quote( $name, '/' ) . '\b/', $code ) && wp_script_is( $handle ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Settings for photos that are on although a theme or the owner has taken the library from the page: without it the platform's script does
	 * nothing, and ours needs none. Newer releases of the shop have the library with `wc-` before its name.
	 *
	 * @return array<string, false> By name.
	 */
	public function photo_settings_off(): array {
		if ( ! $this->is_replaced( self::OF_PHOTOS ) ) {
			return array();
		}
		$here    = $this->registered->asked_for();
		$staying = array_map( 'strval', array_keys( $this->choice->others( $this->out ) ) );
		$missing = array_filter(
			self::PHOTO_LIBRARIES,
			fn( string $library ): bool => ! array_intersect( array( $library, "wc-{$library}" ), $here ) && ! $this->calls->is_named( $library, $staying )
		);
		return array_fill_keys( array_keys( $missing ), false );
	}

	/** Whether the page asks for a script that is out. */
	public function is_replaced( string $handle ): bool {
		return in_array( $handle, $this->out, true ) && wp_script_is( $handle );
	}

	/** @return list<string> Packages whose jobs are all on, and none of whose scripts is on this page: the config's `takeOver`. */
	public function packages_taken_over(): array {
		$blocks = array_filter( array_diff( $this->jobs->blocks()['handles'], $this->out ), 'wp_script_is' );
		return $this->jobs->packages_taken_over( $this->settings->switches(), array_merge( array_values( $blocks ), $this->choice->left_in( $this->out ), ScriptChoice::left_to_theme() ) );
	}
}
