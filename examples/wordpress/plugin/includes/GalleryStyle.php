<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Shows the photos of a product from the start. The platform prints its gallery with `opacity: 0` for its own script to show; where that
 * script is out and ours comes late or not at all, the photos would stay hidden. The platform prints the same rule for browsers without scripts.
 */
final class GalleryStyle {

	/** The platform's script that shows the gallery. */
	private const SCRIPT = 'wc-single-product';

	/** @var HostScripts */
	private $scripts;

	public function __construct( HostScripts $scripts ) {
		$this->scripts = $scripts;
	}

	public function register(): void {
		add_action( 'wp_head', array( $this, 'print' ) );
	}

	public function print(): void {
		if ( $this->scripts->is_replaced( self::SCRIPT ) ) {
			echo "<style>.woocommerce-product-gallery{opacity:1!important}</style>\n";
		}
	}
}
