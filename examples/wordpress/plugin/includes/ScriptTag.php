<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Loads the script that comes with the plugin as a module, and gives the browser the integrity of the files that it may fetch later.
 *
 * The module itself has none: an update replaces that file under its address, and pages that are still cached would refuse it, with the
 * shop's own scripts out. With the new file they work: names of chunks contain a hash, and those that a cached map doesn't list aren't checked.
 */
final class ScriptTag {

	/** The platform's name of the module. */
	private const ID = 'ringside';

	/** The `id` of the module's element. */
	private const ELEMENT_ID = self::ID . '-js-module';

	/** The script's file in the plugin's folder. */
	public const FILE = 'assets/ringside.js';

	/** @var string Path of the plugin's main file. */
	private $plugin;

	/** @var ?HostScripts Needed to print the tag. */
	private $scripts;

	public function __construct( string $plugin, ?HostScripts $scripts = null ) {
		$this->plugin  = $plugin;
		$this->scripts = $scripts;
	}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_filter( 'wp_script_attributes', array( $this, 'add_attributes' ) );
		add_action( 'wp_head', array( $this, 'print_preload' ), 1 );
		add_filter( 'rocket_delay_js_exclusions', array( $this, 'exclude_from_delay' ) );
		add_filter( 'perfmatters_delay_js_exclusions', array( $this, 'exclude_from_delay' ) );
		add_filter( 'wphb_delay_js_exclusions', array( $this, 'exclude_from_hummingbird' ) );
		add_filter( 'sgo_javascript_combine_exclude_ids', array( $this, 'exclude_element' ) );
		add_filter( 'sgo_javascript_combine_exclude', array( $this, 'exclude_handle' ) );
		add_filter( 'w3tc_minify_js_do_tag_minification', array( $this, 'keep_element' ), 10, 2 );
	}

	public function enqueue(): void {
		wp_enqueue_script_module( self::ID, $this->url( self::FILE ), array(), VERSION );
		// Browsers that take one import map only take the first, and none once a module has been asked for: ours is in the
		// platform's, which is printed just before its modules at 10.
		$moment = wp_is_block_theme() ? 'wp_head' : 'wp_footer';
		remove_action( $moment, array( wp_script_modules(), 'print_import_map' ) );
		add_action( $moment, array( $this, 'print_import_map' ), 9 );
	}

	/**
	 * `data-no-minify` keeps WP Fastest Cache's "Combine JS" from joining the module with classic scripts, as `exclude_element` does for
	 * another plugin. `nitro-exclude` is for NitroPack, whose service reads the finished page. `data-cookieconsent` is for
	 * Cookiebot, which holds back what its last scan saw write cookies of tracking: unless the module does order attribution on this page, it
	 * writes none.
	 *
	 * @param mixed $attributes Of a script element that is about to be printed, unless another plugin's filter has returned something else.
	 * @return mixed
	 */
	public function add_attributes( $attributes ) {
		if ( ! is_array( $attributes ) || ( $attributes['id'] ?? '' ) !== self::ELEMENT_ID ) {
			return $attributes;
		}
		return array_merge(
			$attributes,
			array(
				'async'          => true,
				'crossorigin'    => 'anonymous',
				'data-no-minify' => '1',
				'nitro-exclude'  => true,
			),
			$this->scripts && ! $this->scripts->is_replaced( ConsentTools::TRACKS ) ? array( 'data-cookieconsent' => 'ignore' ) : array()
		);
	}

	/**
	 * WP Rocket's "Delay JavaScript execution" and Perfmatters' "Delay JavaScript" hold scripts back until the first action, which then finds
	 * nothing that answers it.
	 *
	 * @param mixed $patterns Parts of script elements; WP Rocket takes them for regular expressions.
	 * @return list<string>
	 */
	public function exclude_from_delay( $patterns ): array {
		return array_merge( array_values( (array) $patterns ), array( '/' . dirname( plugin_basename( $this->plugin ) ) . '/' . self::FILE ) );
	}

	/**
	 * Hummingbird's "Delay JavaScript" does the same. It has no attribute for inline scripts that are to run at once: those that `HostScripts`
	 * marks for other plugins are excluded by their marks.
	 *
	 * @param mixed $patterns Of script elements, as regular expressions.
	 * @return list<string>
	 */
	public function exclude_from_hummingbird( $patterns ): array {
		return array_merge( $this->exclude_from_delay( $patterns ), array( 'data-no-optimize="1" data-cfasync="false"' ) );
	}

	/**
	 * SiteGround Speed Optimizer's "Combine JavaScript Files" joins modules with classic scripts, where `import.meta` is an error that stops
	 * all of them.
	 *
	 * @param mixed $ids Of script elements.
	 * @return list<string>
	 */
	public function exclude_element( $ids ): array {
		return array_merge( array_values( (array) $ids ), array( self::ELEMENT_ID ) );
	}

	/**
	 * Before 7.7, it knows only the handles of classic scripts, and leaves out what has the address of one: the module's is registered as one
	 * then, and nothing asks for that.
	 *
	 * @param mixed $handles Of scripts.
	 * @return list<string>
	 */
	public function exclude_handle( $handles ): array {
		wp_register_script( self::ID, $this->url( self::FILE ), array(), VERSION, true );
		return array_merge( array_values( (array) $handles ), array( self::ID ) );
	}

	/**
	 * W3 Total Cache before 2.8.15 does the same, with "Minify" in its automatic mode.
	 *
	 * @param mixed $is_joined Whether a script is joined with others.
	 * @param mixed $element   Of the script.
	 * @return mixed
	 */
	public function keep_element( $is_joined, $element = null ) {
		return is_string( $element ) && false !== strpos( $element, 'id="' . self::ELEMENT_ID . '"' ) ? false : $is_joined;
	}

	/** Classic themes print modules at the end of the page: the browser starts to fetch the file at its head. */
	public function print_preload(): void {
		printf(
			'<link rel="preload" as="script" crossorigin="anonymous" href="%s" />' . "\n",
			esc_url( $this->url( self::FILE ) . '?ver=' . VERSION )
		);
	}

	/** Prints the platform's import map with the integrity of the script's own chunks; where it has none, a map of that alone. */
	public function print_import_map(): void {
		$integrity = array();
		foreach ( $this->integrity() as $file => $value ) {
			$integrity[ $this->url( "assets/{$file}" ) ] = $value;
		}
		ob_start();
		wp_script_modules()->print_import_map();
		$printed = (string) ob_get_clean();
		$merged  = preg_replace_callback(
			'#(<script\b[^>]*\btype=(["\'])importmap\2[^>]*>)(.*?)(</script>)#s',
			static function ( array $found ) use ( $integrity ): string {
				$map = json_decode( $found[3] );
				if ( ! $map instanceof \stdClass ) {
					return $found[0];
				}
				$map->integrity = (object) array_merge( (array) ( $map->integrity ?? array() ), $integrity );
				return $found[1] . self::encode( $map ) . $found[4];
			},
			$printed,
			1,
			$count
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the platform's own output, with JSON that ends no element.
		echo $merged ?? $printed;
		if ( 0 === $count ) {
			wp_print_inline_script_tag(
				self::encode( array( 'integrity' => $integrity ) ),
				array(
					'type' => 'importmap',
					'id'   => self::ID . '-integrity',
				)
			);
		}
	}

	/** @param mixed $map */
	private static function encode( $map ): string {
		return (string) wp_json_encode( $map, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	}

	/** @return array<string, string> Integrity by file, relative to `assets`. */
	private function integrity(): array {
		return Files::read( dirname( $this->plugin ) . '/integrity.json' );
	}

	/**
	 * The address of a file in the plugin's folder. Where the page is on another host than the address, the path alone: a browser takes a module
	 * from another host only where that allows it. A site may have a domain for each language, as with qTranslate-XT, which all serve the
	 * files, or `WP_CONTENT_URL` may be the address of a CDN.
	 */
	public function url( string $file ): string {
		$url = plugins_url( $file, $this->plugin );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- it is only compared.
		$here = isset( $_SERVER['HTTP_HOST'] ) && is_string( $_SERVER['HTTP_HOST'] ) ? $_SERVER['HTTP_HOST'] : '';
		$host = self::host( $url );
		if ( '' === $here || self::host( "//{$here}" ) === $host ) {
			return $url;
		}
		// On another domain of the site the path is the same; at a CDN it is that of the folder.
		return self::host( site_url() ) === $host ? wp_make_link_relative( $url ) : ( $this->path_below_site( $file ) ?? $url );
	}

	/** The path of a file at the site's own host; null where the plugin's folder isn't below WordPress's, and the path isn't known. */
	private function path_below_site( string $file ): ?string {
		$root   = wp_normalize_path( ABSPATH );
		$folder = wp_normalize_path( dirname( $this->plugin ) );
		if ( 0 !== strpos( $folder, $root ) ) {
			return null;
		}
		// On a network, the files are below its first site, whose path may differ from this one's.
		$site = (string) preg_replace( '#^(?:https?:)?//[^/]*#', '', rtrim( network_site_url(), '/' ) );
		return $site . '/' . substr( $folder, strlen( $root ) ) . "/{$file}";
	}

	/** The host of an address, with its port. */
	private static function host( string $url ): string {
		return strtolower( (string) preg_replace( '#^(?:https?:)?//([^/]*).*$#s', '$1', $url ) );
	}
}
