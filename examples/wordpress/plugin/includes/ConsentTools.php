<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Finds out whether a consent plugin decides about a script that tracks. Such plugins block the script until the shopper agrees, and ask the
 * consent interfaces of the platform nothing: where the script were out, they would find nothing to block, and ours would track at once.
 *
 * Plugins that mark scripts as the platform prints them are seen, such as Cookiebot's for WooCommerce and FAZ Cookie Manager. So is Real Cookie
 * Banner, which rewrites the finished page, but has a filter that does the same to any HTML. Others that rewrite it aren't: the README tells the
 * shop's owner.
 */
final class ConsentTools {

	/** The shop's script that records where an order came from. It depends on the library that writes the cookies. */
	public const TRACKS = 'wc-order-attribution';

	/** Types of scripts that browsers run. */
	private const RUN = '#^(?:module|(?:text|application)/(?:x-)?(?:java|ecma|j|live)script[\d.]*)?$#i';

	/** @var RegisteredScripts */
	private $registered;

	public function __construct( RegisteredScripts $registered ) {
		$this->registered = $registered;
	}

	/** Whether a browser would not run the shop's script that tracks, or a script that it depends on, on the page that is being written. */
	public function is_tracking_held(): bool {
		foreach ( array_merge( array( self::TRACKS ), $this->registered->dependencies( self::TRACKS ) ) as $handle ) {
			// The platform prints no script of whose dependencies one is missing: a theme has taken it out.
			if ( ! wp_script_is( $handle, 'registered' ) || ! $this->is_run( $handle ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether the page gets an element for the shop's script that tracks, be it one that is blocked. */
	public function is_tracking_printed(): bool {
		return false !== stripos( $this->tag( self::TRACKS ), '<script' );
	}

	/** Whether the element of a script still runs once all plugins have changed it. A script without a file has none. */
	private function is_run( string $handle ): bool {
		if ( '' === $this->registered->source( $handle ) ) {
			return true;
		}
		preg_match_all( '#<script\b([^>]*\ssrc\s*=[^>]*)>#i', $this->tag( $handle ), $found );
		foreach ( $found[1] as $attributes ) {
			preg_match( '#\stype\s*=\s*["\']?([^"\'\s]*)#i', $attributes, $type );
			if ( 1 === preg_match( self::RUN, $type[1] ?? '' ) ) {
				return true;
			}
		}
		return false;
	}

	/** The element that the page would have for a script, as plugins change it. */
	private function tag( string $handle ): string {
		$source = $this->registered->source( $handle );
		$tag    = wp_get_script_tag(
			array(
				'src' => $source,
				'id'  => "{$handle}-js",
			)
		);
		$tag    = apply_filters( 'script_loader_tag', $tag, $handle, $source );
		if ( ! is_string( $tag ) ) {
			return '';
		}
		// phpcs:ignore WordPress.NamingConventions.ValidHookName -- Real Cookie Banner's own name.
		$blocked = apply_filters( 'Consent/Block/HTML', $tag );
		return is_string( $blocked ) ? $blocked : $tag;
	}
}
