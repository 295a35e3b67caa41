<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Finds what scripts of themes and plugins call without naming it as their dependency: jQuery and the platform's libraries, which they
 * expect on every page of a shop, since the platform's own scripts bring them. It looks for names in the scripts' files.
 */
final class UndeclaredCalls {

	/** How code that calls a library names it, by the library's handle. Newer releases of the shop have it with `wc-` before it, too. */
	private const SIGNS = array(
		'jquery'                => '/\bjQuery\b/',
		'jquery-blockui'        => '/\.(?:un)?block\s*\(|\bfn\.block\b|blockUI/',
		'js-cookie'             => '/\bCookies\b/',
		'selectWoo'             => '/selectWoo|select2/',
		'select2'               => '/selectWoo|select2/',
		'zoom'                  => '/\.zoom\s*\(|\bfn\.zoom\b/',
		'flexslider'            => '/flexslider/',
		'photoswipe'            => '/PhotoSwipe/',
		'photoswipe-ui-default' => '/PhotoSwipe/',
		'sourcebuster-js'       => '/\bsbjs\b/',
		'wp-util'               => '/\bwp\.(?:template|ajax)\b/',
	);

	/** Code added to a script may use jQuery's short name, which in a minified file is any function. */
	private const SHORT_JQUERY = '/\$\s*\(/';

	/** A file that loads others: what they call isn't known. */
	private const LOADS_OTHERS = '/\bimport\s*\(|webpackChunk/';

	/** Scripts of services that are made for pages of any kind, and so call no library of this one. */
	private const FOR_ANY_PAGE = '#^(?:https?:)?//(?:js\.stripe\.com/|www\.googletagmanager\.com/gtag/js|www\.google\.com/recaptcha/|www\.paypal\.com/sdk/js)#';

	/** Parts of jQuery itself. */
	private const OF_JQUERY = array( 'jquery-core', 'jquery-migrate' );

	/** @var RegisteredScripts */
	private $registered;

	/** @var array<string, list<string>> The handles that each file calls, by the script's address. */
	private $in_files = array();

	public function __construct( RegisteredScripts $registered ) {
		$this->registered = $registered;
	}

	/**
	 * The libraries that a page's scripts call.
	 *
	 * @param list<string> $staying   Scripts with their files.
	 * @param list<string> $out       Scripts of which only the code remains that somebody has added.
	 * @param list<string> $available What the page has without Ringside: nothing else is called.
	 * @return list<string> Handles, jQuery first.
	 */
	public function find( array $staying, array $out, array $available ): array {
		$called = self::in_queued_code();
		foreach ( array_merge( $staying, $out ) as $handle ) {
			$called = array_merge( $called, self::in_code( ScriptChoice::inline_code( $handle ), true ) );
		}
		foreach ( array_diff( $staying, self::OF_JQUERY, self::with_new_names( array_keys( self::SIGNS ) ) ) as $handle ) {
			$called = array_merge( $called, $this->in_file( $handle ) );
		}
		return array_values( array_intersect( self::with_new_names( array_keys( self::SIGNS ) ), self::with_new_names( $called ), $available ) );
	}

	/** @return list<string> What the code calls that plugins have left to the shop, which prints it last, inside a call of jQuery. */
	private static function in_queued_code(): array {
		$code = $GLOBALS['wc_queued_js'] ?? '';
		return is_string( $code ) && '' !== $code ? self::in_code( "jQuery {$code}" ) : array();
	}

	/** @return list<string> What the file of a theme's or plugin's script calls; everything, where that can't be known. */
	private function in_file( string $handle ): array {
		$source = $this->registered->source( $handle );
		if ( $this->registered->is_platforms( $handle ) || 1 === preg_match( self::FOR_ANY_PAGE, $source ) ) {
			return array();
		}
		if ( ! isset( $this->in_files[ $source ] ) ) {
			$code                      = self::read( $source );
			$is_known                  = null !== $code && 1 !== preg_match( self::LOADS_OTHERS, $code );
			$this->in_files[ $source ] = $is_known ? self::in_code( $code ) : array_keys( self::SIGNS );
		}
		return $this->in_files[ $source ];
	}

	/** @return list<string> Handles of the libraries that code calls. */
	private static function in_code( string $code, bool $is_added = false ): array {
		if ( '' === $code ) {
			return array();
		}
		$called = array_keys( array_filter( self::SIGNS, static fn( string $sign ): bool => 1 === preg_match( $sign, $code ) ) );
		return $is_added && 1 === preg_match( self::SHORT_JQUERY, $code ) ? array_merge( array( 'jquery' ), $called ) : $called;
	}

	/** The code in a script's file; null for one that isn't on this server. */
	private static function read( string $source ): ?string {
		$address = strtok( $source, '?#' );
		$address = preg_match( '#^/(?!/)#', $address ) ? site_url() . $address : $address;
		foreach ( array( content_url() => WP_CONTENT_DIR, site_url() => ABSPATH ) as $root => $folder ) {
			$rest = self::behind( $root, $address );
			if ( null !== $rest && preg_match( '#^(?!.*\.\.)/.*\.m?js$#', $rest ) && is_readable( rtrim( $folder, '/' ) . $rest ) ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file on this server.
				return (string) file_get_contents( rtrim( $folder, '/' ) . $rest );
			}
		}
		return null;
	}

	/** The rest of an address that begins with another one, under either scheme. */
	private static function behind( string $root, string $address ): ?string {
		list( $root, $address ) = preg_replace( '#^https?:#', '', array( rtrim( $root, '/' ), $address ) );
		return 0 === strpos( $address, "{$root}/" ) ? substr( $address, strlen( $root ) ) : null;
	}

	/**
	 * @param list<string> $handles
	 * @return list<string> Each with the name that newer releases of the shop have for it.
	 */
	private static function with_new_names( array $handles ): array {
		return array_merge( array(), ...array_map( static fn( string $handle ): array => array( $handle, "wc-{$handle}" ), $handles ) );
	}
}
