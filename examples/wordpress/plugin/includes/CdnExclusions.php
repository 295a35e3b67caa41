<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Keeps the script's files at the page's own host where a plugin rewrites the addresses of files to those of a CDN. A browser takes a module
 * from another host only with `Access-Control-Allow-Origin`, which many CDNs don't send: the shop's own scripts would be out, and ours refused.
 */
final class CdnExclusions {

	/** @var ScriptTag */
	private $tag;

	/** @var string The end of the path of the folder with the script's files. */
	private $folder;

	/** @param string $plugin Path of the plugin's main file. */
	public function __construct( ScriptTag $tag, string $plugin ) {
		$this->tag    = $tag;
		$this->folder = '/' . dirname( plugin_basename( $plugin ) ) . '/assets/';
	}

	public function register(): void {
		add_filter( 'rocket_cdn_reject_files', array( $this, 'exclude_from_wp_rocket' ) );
		add_filter( 'litespeed_conf_load_option_cdn-exc', array( $this, 'exclude_from_litespeed' ) );
		add_filter( 'w3tc_cdn_url', array( $this, 'keep_in_w3_total_cache' ), PHP_INT_MAX, 2 );
		add_filter( 'autoptimize_filter_base_apply_cdn', array( $this, 'keep_in_autoptimize' ), 10, 2 );
		add_filter( 'cdn_enabler_contents_after_rewrite', array( $this, 'restore' ) );
		add_filter( 'flying_press_optimization:after', array( $this, 'restore' ) );
	}

	/**
	 * @param mixed $patterns Of whole paths, as regular expressions.
	 * @return list<string>
	 */
	public function exclude_from_wp_rocket( $patterns ): array {
		return array_merge( array_values( (array) $patterns ), array( "(.*){$this->folder}(.*)" ) );
	}

	/**
	 * @param mixed $parts Of addresses.
	 * @return list<string>
	 */
	public function exclude_from_litespeed( $parts ): array {
		return array_merge( array_values( (array) $parts ), array( $this->folder ) );
	}

	/**
	 * @param mixed $address At the CDN.
	 * @param mixed $before  As it is on the page.
	 * @return mixed
	 */
	public function keep_in_w3_total_cache( $address, $before = null ) {
		return $this->is_own( $before ) ? $before : $address;
	}

	/**
	 * @param mixed $applies Whether an address is rewritten.
	 * @param mixed $address
	 * @return mixed
	 */
	public function keep_in_autoptimize( $applies, $address = null ) {
		return $this->is_own( $address ) ? false : $applies;
	}

	/**
	 * CDN Enabler and FlyingPress ask nobody before they rewrite an address: afterwards, ours are put back.
	 *
	 * @param mixed $html The page.
	 * @return mixed
	 */
	public function restore( $html ) {
		if ( ! is_string( $html ) ) {
			return $html;
		}
		$address   = $this->tag->url( 'assets/' );
		$rewritten = '#(?:https?:)?//[^/\s"\'<>]+' . preg_quote( wp_make_link_relative( $address ), '#' ) . '#';
		return preg_replace_callback( $rewritten, static fn(): string => $address, $html ) ?? $html;
	}

	/** @param mixed $address */
	private function is_own( $address ): bool {
		return is_string( $address ) && false !== strpos( $address, $this->folder );
	}
}
