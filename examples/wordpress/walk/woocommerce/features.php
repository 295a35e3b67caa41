<?php
/** The class to which plugins declare what they work beside. */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Utilities;

defined( 'ABSPATH' ) || exit;

final class FeaturesUtil {

	/** @var list<string> "FEATURE of FILE". */
	public static $declared = array();

	public static function declare_compatibility( string $feature, string $file, bool $is_compatible = true ): bool {
		if ( ! doing_action( 'before_woocommerce_init' ) ) {
			_doing_it_wrong( __METHOD__, 'Expected the event before_woocommerce_init.', '10.9.0' );
			return false;
		}
		self::$declared[] = $feature . ' of ' . plugin_basename( $file );
		return true;
	}
}
