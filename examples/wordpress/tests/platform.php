<?php
/**
 * A stand-in for the platform: as much of WordPress and WooCommerce as the plugin calls, with the same order of events, the
 * same rules for scripts that depend on others, and the same output for scripts and modules. It is strict: a function that is
 * called otherwise than the platform allows throws.
 */

declare( strict_types=1 );

// phpcs:disable -- names and signatures are the platform's.

define( 'ABSPATH', __DIR__ . '/' );
define( 'PLUGIN_URL', 'https://shop.example/wp-content/plugins/ringside/' );
define( 'WP_CONTENT_DIR', sys_get_temp_dir() . '/ringside-content-' . getmypid() );
define( 'WC_PLUGIN_FILE', '/srv/wp-content/plugins/woocommerce/woocommerce.php' );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'WC_PLUGIN_URL', 'https://shop.example/wp-content/plugins/woocommerce/' );

/** One registered script, as the platform holds it. */
class _WP_Dependency {
	public $handle;
	public $src;
	public $deps;
	public $ver;
	public $textdomain;
	public $translations_path;
	public $extra = array();

	public function __construct( string $handle, $src, array $deps, $ver, bool $in_footer ) {
		$this->handle = $handle;
		$this->src    = $src;
		$this->deps   = $deps;
		$this->ver    = $ver;
		if ( $in_footer ) {
			$this->extra['group'] = 1;
		}
	}
}

/** The callbacks of one event: by priority, each with the number of values that it takes. */
final class WP_Hook {
	/** @var array<int, array<int, array{function: callable, accepted_args: int}>> */
	public $callbacks = array();
}

/** The platform's scripts: what is registered, what is asked for, and what was printed. */
final class WP_Scripts {
	/** @var array<string, _WP_Dependency> */
	public $registered = array();
	public $queue      = array();
	public $done       = array();

	public function get_data( string $handle, string $key ) {
		return $this->registered[ $handle ]->extra[ $key ] ?? false;
	}

	public function add_data( string $handle, string $key, $value ): bool {
		$this->registered[ $handle ]->extra[ $key ] = $value;
		return true;
	}

	/** Whether a script is asked for, by itself or by another one. */
	public function is_enqueued( string $handle ): bool {
		return in_array( $handle, $this->resolve( $this->queue ), true );
	}

	/** The scripts of a list with all that they depend on, dependencies first. */
	public function resolve( array $handles, array $seen = array() ): array {
		$all = array();
		foreach ( $handles as $handle ) {
			if ( ! isset( $this->registered[ $handle ] ) || in_array( $handle, $seen, true ) ) {
				continue;
			}
			$before = $this->resolve( $this->registered[ $handle ]->deps, array_merge( $seen, array( $handle ) ) );
			$all    = array_merge( $all, $before, array( $handle ) );
		}
		return array_values( array_unique( $all ) );
	}

	/** Prints what is asked for and not yet printed: at the head only what doesn't belong to the footer. */
	public function print( bool $is_head ): void {
		$handles = $this->resolve( $this->queue );
		$late    = array();
		foreach ( $handles as $handle ) {
			$script  = $this->registered[ $handle ];
			$is_late = ( $script->extra['group'] ?? 0 ) === 1 || array_intersect( $script->deps, $late );
			if ( $is_late ) {
				$late[] = $handle;
			}
			if ( in_array( $handle, $this->done, true ) || ( $is_head && $is_late ) ) {
				continue;
			}
			$this->done[] = $handle;
			$this->print_one( $script );
		}
	}

	/** Prints scripts with what they depend on, apart from those that were printed before. */
	public function do_items( array $handles ): void {
		foreach ( array_diff( $this->resolve( $handles ), $this->done ) as $handle ) {
			$this->done[] = $handle;
			$this->print_one( $this->registered[ $handle ] );
		}
	}

	private function print_one( _WP_Dependency $script ): void {
		$inline = function ( string $kind, string $code ) use ( $script ): void {
			if ( '' !== $code ) {
				wp_print_inline_script_tag( $code, array( 'id' => "{$script->handle}-js-{$kind}" ) );
			}
		};
		if ( null !== $script->textdomain ) {
			$inline( 'translations', 'wp.i18n.setLocaleData( {} );' );
		}
		$inline( 'extra', (string) ( $script->extra['data'] ?? '' ) );
		$inline( 'before', implode( "\n", array_filter( $script->extra['before'] ?? array() ) ) );
		if ( $script->src ) {
			$tag = wp_get_script_tag( array( 'src' => $script->src, 'id' => "{$script->handle}-js" ) );
			echo apply_filters( 'script_loader_tag', $tag, $script->handle, $script->src );
		}
		$inline( 'after', implode( "\n", array_filter( $script->extra['after'] ?? array() ) ) );
	}
}

/** The platform's modules, and the import map with the addresses of those that others depend on. */
final class WP_Script_Modules {
	public function add_hooks(): void {
		$moment = wp_is_block_theme() ? 'wp_head' : 'wp_footer';
		add_action( $moment, array( $this, 'print_import_map' ) );
		add_action( $moment, array( $this, 'print_enqueued_script_modules' ) );
	}

	public function print_import_map(): void {
		$imports = Platform::$state['imports'];
		if ( $imports ) {
			$map = wp_json_encode( array( 'imports' => $imports ), JSON_HEX_TAG | JSON_HEX_AMP );
			wp_print_inline_script_tag( $map, array( 'type' => 'importmap', 'id' => 'wp-importmap' ) );
		}
	}

	public function print_enqueued_script_modules(): void {
		foreach ( Platform::$modules as $id => list( $src, $version ) ) {
			$src .= null === $version ? '' : '?ver=' . ( false === $version ? '6.9' : $version );
			wp_print_script_tag( array( 'type' => 'module', 'src' => $src, 'id' => "{$id}-js-module" ) );
		}
	}
}

/** All that one visit knows. */
final class Platform {
	public static $scripts, $script_modules, $modules, $options, $shortcodes, $blocks, $settings, $pages, $texts, $text_folders, $state;

	/** @var list<array{string, string, bool}> What plugins have declared: a feature of the shop, the plugin's file, and whether it works beside it. */
	public static $compatible = array();

	/** @var list<string> What the settings page says of values that weren't stored. */
	public static $errors = array();

	/** @var list<callable> What runs when the plugin is activated; a plugin's file is read once, so no visit forgets it. */
	public static $activation = array();

	/** @var ?callable What runs when it is deactivated. */
	public static $deactivation;

	/** @var list<string> Names of options that were written. */
	public static $writes = array();

	/** @var list<string> Texts that were translated. */
	public static $translated = array();

	/** @var array<string, int> How often each option was asked for. */
	public static $reads = array();

	/** @var array<string, mixed> Each until it expires, which nothing here does. */
	public static $transients = array();

	/** @var array<int, array<string, mixed>> The options of each site of a network; a single site has no number. */
	public static $sites = array();

	/** @var int The site of the network that is shown. */
	public static $site = 1;

	/** @var list<int> */
	public static $site_before = array();

	/** Shows another site of the network, and keeps the options of the one before. */
	public static function show_site( int $site ): void {
		self::$sites[ self::$site ] = self::$options;
		self::$site                 = $site;
		self::$options              = self::$sites[ $site ];
	}

	/** Begins a visit; the options of the shop stay unless they are given. */
	public static function begin( array $state = array(), ?array $options = null ): void {
		self::$modules    = self::$shortcodes = self::$blocks = self::$settings = self::$pages = array();
		self::$texts      = self::$text_folders = self::$sites = self::$site_before = array();
		self::$compatible = self::$writes = self::$translated = self::$reads = self::$errors = array();
		self::$site       = 1;
		$GLOBALS['wp_filter'] = array();
		unset( $GLOBALS['wc_queued_js'] );
		self::$scripts    = new WP_Scripts();
		self::$script_modules = new WP_Script_Modules();
		self::$options    = $options ?? self::$options ?? array();
		self::$transients = $state['transients'] ?? array();
		self::$state      = $state + array(
			'is_admin'       => false,
			'is_product'     => false,
			'is_block_theme' => false,
			'can'            => true,
			'language'       => 'en-GB',
			'currency'       => 'EUR',
			'has_shop'       => true,
			'plugin_url'     => PLUGIN_URL,
			'imports'        => array(),
		);
	}

	/**
	 * A page as a shopper gets it.
	 *
	 * @param callable $body Prints the page's content, and asks for scripts as templates do.
	 * @return array{head: string, foot: string}
	 */
	public static function print_page( ?callable $body = null ): array {
		do_action( 'plugins_loaded' );
		// The shop does this at the beginning of `init`.
		do_action( 'before_woocommerce_init' );
		do_action( 'init' );
		$catch = static function ( callable $print ): string {
			ob_start();
			$print();
			return (string) ob_get_clean();
		};
		$head  = $catch(
			static function (): void {
				do_action( 'wp_enqueue_scripts' );
				do_action( 'wp_head' );
			}
		);
		$body  = $catch( $body ?? static function (): void {} );
		$foot  = $catch(
			static function (): void {
				do_action( 'wp_footer' );
			}
		);
		do_action( 'shutdown' );
		return array( 'head' => $head, 'foot' => $body . $foot );
	}

	/** Connects the platform's own callbacks. */
	public static function connect(): void {
		add_action( 'wp_head', static function (): void { do_action( 'wp_print_scripts' ); Platform::$scripts->print( true ); }, 9 );
		add_action( 'wp_footer', static function (): void { do_action( 'wp_print_footer_scripts' ); }, 20 );
		add_action( 'wp_print_footer_scripts', static function (): void { Platform::$scripts->print( false ); } );
		// The shop's `wc_print_js`.
		add_action(
			'wp_footer',
			static function (): void {
				if ( ! empty( $GLOBALS['wc_queued_js'] ) ) {
					echo "<script type=\"text/javascript\">\njQuery(function($) { {$GLOBALS['wc_queued_js']} });\n</script>\n";
				}
			},
			25
		);
		self::$script_modules->add_hooks();
	}
}

// Events ----------------------------------------------------------------------------------------------------------------------

/** @param mixed $run As on the platform, it may name what isn't loaded. */
function add_filter( string $name, $run, int $priority = 10, int $accepted = 1 ): bool {
	global $wp_filter;
	$wp_filter[ $name ] = $wp_filter[ $name ] ?? new WP_Hook();
	$wp_filter[ $name ]->callbacks[ $priority ][] = array( 'function' => $run, 'accepted_args' => $accepted );
	return true;
}

/** Runs the listeners of an event in their order. */
function run_listeners( string $name, callable $run ): void {
	// A listener may add others to the event that runs, as the platform allows.
	$done = array();
	while ( true ) {
		$hook    = $GLOBALS['wp_filter'][ $name ] ?? new WP_Hook();
		$waiting = array_diff_key( $hook->callbacks, $done );
		if ( ! $waiting ) {
			return;
		}
		$priority          = min( array_keys( $waiting ) );
		$done[ $priority ] = true;
		foreach ( $waiting[ $priority ] as $callback ) {
			$run( $callback['function'] );
		}
	}
}

function apply_filters( string $name, $value, ...$rest ) {
	run_listeners(
		$name,
		static function ( callable $listener ) use ( &$value, $rest ): void {
			$value = $listener( $value, ...$rest );
		}
	);
	return $value;
}

function add_action( string $name, callable $run, int $priority = 10, int $accepted = 1 ): bool {
	return add_filter( $name, $run, $priority, $accepted );
}

function remove_action( string $name, callable $run, int $priority = 10 ): bool {
	$hook  = $GLOBALS['wp_filter'][ $name ] ?? new WP_Hook();
	$index = array_search( $run, array_column( $hook->callbacks[ $priority ] ?? array(), 'function' ), true );
	if ( false === $index ) {
		return false;
	}
	array_splice( $hook->callbacks[ $priority ], $index, 1 );
	return true;
}

function has_filter( string $name ): bool {
	return isset( $GLOBALS['wp_filter'][ $name ] ) && array() !== array_filter( $GLOBALS['wp_filter'][ $name ]->callbacks );
}

function has_action( string $name ): bool {
	return has_filter( $name );
}

function do_action( string $name, ...$given ): void {
	run_listeners(
		$name,
		static function ( callable $listener ) use ( $given ): void {
			$listener( ...( $given ? $given : array( '' ) ) );
		}
	);
}

// Scripts ---------------------------------------------------------------------------------------------------------------------

function wp_scripts(): WP_Scripts {
	return Platform::$scripts;
}

function wp_script_modules(): WP_Script_Modules {
	return Platform::$script_modules;
}

function wp_register_script( string $handle, $src, array $deps = array(), $ver = false, $args = array() ): bool {
	if ( isset( wp_scripts()->registered[ $handle ] ) ) {
		return false;
	}
	$in_footer                           = true === $args || ( is_array( $args ) && ! empty( $args['in_footer'] ) );
	wp_scripts()->registered[ $handle ] = new _WP_Dependency( $handle, $src, $deps, $ver, $in_footer );
	return true;
}

function wp_enqueue_script( string $handle, $src = '', array $deps = array(), $ver = false, $args = array() ): void {
	if ( $src ) {
		wp_register_script( $handle, $src, $deps, $ver, $args );
	}
	if ( ! in_array( $handle, wp_scripts()->queue, true ) ) {
		wp_scripts()->queue[] = $handle;
	}
}

function wp_deregister_script( string $handle ): void {
	unset( wp_scripts()->registered[ $handle ] );
}

function wp_dequeue_script( string $handle ): void {
	wp_scripts()->queue = array_values( array_diff( wp_scripts()->queue, array( $handle ) ) );
}

function wp_script_is( string $handle, string $status = 'enqueued' ): bool {
	switch ( $status ) {
		case 'enqueued':
			return wp_scripts()->is_enqueued( $handle );
		case 'registered':
			return isset( wp_scripts()->registered[ $handle ] );
		case 'done':
			return in_array( $handle, wp_scripts()->done, true );
		default:
			throw new LogicException( "The status {$status} is not known here." );
	}
}

function wp_localize_script( string $handle, string $name, array $values ): bool {
	if ( ! isset( wp_scripts()->registered[ $handle ] ) ) {
		return false;
	}
	foreach ( $values as $key => $value ) {
		if ( is_scalar( $value ) ) {
			$values[ $key ] = html_entity_decode( (string) $value, ENT_QUOTES, 'UTF-8' );
		}
	}
	$line = "var {$name} = " . wp_json_encode( $values, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';';
	$data = wp_scripts()->get_data( $handle, 'data' );
	return wp_scripts()->add_data( $handle, 'data', $data ? "{$data}\n{$line}" : $line );
}

function wp_add_inline_script( string $handle, string $code, string $position = 'after' ): bool {
	$lines   = wp_scripts()->get_data( $handle, $position );
	$lines   = $lines ? $lines : array();
	$lines[] = $code;
	return wp_scripts()->add_data( $handle, $position, $lines );
}

function wp_set_script_translations( string $handle, string $domain = 'default', string $path = '' ): bool {
	if ( ! isset( wp_scripts()->registered[ $handle ] ) ) {
		throw new LogicException( "The script {$handle} is not registered, so it gets no translations." );
	}
	wp_scripts()->registered[ $handle ]->textdomain        = $domain;
	wp_scripts()->registered[ $handle ]->translations_path = $path;
	return true;
}

function wp_enqueue_script_module( string $id, string $src = '', array $deps = array(), $version = false ): void {
	Platform::$modules[ $id ] = array( $src, $version );
}

function wp_format_attributes( array $attributes ): string {
	$text = '';
	foreach ( $attributes as $name => $value ) {
		$text .= true === $value ? " {$name}" : ( false === $value ? '' : sprintf( ' %s="%s"', $name, esc_attr( (string) $value ) ) );
	}
	return $text;
}

function wp_get_script_tag( array $attributes ): string {
	$attributes['src'] = esc_url( $attributes['src'] );
	return '<script' . wp_format_attributes( apply_filters( 'wp_script_attributes', $attributes ) ) . "></script>\n";
}

function wp_print_script_tag( array $attributes ): void {
	echo wp_get_script_tag( $attributes );
}

function wp_print_inline_script_tag( string $code, array $attributes = array() ): void {
	$text = wp_format_attributes( apply_filters( 'wp_inline_script_attributes', $attributes, $code ) );
	echo "<script{$text}>\n{$code}\n</script>\n";
}

// Options, rights, texts ------------------------------------------------------------------------------------------------------

function get_option( string $name, $fallback = false ) {
	Platform::$reads[ $name ] = ( Platform::$reads[ $name ] ?? 0 ) + 1;
	return Platform::$options[ $name ] ?? $fallback;
}

/** The platform writes only what has changed. An option that wasn't there before has an event of its own. */
function update_option( string $name, $value, $autoload = null ): bool {
	if ( ! empty( Platform::$state['is_read_only'] ) || ( array_key_exists( $name, Platform::$options ) && Platform::$options[ $name ] === $value ) ) {
		return false;
	}
	$is_there                   = array_key_exists( $name, Platform::$options );
	$given                      = $is_there ? array( Platform::$options[ $name ], $value ) : array( $name, $value );
	Platform::$options[ $name ] = $value;
	Platform::$writes[]         = $name;
	do_action( ( $is_there ? 'update' : 'add' ) . "_option_{$name}", ...$given );
	return true;
}

function delete_option( string $name ): bool {
	unset( Platform::$options[ $name ] );
	return true;
}

/** Stores an option that isn't there. */
function add_option( string $name, $value = '', $deprecated = '', $autoload = null ): bool {
	return ! array_key_exists( $name, Platform::$options ) && update_option( $name, $value, $autoload );
}

function get_transient( string $name ) {
	return Platform::$transients[ $name ] ?? false;
}

function set_transient( string $name, $value, int $seconds = 0 ): bool {
	// Without an end, the platform reads it on each page.
	if ( $seconds <= 0 || strlen( $name ) > 172 ) {
		throw new LogicException( "The transient {$name} would be read on each page, or its name is too long." );
	}
	Platform::$transients[ $name ] = $value;
	return true;
}

function delete_transient( string $name ): bool {
	unset( Platform::$transients[ $name ] );
	return true;
}

function register_setting( string $group, string $name, array $args ): void {
	Platform::$settings[ $name ] = $args + array( 'group' => $group );
}

/** Stores a sent form as the platform's options page does: an option that is stored for the first time is sanitized twice. */
function send_settings( string $name, $sent ): void {
	$sanitize = Platform::$settings[ $name ]['sanitize_callback'];
	$once     = $sanitize( $sent );
	update_option( $name, array_key_exists( $name, Platform::$options ) ? $once : $sanitize( $once ) );
}

function add_settings_error( string $setting, string $code, string $message ): void {
	Platform::$errors[] = $message;
}

function settings_fields( string $group ): void {
	echo '<input type="hidden" name="option_page" value="' . esc_attr( $group ) . '" /><input type="hidden" name="_wpnonce" value="n" />';
}

function submit_button(): void {
	echo '<input type="submit" value="Save Changes" />';
}

function add_options_page( string $title, string $menu, string $capability, string $slug, callable $render ): string {
	Platform::$pages[ $slug ] = array( 'capability' => $capability, 'render' => $render );
	return "settings_page_{$slug}";
}

function register_activation_hook( string $file, callable $run ): void {
	Platform::$activation[] = $run;
}

function register_deactivation_hook( string $file, callable $run ): void {
	Platform::$deactivation = $run;
}

/** Activates the plugin as the platform does. */
function activate_plugin(): void {
	foreach ( Platform::$activation as $run ) {
		$run();
	}
}

function admin_url( string $path ): string {
	return 'https://shop.example/wp-admin/' . ltrim( $path, '/' );
}

/** The address of the page that is shown, with one more argument. */
function add_query_arg( string $name, string $value ): string {
	return '/wp-admin/plugins.php?' . rawurlencode( $name ) . '=' . rawurlencode( $value );
}

function rest_url( string $path ): string {
	if ( Platform::$state['plain_permalinks'] ?? false ) {
		return 'https://shop.example/index.php?rest_route=/' . ltrim( $path, '/' );
	}
	return 'https://shop.example/wp-json/' . ltrim( $path, '/' );
}

/** Polylang's; false where it is not there, or where the page has no language. */
function pll_current_language() {
	return Platform::$state['polylang'] ?? false;
}

function wp_verify_nonce( string $nonce, string $action ) {
	return wp_create_nonce( $action ) === $nonce ? 1 : false;
}

function sanitize_key( string $key ): string {
	return (string) preg_replace( '/[^a-z0-9_-]/', '', strtolower( $key ) );
}

function current_user_can( string $capability ): bool {
	return Platform::$state['can'];
}

function checked( $one, $two = true, bool $echo = true ): string {
	return mark( 'checked', $one, $two, $echo );
}

function disabled( $one, $two = true, bool $echo = true ): string {
	return mark( 'disabled', $one, $two, $echo );
}

function mark( string $name, $one, $two, bool $echo ): string {
	$text = $one === $two ? " {$name}=\"{$name}\"" : '';
	if ( $echo ) {
		echo $text;
	}
	return $text;
}

function translate( string $text, string $domain = 'default' ): string {
	if ( 'ringside' !== $domain ) {
		throw new LogicException( "The text \"{$text}\" is of no domain of the plugin's." );
	}
	Platform::$translated[] = $text;
	return Platform::$texts[ $text ] ?? $text;
}

function __( string $text, string $domain = 'default' ): string {
	return translate( $text, $domain );
}

/** The platform stores a text that has a context together with it. */
function _x( string $text, string $context, string $domain = 'default' ): string {
	$key        = "{$context}\4{$text}";
	$translated = translate( $key, $domain );
	return $translated === $key ? $text : $translated;
}

function esc_html__( string $text, string $domain = 'default' ): string {
	return esc_html( translate( $text, $domain ) );
}

function esc_html_e( string $text, string $domain = 'default' ): void {
	echo esc_html__( $text, $domain );
}

function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}

function esc_attr( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}

function esc_url( string $url ): string {
	return preg_match( '#^(https?:|/|\?|\#)#i', $url ) ? str_replace( array( '&', "'", '"', '<', '>' ), array( '&#038;', '&#039;', '%22', '%3C', '%3E' ), $url ) : '';
}

function wp_json_encode( $value, int $flags = 0 ) {
	return json_encode( $value, $flags );
}

function wp_validate_boolean( $value ): bool {
	return is_string( $value ) && 'false' === strtolower( $value ) ? false : (bool) $value;
}

/** The plugins in a folder, by file. */
function get_plugins( string $folder ): array {
	return Platform::$state['plugins'][ $folder ] ?? array();
}

function is_plugin_active( string $file ): bool {
	return in_array( $file, Platform::$state['active_plugins'] ?? array(), true );
}

/** The folder of the theme, or of its parent. */
function get_template(): string {
	return Platform::$state['template'] ?? 'astra';
}

function wp_get_theme( string $folder ): object {
	return new class( Platform::$state['themes'][ $folder ] ?? null ) {
		/** @var ?string */
		private $name;
		public function __construct( ?string $name ) {
			$this->name = $name;
		}
		public function exists(): bool {
			return null !== $this->name;
		}
		public function get( string $header ) {
			return 'Name' === $header ? (string) $this->name : false;
		}
	};
}

function wp_timezone(): DateTimeZone {
	return new DateTimeZone( 'Europe/Madrid' );
}

function absint( $value ): int {
	return abs( (int) $value );
}

// The page and the shop -------------------------------------------------------------------------------------------------------

function is_admin(): bool {
	return Platform::$state['is_admin'];
}

function is_multisite(): bool {
	return array() !== Platform::$sites;
}

/** The numbers of all sites: the platform lists a hundred unless it is told to list them all. */
function get_sites( array $query ): array {
	if ( 'ids' !== ( $query['fields'] ?? '' ) ) {
		throw new LogicException( 'Only the numbers of sites are known here.' );
	}
	return array_slice( array_keys( Platform::$sites ), 0, 0 === ( $query['number'] ?? 100 ) ? null : $query['number'] ?? 100 );
}

function switch_to_blog( int $site ): bool {
	Platform::$site_before[] = Platform::$site;
	Platform::show_site( $site );
	return true;
}

function restore_current_blog(): bool {
	Platform::show_site( (int) array_pop( Platform::$site_before ) );
	return true;
}

function is_singular( $types = '' ): bool {
	return 'product' === $types && Platform::$state['is_product'];
}

function wp_is_block_theme(): bool {
	return Platform::$state['is_block_theme'];
}

function plugin_basename( string $file ): string {
	return basename( dirname( $file ) ) . '/' . basename( $file );
}

/** The platform reads translations from a folder in that of the plugins, from the event `init` on. */
function load_plugin_textdomain( string $domain, $deprecated = false, $folder = false ): bool {
	if ( false !== $deprecated || ! is_string( $folder ) ) {
		throw new LogicException( 'Expected a domain, false, and a folder in that of the plugins.' );
	}
	Platform::$text_folders[ $domain ] = $folder;
	$file = RINGSIDE_PLUGIN . '/languages/ringside-' . str_replace( '-', '_', Platform::$state['language'] ) . '.l10n.php';
	if ( is_file( $file ) ) {
		Platform::$texts = ( require $file )['messages'];
	}
	return true;
}

function site_url(): string {
	return 'https://shop.example';
}

function content_url(): string {
	return 'http://shop.example/wp-content';
}

function plugins_url( string $path, string $plugin ): string {
	return WC_PLUGIN_FILE === $plugin ? WC_PLUGIN_URL . ltrim( $path, '/' ) : Platform::$state['plugin_url'] . $path;
}

/** The path and the query of an address. */
function wp_make_link_relative( string $address ): string {
	return preg_replace( '|^(https?:)?//[^/]+(/?.*)|i', '$2', $address );
}

function wp_normalize_path( string $path ): string {
	return str_replace( '\\', '/', $path );
}

/** The address of the network's first site, or of the only one. */
function network_site_url(): string {
	return 'https://shop.example' . ( Platform::$state['site_path'] ?? '' );
}

function includes_url( string $path ): string {
	return "https://shop.example/wp-includes/{$path}";
}

function get_bloginfo( string $what ): string {
	if ( 'language' !== $what ) {
		throw new LogicException( "get_bloginfo( '{$what}' ) is not known here." );
	}
	return Platform::$state['language'];
}

/** A function of TranslatePress. */
function is_late_dom_html_plugin_active(): bool {
	return Platform::$state['is_late_dom'] ?? false;
}

function add_shortcode( string $name, callable $render ): void {
	if ( preg_match( '/[^a-z_]/', $name ) ) {
		throw new LogicException( "The platform takes no shortcode called {$name}." );
	}
	Platform::$shortcodes[ $name ] = $render;
}

/** Shortcodes without others of the same name inside them. */
function do_shortcode( string $text ): string {
	$names = implode( '|', array_keys( Platform::$shortcodes ) );
	return (string) preg_replace_callback(
		"/\\[({$names})((?:\\s+\\w+=\"[^\"]*\")*)\\](?:(.*?)\\[\\/\\1\\])?/s",
		static function ( array $found ): string {
			preg_match_all( '/(\w+)="([^"]*)"/', $found[2], $options, PREG_SET_ORDER );
			$given = array_column( $options, 2, 1 );
			return ( Platform::$shortcodes[ $found[1] ] )( $given ? $given : '', $found[3] ?? '', $found[1] );
		},
		$text
	);
}

function register_block_type( string $name, array $args ): void {
	if ( ! preg_match( '#^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$#', $name ) ) {
		throw new LogicException( "The platform takes no block called {$name}." );
	}
	Platform::$blocks[ $name ] = $args;
}

function get_the_title( int $post ): string {
	return Platform::$state['titles'][ $post ] ?? '';
}

function wp_strip_all_tags( string $text ): string {
	return trim( strip_tags( $text ) );
}

function wp_create_nonce( string $action ): string {
	return substr( md5( $action ), 0, 10 );
}

function is_user_logged_in(): bool {
	return Platform::$state['is_logged_in'] ?? false;
}

/** The shop's functions, which are there only where it is active. */
function define_shop(): void {
	eval(
		'function get_woocommerce_currency(): string { return Platform::$state["currency"]; }
		function wc_get_page_id( string $page ): int { return Platform::$state["pages"][ $page ] ?? -1; }
		function wc_get_cart_url(): string { return "https://shop.example/en/carrito/"; }
		function wc_get_page_permalink( string $page ): string { return "https://shop.example/" . ( "shop" === $page ? "tienda" : $page ) . "/"; }
		function wc_get_checkout_url(): string { return "https://shop.example/en/checkout/"; }
		final class Shop_Features_Stub {
			public static function declare_compatibility( string $feature, string $plugin, bool $is_compatible = true ): bool {
				Platform::$compatible[] = array( $feature, $plugin, $is_compatible );
				return true;
			}
			public static function feature_is_enabled( string $feature ): bool {
				return in_array( $feature, Platform::$state["features"] ?? array(), true );
			}
		}
		class_alias( "Shop_Features_Stub", "Automattic\\\\WooCommerce\\\\Utilities\\\\FeaturesUtil" );
		function is_checkout(): bool { return Platform::$state["is_checkout"] ?? false; }
		function is_add_payment_method_page(): bool { return Platform::$state["is_add_payment_method_page"] ?? false; }
		function WC(): Shop_Stub { return new Shop_Stub(); }
		function wc_get_product( int $id ) { return 12 === $id ? new Product_Stub() : false; }'
	);
}

final class Shop_Stub {
	public function payment_gateways(): self {
		return $this;
	}
	/** @return array<string, object> By id. */
	public function get_available_payment_gateways(): array {
		return array_fill_keys( Platform::$state['gateways'] ?? array(), $this );
	}
}

final class Product_Stub {
	public function add_to_cart_url(): string {
		return '/?add-to-cart=12';
	}
	public function add_to_cart_text(): string {
		return 'Add to basket';
	}
	public function get_permalink(): string {
		return 'https://shop.example/producto/oso/';
	}
	public function get_name(): string {
		return 'Oso & Cía';
	}
}

/** The popup plugin's class that gathers the code of its integrations with plugins for forms. */
final class PUM_Integrations {
	public static function generated_js( array $code = array() ): array {
		return $code;
	}
}
