<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Tells whether other plugins or the theme add to the platform's forms for logins and reviews: fields such as a captcha's, without whose
 * answer the shop refuses what is sent. The forms that Ringside draws don't have them, so a link to the platform's own is drawn instead.
 */
final class FormFields {

	/** Where others add to a form, or check what it needs, by the hook of ours that draws one. */
	private const MOMENTS = array(
		'login'   => array( 'login_form', 'login_form_middle' ),
		'reviews' => array( 'comment_form_submit_button', 'comment_form_submit_field', 'pre_comment_on_post' ),
	);

	/** The groups of the config that say so to the page, by hook. */
	public const CONFIG_GROUPS = array(
		'login'   => 'login',
		'reviews' => 'reviewing',
	);

	/** @return list<string> The hooks whose forms have fields of others. */
	public static function with_additions(): array {
		$names = array();
		foreach ( self::MOMENTS as $name => $moments ) {
			if ( array_filter( $moments, array( self::class, 'is_used_by_others' ) ) ) {
				$names[] = $name;
			}
		}
		return $names;
	}

	/** @return list<string> The hooks that may draw a form. */
	public static function hooks(): array {
		return array_keys( self::MOMENTS );
	}

	private static function is_used_by_others( string $moment ): bool {
		$callbacks = $GLOBALS['wp_filter'][ $moment ]->callbacks ?? array();
		foreach ( array_merge( array(), ...array_values( $callbacks ) ) as $callback ) {
			$file = self::file_of( $callback['function'] );
			if ( null === $file || ! self::is_platforms( $file ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a file comes with WordPress or the shop. A function of PHP itself has none, and adds no fields. */
	private static function is_platforms( string $file ): bool {
		$folders = array( ABSPATH . 'wp-includes', ABSPATH . 'wp-admin' );
		if ( defined( 'WC_PLUGIN_FILE' ) ) {
			$folders[] = dirname( WC_PLUGIN_FILE );
		}
		foreach ( $folders as $folder ) {
			// PHP names the real path, and the folder may be a link.
			foreach ( array( $folder, (string) realpath( $folder ) ) as $path ) {
				if ( '' !== $path && 0 === strpos( wp_normalize_path( $file ), wp_normalize_path( $path ) . '/' ) ) {
					return true;
				}
			}
		}
		return '' === $file;
	}

	/**
	 * The file that a callback stands in, empty for PHP itself; null where it isn't loaded on this page, so it is neither the platform's nor
	 * the shop's.
	 *
	 * @param mixed $callback
	 */
	private static function file_of( $callback ): ?string {
		try {
			if ( is_string( $callback ) && false !== strpos( $callback, '::' ) ) {
				$callback = explode( '::', $callback, 2 );
			} elseif ( is_object( $callback ) && ! $callback instanceof \Closure ) {
				$callback = array( $callback, '__invoke' );
			}
			$function = is_array( $callback ) ? new \ReflectionMethod( $callback[0], $callback[1] ) : new \ReflectionFunction( $callback );
			return (string) $function->getFileName();
		} catch ( \Throwable $error ) {
			$class = is_array( $callback ) ? ( $callback[0] ?? null ) : null;
			// A method that only `__call` has.
			$is_loaded = is_object( $class ) || ( is_string( $class ) && class_exists( $class ) );
			return $is_loaded ? (string) ( new \ReflectionClass( $class ) )->getFileName() : null;
		}
	}
}
