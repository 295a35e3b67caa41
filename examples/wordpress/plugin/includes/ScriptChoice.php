<?php

declare( strict_types=1 );

namespace Ringside;

/** Decides which scripts are out on the page that is being written. The answers change while the page asks for more scripts. */
final class ScriptChoice {

	/** The platform's own script for replies serves every comment form; ours those of products. */
	private const ONLY_ON_PRODUCTS = 'comment-reply';

	/** Handles under which the platform and the shop register their scripts. */
	private const PLATFORMS_OWN = '/^(wc-|woocommerce|comment-reply$)/';

	/** The platform asks for it on every page of a product; it does photos, tabs and reviews. */
	private const OF_PRODUCTS = 'wc-single-product';

	/** The popup plugin's script: others call its functions as they start, when ours aren't there yet. */
	private const CALLED_AT_START = 'popup-maker-site';

	/** The popup plugin's own script for administrators, which calls them at a click. */
	private const CALLS_LATER = 'popup-maker-admin-bar';

	/** The payment plugin's script draws the forms of all its payment methods; ours draws that of a card. */
	private const OF_CARDS = 'wcpay-upe-checkout';

	/** Gateways of the payment plugin's other methods, such as iDEAL and Klarna; that of a card has no ending. */
	private const OTHER_METHODS = '/^woocommerce_payments_/';

	/** The platform's script that suggests addresses, on pages of shops whose owner has switched that on and that have a source of addresses. */
	public const ADDRESS_SEARCH = 'wc-address-autocomplete-common';

	/** @var Jobs */
	private $jobs;

	/** @var Settings */
	private $settings;

	/** @var RegisteredScripts */
	private $registered;

	/** @var UndeclaredCalls */
	private $calls;

	/** @var list<string> Libraries that scripts on this page call. */
	private $called = array();

	public function __construct( Jobs $jobs, Settings $settings, RegisteredScripts $registered, UndeclaredCalls $calls ) {
		$this->jobs       = $jobs;
		$this->settings   = $settings;
		$this->registered = $registered;
		$this->calls      = $calls;
	}

	/**
	 * Takes it from now on that scripts on the page call these libraries.
	 *
	 * @param list<string> $handles
	 */
	public function keep( array $handles ): void {
		$this->called = array_merge( $this->called, $handles );
	}

	/** @return list<string> The scripts of jobs that are out on this page. */
	public function out(): array {
		$out = array_diff( $this->switched_out(), $this->blocks_left_in(), self::left_to_theme(), $this->replaced_by_others(), self::left_to_methods() );
		$is_needed = $this->is_called_at_start( $out ) || self::has_code_of_others();
		$kept      = array_merge( $is_needed ? array( self::CALLED_AT_START ) : array(), $this->has_steered_photos( $out ) ? array( self::OF_PRODUCTS ) : array() );
		return array_values( array_diff( $out, $kept ) );
	}

	/**
	 * Whether a script that stays steers the platform's photos, on a page with the platform's script for them.
	 *
	 * @param list<string> $out Handles.
	 */
	private function has_steered_photos( array $out ): bool {
		if ( ! in_array( self::OF_PRODUCTS, $out, true ) || ! wp_script_is( self::OF_PRODUCTS ) ) {
			return false;
		}
		// PHP turns a handle of digits into a number where it is a key.
		return $this->calls->has_steered_photos( array_map( 'strval', array_keys( $this->others( $out ) ) ), $this->registered->asked_for() );
	}

	/**
	 * The platform's script for products on a product's page from which the theme or the owner has taken it, for a slider of theirs for
	 * example: what comes along with it stays, and we do none of its jobs there.
	 *
	 * @return list<string> Handles.
	 */
	public static function left_to_theme(): array {
		return is_singular( 'product' ) && ! wp_script_is( self::OF_PRODUCTS ) ? array( self::OF_PRODUCTS ) : array();
	}

	/**
	 * The payment plugin's script where shoppers may choose another of its methods than a card: a page that pays, or adds a card.
	 *
	 * @return list<string> Handles.
	 */
	public static function left_to_methods(): array {
		if ( ! function_exists( 'WC' ) || ! ( is_checkout() || is_add_payment_method_page() ) ) {
			return array();
		}
		$gateways = array_map( 'strval', array_keys( WC()->payment_gateways()->get_available_payment_gateways() ) );
		return array() === preg_grep( self::OTHER_METHODS, $gateways ) ? array() : array( self::OF_CARDS );
	}

	/**
	 * The platform's scripts on this page that another plugin or the theme has registered again with a file of its own, which may do more
	 * than the platform's: each stays, with the scripts that do the same jobs.
	 *
	 * @return list<string> Handles.
	 */
	private function replaced_by_others(): array {
		$replaced = array();
		foreach ( $this->jobs->groups() as $names ) {
			$handles = array_unique( array_merge( array(), ...array_column( array_intersect_key( $this->jobs->rows(), array_flip( $names ) ), 'handles' ) ) );
			foreach ( preg_grep( self::PLATFORMS_OWN, $handles ) as $handle ) {
				if ( defined( 'WC_PLUGIN_FILE' ) && ! $this->registered->is_platforms( $handle ) && wp_script_is( $handle ) ) {
					$replaced = array_merge( $replaced, $handles );
				}
			}
		}
		return $replaced;
	}

	/**
	 * Scripts of jobs that are on and yet stay on this page.
	 *
	 * @param list<string> $out Those that are out.
	 * @return list<string> Handles.
	 */
	public function left_in( array $out ): array {
		return array_values( array_filter( array_diff( $this->switched_out(), $out ), 'wp_script_is' ) );
	}

	/**
	 * The scripts that stay, with all that they depend on, also where that is out. A script of a job that is off stays where only a
	 * script that is out brings it: the basket page's script, for example, brings those of address fields.
	 *
	 * @param list<string> $out Handles.
	 * @return array<string, true> By handle.
	 */
	public function others( array $out ): array {
		$staying = array_values( array_diff( $this->jobs->handles(), $out ) );
		return $this->registered->asked_for_without( array_merge( $out, $this->helpers( $out ) ), $staying );
	}

	/**
	 * The helpers of scripts that are out, which the platform asks for beside them, where nothing else uses them.
	 *
	 * @param list<string>        $out    Handles.
	 * @param array<string, true> $others Scripts that stay.
	 * @return list<string> Handles.
	 */
	public function along( array $out, array $others ): array {
		$in_use = array();
		foreach ( $this->jobs->along() as $owner => $helpers ) {
			// Code that somebody added to a script may call its helpers. The platform adds none.
			if ( isset( $others[ $owner ] ) || '' !== self::inline_code( $owner ) ) {
				$in_use = array_merge( $in_use, $helpers );
			}
		}
		return array_values(
			array_filter(
				array_diff( $this->helpers( $out ), $in_use ),
				static function ( string $helper ) use ( $others ): bool {
					return ! isset( $others[ $helper ] ) && '' === self::inline_code( $helper );
				}
			)
		);
	}

	/** @return list<string> All scripts that may be out on some page. */
	public function candidates(): array {
		return array_merge( $this->switched_out(), ...array_values( $this->jobs->along() ) );
	}

	/**
	 * The scripts of the platform's blocks where a plugin extends the blocks by something that Ringside doesn't do, such as a
	 * payment method or a map of pick-up points, lets customers save lines for later, or suggests addresses as they type: the
	 * blocks are left to their own scripts, all of them, since one brings the client of the others.
	 *
	 * @return list<string> Handles.
	 */
	public function blocks_left_in(): array {
		return null === $this->blocks_kept_by() ? array() : array_values( array_intersect( $this->jobs->blocks()['handles'], $this->switched_out() ) );
	}

	/** The first script that the blocks are left to their own scripts for; empty for another reason, null where they are out. */
	public function blocks_kept_by(): ?string {
		$out    = array_diff( $this->switched_out(), self::left_to_methods() );
		$blocks = array_intersect( $this->jobs->blocks()['handles'], $out );
		if ( self::has_saved_list() ) {
			return '';
		}
		if ( wp_script_is( 'wc-checkout-block-frontend' ) && wp_script_is( self::ADDRESS_SEARCH ) ) {
			return self::ADDRESS_SEARCH;
		}
		foreach ( $blocks as $handle ) {
			foreach ( $this->registered->dependencies( $handle ) as $dependency ) {
				if ( ! $this->registered->is_platforms( $dependency ) && ! $this->is_served( $dependency, $out ) ) {
					return $dependency;
				}
			}
		}
		// Beside the blocks' client our own block isn't shown.
		$others = $this->others( $out );
		if ( isset( $others[ $this->jobs->blocks()['client'] ] ) ) {
			return $this->client_brought_by( $others );
		}
		// Scripts of any page may name the blocks, too.
		$is_shown = array() !== array_filter( $blocks, 'wp_script_is' );
		return $is_shown ? $this->worked_on_by( $others, $out ) : null;
	}

	/**
	 * The theme's or plugin's script that depends on the blocks' client.
	 *
	 * @param array<string, true> $others Scripts that stay.
	 */
	private function client_brought_by( array $others ): string {
		foreach ( array_map( 'strval', array_keys( $others ) ) as $handle ) {
			if ( ! $this->registered->is_platforms( $handle ) && in_array( $this->jobs->blocks()['client'], $this->registered->dependencies( $handle ), true ) ) {
				return $handle;
			}
		}
		return '';
	}

	/**
	 * The script that stays and works on the platform's blocks without depending on theirs.
	 *
	 * @param array<string, true> $others Scripts that stay.
	 * @param list<string>        $out    Handles.
	 */
	private function worked_on_by( array $others, array $out ): ?string {
		// PHP turns a handle of digits into a number where it is a key.
		$staying = array_map( 'strval', array_keys( $others ) );
		foreach ( $this->calls->on_blocks( $staying, $this->registered->asked_for() ) as $handle ) {
			if ( ! $this->is_served( $handle, $out ) ) {
				return $handle;
			}
		}
		return null;
	}

	/**
	 * Whether a script that stays depends on the popup plugin's, such as an extension of it or one that counts its forms.
	 *
	 * @param list<string> $out Handles.
	 */
	private function is_called_at_start( array $out ): bool {
		if ( ! in_array( self::CALLED_AT_START, $out, true ) || ! wp_script_is( self::CALLED_AT_START ) ) {
			return false;
		}
		foreach ( array_keys( $this->others( $out ) ) as $other ) {
			// PHP turns a handle of digits into a number where it is a key.
			if ( self::CALLS_LATER !== $other && in_array( self::CALLED_AT_START, $this->registered->dependencies( (string) $other ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether other plugins add code to the popup plugin's script. That plugin gathers its own code and that of its extensions in one file,
	 * so their triggers and conditions would be taken out with it. Its own callback gathers the code of integrations with plugins for
	 * forms: its own integrations have none, and those of others come by a filter.
	 */
	private static function has_code_of_others(): bool {
		$gathering = $GLOBALS['wp_filter']['pum_generated_js']->callbacks ?? array();
		foreach ( array_merge( array(), ...array_values( $gathering ) ) as $callback ) {
			if ( array( 'PUM_Integrations', 'generated_js' ) !== $callback['function'] ) {
				return true;
			}
		}
		return has_filter( 'pum_integrations' ) || has_action( 'pum_generate_popup_js' );
	}

	/** Whether the page has the platform's basket block with its link "Save for later", an experiment for customers who are logged in. */
	private static function has_saved_list(): bool {
		$features = '\Automattic\WooCommerce\Utilities\FeaturesUtil';
		return wp_script_is( 'wc-cart-block-frontend' ) && is_user_logged_in() && class_exists( $features ) && $features::feature_is_enabled( 'cart_save_for_later' );
	}

	/** The code that is printed before and after a script. */
	public static function inline_code( string $handle ): string {
		$parts = array();
		foreach ( array( 'before', 'after' ) as $position ) {
			$parts = array_merge( $parts, array_filter( (array) wp_scripts()->get_data( $handle, $position ), 'is_string' ) );
		}
		return trim( implode( "\n", $parts ) );
	}

	/** @return list<string> The scripts all of whose jobs are on. */
	private function switched_out(): array {
		$out = $this->jobs->handles_out( $this->settings->switches() );
		return is_singular( 'product' ) ? $out : array_values( array_diff( $out, array( self::ONLY_ON_PRODUCTS ) ) );
	}

	/**
	 * The helpers that the platform has brought to this page for scripts that are out. Without such a script on the page, a theme or plugin
	 * has asked for the helper.
	 *
	 * @param list<string> $out Handles.
	 * @return list<string> Handles.
	 */
	private function helpers( array $out ): array {
		$here    = $this->registered->asked_for();
		$helpers = array();
		foreach ( $this->jobs->along() as $owner => $names ) {
			// A helper may have helpers of its own; they come behind it in the list.
			if ( in_array( $owner, $here, true ) && in_array( $owner, array_merge( $out, $helpers ), true ) ) {
				$helpers = array_merge( $helpers, array_intersect( $names, $here ) );
			}
		}
		return array_values( array_diff( array_unique( $helpers ), $this->called ) );
	}

	/**
	 * Whether Ringside does what a plugin's script adds to a block.
	 *
	 * @param list<string> $out Handles.
	 */
	private function is_served( string $handle, array $out ): bool {
		$replaced = $this->jobs->blocks()['served'][ $handle ] ?? array();
		return array() !== $replaced && array() === array_diff( $replaced, $out );
	}
}
