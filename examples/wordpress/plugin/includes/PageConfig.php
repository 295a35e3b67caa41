<?php

declare( strict_types=1 );

namespace Ringside;

/** Prints the page's config: which jobs are the script's, the shop's addresses, and the settings of scripts that are out. */
final class PageConfig {

	/** @var HostScripts */
	private $scripts;

	/** @var Settings */
	private $settings;

	public function __construct( HostScripts $scripts, Settings $settings ) {
		$this->scripts  = $scripts;
		$this->settings = $settings;
	}

	public function register(): void {
		// Behind the last look of HostScripts, which is registered before.
		$this->scripts->before_printing( array( $this, 'print' ) );
	}

	/**
	 * Prints it once, as data: no browser runs it, and no policy has to allow it. The class is for iubenda, which blocks each script whose text
	 * has what the owner has listed, data included.
	 */
	public function print(): void {
		if ( is_admin() ) {
			return;
		}
		// Neither `<` nor `&` is left in it: nothing in a setting ends the element.
		$json = wp_json_encode( $this->create(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped as JSON in an element of data.
		echo '<script type="application/json" data-ringside-config class="_iub_cs_skip">' . $json . "</script>\n";
	}

	/**
	 * The language isn't in it, since `<html lang>` names it: translators of finished pages, such as Weglot, change that attribute.
	 *
	 * @return array<string, mixed> The config.
	 */
	public function create(): array {
		$config = array(
			'preset'        => 'woocommerce',
			'takeOver'      => $this->scripts->packages_taken_over(),
			// Pixels of shops and pickers of delivery points stand in answers, where the platform's scripts run them.
			'answerScripts' => true,
			'host'          => $this->scripts->collected(),
			'hostCopies'    => $this->scripts->copies(),
		);
		if ( 'plain' !== $this->settings->look()->theme() ) {
			$config['theme'] = $this->settings->look()->theme();
		}
		if ( function_exists( 'get_woocommerce_currency' ) ) {
			$config['currency'] = get_woocommerce_currency();
			$config['cart']     = array(
				'url'         => wc_get_cart_url(),
				'checkoutUrl' => wc_get_checkout_url(),
			);
			$free_shipping_from = Settings::currency() === $config['currency'] ? $this->settings->free_shipping_from_minor( $config['currency'] ) : null;
			if ( null !== $free_shipping_from ) {
				$config['cart']['freeShippingFrom'] = $free_shipping_from;
			}
			// Hooks write through the Store API, whose first write needs it.
			$config['host']['wcBlocksMiddlewareConfig'] = array( 'storeApiNonce' => wp_create_nonce( 'wc_store_api' ) );
		}
		$language = function_exists( 'pll_current_language' ) ? pll_current_language() : false;
		if ( function_exists( 'get_woocommerce_currency' ) && is_string( $language ) && '' !== $language ) {
			// Polylang's REST root has no language: without one, a list of products has those of all languages. A path, since cookies go to
			// the page's own origin alone, also where each language has a domain. With plain permalinks it has a query, whose slashes
			// add_query_arg() would encode.
			$store_api          = wp_make_link_relative( rest_url( 'wc/store/v1' ) );
			$config['storeApi'] = $store_api . ( false === strpos( $store_api, '?' ) ? '?' : '&' ) . 'lang=' . rawurlencode( $language );
		}
		if ( function_exists( 'get_woocommerce_currency' ) && ! wp_script_is( 'wc-add-to-cart' ) ) {
			$config = $this->with_adding( $config );
		}
		$photos_off = $this->scripts->photo_settings_off();
		if ( $photos_off ) {
			$config['host']['wc_single_product_params'] = $photos_off;
		}
		if ( ! $this->settings->switches()['card-payment'] ) {
			// A checkout that was placed by hand stands on a page without the payment plugin's script, and looks free for cards.
			$config['payments'] = array( 'cards' => false );
		}
		foreach ( FormFields::with_additions() as $name ) {
			$config[ FormFields::CONFIG_GROUPS[ $name ] ] = array( 'form' => false );
		}
		foreach ( array( 'host', 'hostCopies' ) as $name ) {
			if ( array() === $config[ $name ] ) {
				unset( $config[ $name ] );
			}
		}
		return $config;
	}

	/**
	 * The owner's choices about adding, on a page without the platform's script for it: either adding in the background is off in the
	 * shop's settings, or a block for products has taken the script from the page. The page itself shows neither choice.
	 *
	 * @param array<string, mixed> $config
	 * @return array<string, mixed>
	 */
	private function with_adding( array $config ): array {
		// Installing the shop stores it, and its default is "yes".
		if ( 'yes' !== get_option( 'woocommerce_enable_ajax_add_to_cart', 'yes' ) ) {
			// Without settings, links and forms add.
			$config['takeOver'] = array_values( array_diff( $config['takeOver'], array( 'add-to-cart' ) ) );
		} elseif ( in_array( 'add-to-cart', $config['takeOver'], true ) && $this->settings->switches()['remove-from-cart'] ) {
			// Removing reads the same settings: printed ones would make it ours where it is switched off.
			$config['host']['wc_add_to_cart_params'] = array(
				'cart_url'                => apply_filters( 'woocommerce_add_to_cart_redirect', wc_get_cart_url(), null ),
				'cart_redirect_after_add' => get_option( 'woocommerce_cart_redirect_after_add', 'no' ),
			);
		}
		return $config;
	}
}
