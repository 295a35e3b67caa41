<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Finds what scripts of themes and plugins use without naming it as their dependency: jQuery and the platform's libraries, which they
 * expect on every page of a shop, since the platform's own scripts bring them, and the platform's blocks. It looks for names in the
 * scripts' files.
 */
final class UndeclaredCalls {

	/**
	 * How code that calls a library names it, by the library's handle. Newer releases of the shop have it with `wc-` before it, too. A
	 * property such as `document.body.onadded_to_cart` is called by jQuery's `trigger` alone, with the button in a collection of jQuery.
	 */
	private const SIGNS = array(
		'jquery'                => '/\bjQuery\b|\bon(?:added_to_cart|removed_from_cart|updated_wc_div)\b/',
		'jquery-blockui'        => '/\.(?:un)?block\s*\(|\bfn\.block\b|blockUI|blockOverlay/',
		'js-cookie'             => '/\bCookies\b/',
		'selectWoo'             => '/selectWoo|select2/',
		'select2'               => '/selectWoo|select2/',
		'zoom'                  => '/\.zoom\s*\(|\bfn\.zoom\b/',
		'flexslider'            => '/flexslider/',
		'photoswipe'            => '/PhotoSwipe/',
		'photoswipe-ui-default' => '/PhotoSwipe/',
		'sourcebuster-js'       => '/\bsbjs\b/',
		'wp-util'               => '/\bwp\.(?:template|ajax)\b/',
		// In a minified file this may be any variable, whose methods have short names if it is a module.
		'underscore'            => '/(?<![\w$.])_\.\w{3,}\s*\(/',
	);

	/**
	 * How code that works on the platform's basket and checkout blocks names them: the stores of their data, their client, the classes of
	 * their elements, and the actions that they call. An address of the Store API, which our blocks use as well, is no such name; nor is the
	 * class of the buttons that add products, which any list has, and the action by which the shop reports lists of products, such as the
	 * new ones in its empty basket.
	 */
	private const SIGN_OF_BLOCKS = '~(?<!/)\bwc/store/(?!v\d)|blocksCheckout|wcBlocksData|wc-block-(?:components-(?!product-button)|checkout|cart)|woocommerce_blocks-(?!product-list-render\b)|experimental__woocommerce_blocks(?!-)~';

	/**
	 * How code names the platform's photos to steer them: it ties a strip of thumbnails to their slider, by the setting that the platform starts
	 * the slider with or as the slider that the strip is for, it makes another library's slider of the thumbnails, or it reads the object that
	 * the platform keeps for them. Ours has none of these in time, and the code would wait for ever, find nothing or end in an error.
	 */
	private const SIGN_OF_STEERING = '/\bflexslider\.sync\b|\.flexslider\s*\(\s*\{[^}]*\basNavFor\b|\bflex-control-(?:nav|thumbs)\b[^;{}]{0,80}\.(?:slick|owlCarousel)\s*\(|\.data\s*\(\s*["\']product_gallery["\']\s*\)/';

	/** How code steers a slider that is there already. In a file that names the platform's photos this is theirs, else another one of the theme's. */
	private const SIGN_OF_SLIDER = '/\.data\s*\(\s*["\']flexslider["\']\s*\)|\.flexslider\s*\(\s*(?:["\'](?:next|prev|previous|play|pause|stop)["\']|\d)/';

	/**
	 * How code works once on the thumbnails or arrows of a slider that is there already: it moves or wraps them, in one expression or by a name
	 * that it keeps for them, or goes through them. Ours come later, so it would find none. In a file that names the platform's photos these
	 * are theirs.
	 */
	private const SIGN_OF_STRIP = '/(?<strip>\bflex-(?:control-(?:nav|thumbs)|direction-nav)\b)(?:(?!\),)[^;{}]){0,80}(?:(?<move>\.(?:wrap(?:All)?|appendTo|prependTo)\s*\()|\.each\s*\()'
		. '|(?<![\w$.])(?<kept>[\w$.]++)\s*+=[^;={}]{0,80}(?&strip).{0,3000}?(?<![\w$.])\k<kept>(?&move)/s';

	/** The platform's photos in a selector or class. */
	private const PHOTOS = 'product-gallery';

	/** Brings the actions that the platform's blocks call. */
	private const ACTIONS = 'wp-hooks';

	/** Settings that the platform prints with its blocks: names in them are no calls, such as those of the small basket's scripts. */
	private const PRINTED_SETTINGS = '/\bdecodeURIComponent\s*\(\s*(["\'])[^"\']*+\1\s*\)/';

	/** Code added to a script may use jQuery's short name, which in a minified file is any function. */
	private const SHORT_JQUERY = '/\$\s*\(/';

	/** A file that loads others: what they call isn't known. */
	private const LOADS_OTHERS = '/\bimport\s*\(|webpackChunk/';

	/** Scripts of services that are made for pages of any kind, and so call no library of this one. */
	private const FOR_ANY_PAGE = '#^(?:https?:)?//(?:js\.stripe\.com/|www\.googletagmanager\.com/gtag/js|www\.google\.com/recaptcha/|www\.paypal\.com/sdk/js)#';

	/** Parts of jQuery itself. */
	private const OF_JQUERY = array( 'jquery-core', 'jquery-migrate' );

	/** The settings that WordPress itself adds to a library, `wp-util`. It adds nothing else to one, and neither does the shop. */
	private const OF_WORDPRESS = array( '_wpUtilSettings' );

	/** The transient with what files named when they were last read: a page would read some 30 files, of a megabyte together. */
	public const STORE = 'ringside_files';

	/** The most files that are stored. */
	private const MOST_STORED = 200;

	/** What a file names that calls nothing. */
	private const NOTHING = array(
		'called'          => array(),
		'works_on_blocks' => false,
		'steers_photos'   => false,
		'loads_others'    => false,
	);

	/** @var RegisteredScripts */
	private $registered;

	/** @var array<string, array{called: list<string>, works_on_blocks: bool, steers_photos: bool, loads_others: bool}> What each file names, by the script's address. */
	private $files = array();

	/**
	 * @var ?array<string, array{changed: int, size: int, names: array{called: list<string>, works_on_blocks: bool, steers_photos: bool, loads_others: bool}}> What
	 *      the files of earlier pages named, by path, once it was asked for.
	 */
	private $stored;

	/** @var array<string, array{changed: int, size: int, names: array{called: list<string>, works_on_blocks: bool, steers_photos: bool, loads_others: bool}}> What was read on this page. */
	private $read = array();

	/** @var array<string, array{changed: int, size: int, names: array{called: list<string>, works_on_blocks: bool, steers_photos: bool, loads_others: bool}}> What this page took from the store. */
	private $used = array();

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
		$extended = self::extended_among( $available );
		$called   = array_merge( self::in_queued_code(), self::in_late_translation(), array_intersect( self::OF_JQUERY, $extended ) ? array( 'jquery' ) : array(), $extended );
		foreach ( array_unique( array_merge( $staying, $out, $extended ) ) as $handle ) {
			$called = array_merge( $called, self::in_code( ScriptChoice::inline_code( $handle ), true ) );
		}
		foreach ( array_diff( $staying, self::OF_JQUERY, self::with_new_names( array_keys( self::SIGNS ) ) ) as $handle ) {
			$called = array_merge( $called, $this->file( $handle )['called'] );
		}
		return array_values( array_intersect( self::with_new_names( array_keys( self::SIGNS ) ), self::with_new_names( $called ), $available ) );
	}

	/**
	 * Whether the file of a script names a library, be it to call it or because it brings a copy.
	 *
	 * @param list<string> $staying Scripts with their files.
	 */
	public function is_named( string $library, array $staying ): bool {
		foreach ( $staying as $handle ) {
			if ( in_array( $library, $this->file( $handle )['called'], true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The libraries that somebody has added code or settings to, be it without asking for them: these are printed with the library alone.
	 *
	 * @param list<string> $available Handles.
	 * @return list<string> Handles.
	 */
	private static function extended_among( array $available ): array {
		$libraries = array_merge( self::OF_JQUERY, self::with_new_names( array_keys( self::SIGNS ) ) );
		return array_values( array_filter( array_intersect( $libraries, $available ), array( self::class, 'is_extended' ) ) );
	}

	private static function is_extended( string $handle ): bool {
		return '' !== ScriptChoice::inline_code( $handle ) || '' !== trim( PrintedSettings::without( (string) wp_scripts()->get_data( $handle, 'data' ), self::OF_WORDPRESS ) );
	}

	/** @return list<string> What the code calls that plugins have left to the shop, which prints it last, inside a call of jQuery. */
	private static function in_queued_code(): array {
		$code = $GLOBALS['wc_queued_js'] ?? '';
		return is_string( $code ) && '' !== $code ? self::in_code( "jQuery {$code}" ) : array();
	}

	/**
	 * TranslatePress prints its script for late content by itself, behind the page, where a plugin adds to pages as late as Query Monitor
	 * does: that script calls jQuery.
	 *
	 * @return list<string> Handles.
	 */
	private static function in_late_translation(): array {
		return function_exists( 'is_late_dom_html_plugin_active' ) && \is_late_dom_html_plugin_active() ? array( 'jquery' ) : array();
	}

	/**
	 * The scripts that work on the platform's basket and checkout blocks, by their files or by code that was added to them.
	 *
	 * @param list<string> $staying Scripts with their files.
	 * @param list<string> $here    Scripts of which the added code is on the page.
	 * @return list<string> Handles.
	 */
	public function on_blocks( array $staying, array $here ): array {
		$by_files = array_filter( $staying, fn( string $handle ): bool => $this->has_file_on_blocks( $handle ) );
		$by_code  = array_filter( $here, static fn( string $handle ): bool => self::has_code_on_blocks( ScriptChoice::inline_code( $handle ) ) );
		return array_values( array_unique( array_merge( $by_files, $by_code ) ) );
	}

	/**
	 * Whether a script steers the platform's photos, by its file or by code that was added to it.
	 *
	 * @param list<string> $staying Scripts with their files.
	 * @param list<string> $here    Scripts of which the added code is on the page.
	 */
	public function has_steered_photos( array $staying, array $here ): bool {
		foreach ( $staying as $handle ) {
			if ( $this->file( $handle )['steers_photos'] ) {
				return true;
			}
		}
		foreach ( $here as $handle ) {
			if ( self::steers_photos( ScriptChoice::inline_code( $handle ) ) ) {
				return true;
			}
		}
		return false;
	}

	private static function steers_photos( string $code ): bool {
		return 1 === preg_match( self::SIGN_OF_STEERING, $code )
			|| ( false !== strpos( $code, self::PHOTOS ) && ( 1 === preg_match( self::SIGN_OF_SLIDER, $code ) || 1 === preg_match( self::SIGN_OF_STRIP, $code ) ) );
	}

	/** Whether the file of a theme's or plugin's script works on the blocks, or loads others and asks for the actions that the blocks call. */
	private function has_file_on_blocks( string $handle ): bool {
		$file = $this->file( $handle );
		return $file['works_on_blocks'] || ( $file['loads_others'] && in_array( self::ACTIONS, $this->registered->dependencies( $handle ), true ) );
	}

	private static function works_on_blocks( string $code ): bool {
		return 1 === preg_match( self::SIGN_OF_BLOCKS, $code );
	}

	/** Looks for the sign first: the printed settings are long, and few pages have it in them. */
	private static function has_code_on_blocks( string $code ): bool {
		return self::works_on_blocks( $code ) && self::works_on_blocks( (string) preg_replace( self::PRINTED_SETTINGS, '', $code ) );
	}

	/**
	 * What the file of a theme's or plugin's script names: libraries that it calls, all of them where that can't be known, the blocks, and the
	 * photos.
	 *
	 * @return array{called: list<string>, works_on_blocks: bool, steers_photos: bool, loads_others: bool}
	 */
	private function file( string $handle ): array {
		$source = $this->registered->source( $handle );
		if ( $this->registered->is_platforms( $handle ) || 1 === preg_match( self::FOR_ANY_PAGE, $source ) ) {
			return self::NOTHING;
		}
		if ( ! isset( $this->files[ $source ] ) ) {
			$path                   = self::path( $source );
			$this->files[ $source ] = null === $path ? array( 'called' => array_keys( self::SIGNS ) ) + self::NOTHING : $this->stored( $path ) ?? $this->read( $path );
		}
		return $this->files[ $source ];
	}

	/**
	 * What a file named on an earlier page, unless it has changed or another version of the plugin has read it.
	 *
	 * @return ?array{called: list<string>, works_on_blocks: bool, steers_photos: bool, loads_others: bool}
	 */
	private function stored( string $path ): ?array {
		if ( null === $this->stored ) {
			$stored       = get_transient( self::STORE );
			$this->stored = is_array( $stored ) && self::version() === ( $stored['version'] ?? null ) ? $stored['files'] : array();
		}
		$file = $this->stored[ $path ] ?? null;
		if ( null === $file || filemtime( $path ) !== $file['changed'] || filesize( $path ) !== $file['size'] ) {
			return null;
		}
		$this->used[ $path ] = $file;
		return $file['names'];
	}

	/** The version of the signs. While the plugin is developed, its version stays the same; servers that share a database have the same signs. */
	private static function version(): string {
		return VERSION . '-' . md5( implode( self::SIGNS ) . self::SIGN_OF_BLOCKS . self::SIGN_OF_STEERING . self::SIGN_OF_SLIDER . self::SIGN_OF_STRIP . self::PHOTOS . self::LOADS_OTHERS );
	}

	/** @return array{called: list<string>, works_on_blocks: bool, steers_photos: bool, loads_others: bool} */
	private function read( string $path ): array {
		// Before it is read: an update that writes it meanwhile has changed it later.
		$file = array(
			'changed' => (int) filemtime( $path ),
			'size'    => (int) filesize( $path ),
		);
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file on this server.
		$code                = (string) file_get_contents( $path );
		$loads_others        = 1 === preg_match( self::LOADS_OTHERS, $code );
		$names               = array(
			'called'          => $loads_others ? array_keys( self::SIGNS ) : self::in_code( $code ),
			'works_on_blocks' => self::works_on_blocks( $code ),
			'steers_photos'   => self::steers_photos( $code ),
			'loads_others'    => $loads_others,
		);
		$this->read[ $path ] = $file + array( 'names' => $names );
		return $names;
	}

	/** Stores what was read on this page for the next ones. Where that becomes too much, those of other pages are forgotten. */
	public function store(): void {
		if ( array() === $this->read ) {
			return;
		}
		$files = array_merge( (array) $this->stored, $this->read );
		set_transient(
			self::STORE,
			array(
				'version' => self::version(),
				'files'   => count( $files ) > self::MOST_STORED ? array_slice( $this->read + $this->used, 0, self::MOST_STORED ) : $files,
			),
			WEEK_IN_SECONDS
		);
		$this->read = array();
	}

	/** @return list<string> Handles of the libraries that code calls. */
	private static function in_code( string $code, bool $is_added = false ): array {
		if ( '' === $code ) {
			return array();
		}
		$called = array_keys( array_filter( self::SIGNS, static fn( string $sign ): bool => 1 === preg_match( $sign, $code ) ) );
		return $is_added && 1 === preg_match( self::SHORT_JQUERY, $code ) ? array_merge( array( 'jquery' ), $called ) : $called;
	}

	/** The path of a script's file; null for one that isn't on this server. */
	private static function path( string $source ): ?string {
		$address = strtok( $source, '?#' );
		$address = preg_match( '#^/(?!/)#', $address ) ? site_url() . $address : $address;
		foreach ( array( content_url() => WP_CONTENT_DIR, site_url() => ABSPATH ) as $root => $folder ) {
			$rest = self::behind( $root, $address );
			if ( null !== $rest && preg_match( '#^(?!.*\.\.)/.*\.m?js$#', $rest ) && is_readable( rtrim( $folder, '/' ) . $rest ) ) {
				return rtrim( $folder, '/' ) . $rest;
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
