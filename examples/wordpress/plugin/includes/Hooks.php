<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * A block and a shortcode for every hook, from `hooks.json`, which is generated from the script's own declarations. Both print
 * the same element: `[ringside_mini_cart layout="drawer"]` is `<div data-ringside="mini-cart" data-ringside-layout="drawer">`.
 */
final class Hooks {

	/** The hooks that may name a product in `product`. */
	private const OF_PRODUCT = array( 'add-to-cart', 'product', 'gallery', 'tabs', 'reviews' );

	/** @var array<string, array{doc: string, attributes: array<string, array<string, mixed>>}> */
	private $hooks;

	/** @var string Path of the plugin's main file. */
	private $plugin;

	/**
	 * @param array<string, array{doc: string, attributes: array<string, array<string, mixed>>}> $hooks By name.
	 */
	public function __construct( array $hooks, string $plugin ) {
		$this->hooks  = $hooks;
		$this->plugin = $plugin;
	}

	/** @return array<string, array{doc: string, attributes: array<string, array<string, mixed>>}> */
	public static function read( string $path ): array {
		return Files::read( $path );
	}

	public function register(): void {
		add_action( 'init', array( $this, 'register_all' ) );
	}

	public function register_all(): void {
		$hooks = $this->translated();
		wp_register_script(
			'ringside-blocks',
			plugins_url( 'blocks.js', $this->plugin ),
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
			VERSION,
			true
		);
		wp_set_script_translations( 'ringside-blocks', 'ringside', dirname( $this->plugin ) . '/languages' );
		wp_add_inline_script(
			'ringside-blocks',
			'var ringsideHooks = ' . wp_json_encode( $hooks, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
		foreach ( $hooks as $name => $hook ) {
			$shortcode = 'ringside_' . str_replace( '-', '_', $name );
			add_shortcode(
				$shortcode,
				function ( $given, ?string $content = null ) use ( $name ): string {
					return $this->render( $name, is_array( $given ) ? $given : array(), do_shortcode( (string) $content ) );
				}
			);
			register_block_type(
				"ringside/{$name}",
				array(
					'api_version'           => 3,
					'title'                 => $hook['title'],
					'description'           => $hook['doc'],
					'category'              => 'widgets',
					'attributes'            => array_map(
						static function (): array {
							return array( 'type' => 'string' );
						},
						$hook['attributes']
					),
					'editor_script_handles' => array( 'ringside-blocks' ),
					'render_callback'       => function ( array $attributes, string $content ) use ( $name ): string {
						// The editor's "Additional CSS class(es)" of a block, which is no option of the hook.
						$class = trim( (string) ( $attributes['className'] ?? '' ) );
						unset( $attributes['className'] );
						return $this->render( $name, $attributes, $content, $class );
					},
				)
			);
		}
	}

	/**
	 * The element of a hook.
	 *
	 * @param array<int|string, mixed> $given   Options by name; a shortcode's may be written with `_` for `-`.
	 * @param string                   $content HTML of the hook: what shoppers have without the script.
	 * @param string                   $class   Classes of the element.
	 */
	public function render( string $name, array $given, string $content, string $class = '' ): string {
		$attributes = ( '' === $class ? '' : 'class="' . esc_attr( $class ) . '" ' ) . 'data-ringside="' . esc_attr( $name ) . '"';
		foreach ( $given as $option => $value ) {
			// A misspelt option is printed, too: the script tells of it, with what was meant.
			$option = str_replace( '_', '-', strtolower( (string) $option ) );
			if ( ! preg_match( '/^[a-z][a-z0-9-]*$/', $option ) || ! is_scalar( $value ) || '' === (string) $value ) {
				continue;
			}
			$attributes .= sprintf( ' data-ringside-%s="%s"', $option, esc_attr( (string) $value ) );
		}
		$inner = '' === trim( $content ) ? $this->fallback( $name, $given ) : $content;
		return "<div {$attributes}>{$inner}</div>";
	}

	/**
	 * What a hook without content shows where the script doesn't run.
	 *
	 * @param array<int|string, mixed> $given
	 */
	private function fallback( string $name, array $given ): string {
		if ( ! function_exists( 'wc_get_cart_url' ) ) {
			return '';
		}
		if ( 'mini-cart' === $name || 'cart-count' === $name ) {
			return self::page_link( 'cart', (string) wc_get_cart_url(), self::basket_word() );
		}
		if ( 'products' === $name ) {
			return self::page_link( 'shop', (string) wc_get_page_permalink( 'shop' ), __( 'Shop', 'ringside' ) );
		}
		$product = in_array( $name, self::OF_PRODUCT, true ) ? wc_get_product( absint( $given['product'] ?? 0 ) ) : null;
		if ( ! $product ) {
			return '';
		}
		if ( 'add-to-cart' !== $name ) {
			return sprintf( '<a href="%s">%s</a>', esc_url( $product->get_permalink() ), esc_html( $product->get_name() ) );
		}
		return sprintf( '<a href="%s" rel="nofollow">%s</a>', esc_url( $product->add_to_cart_url() ), esc_html( $product->add_to_cart_text() ) );
	}

	/** A link to a page of the shop, by the page's own title: an English shop may call its basket a cart. */
	private static function page_link( string $page, string $address, string $otherwise ): string {
		$id    = wc_get_page_id( $page );
		$title = $id > 0 ? (string) get_the_title( $id ) : '';
		return sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( '' === $title ? $otherwise : wp_strip_all_tags( $title ) ) );
	}

	/** American English calls a basket a cart, as our script does. */
	private static function basket_word(): string {
		return 'en-US' === get_bloginfo( 'language' ) ? 'Cart' : __( 'Basket', 'ringside' );
	}

	/**
	 * The hooks in the language of the editor: each with a title, and each of its options with a label.
	 *
	 * @return array<string, array{title: string, doc: string, attributes: array<string, array<string, mixed>>}> By name.
	 */
	private function translated(): array {
		// phpcs:disable WordPress.WP.I18n.NonSingularStringLiteralText -- the texts of hooks.json are in the template of translations.
		$hooks = array();
		foreach ( $this->hooks as $name => $hook ) {
			$attributes = array();
			foreach ( $hook['attributes'] as $option => $spec ) {
				$attributes[ $option ] = array(
					'label' => self::capitalize( translate( self::words( $option ), 'ringside' ) ),
					'doc'   => translate( $spec['doc'], 'ringside' ),
				) + $spec;
			}
			$hooks[ $name ] = array(
				/* translators: %s: what a block is for, such as "mini cart". */
				'title'      => sprintf( __( 'Ringside: %s', 'ringside' ), translate( self::words( $name ), 'ringside' ) ),
				'doc'        => translate( $hook['doc'], 'ringside' ),
				'attributes' => $attributes,
			);
		}
		return $hooks;
	}

	/** The first letter of a label is a capital one; `ucfirst` changes none beyond ASCII. */
	private static function capitalize( string $text ): string {
		return function_exists( 'mb_strtoupper' ) ? mb_strtoupper( mb_substr( $text, 0, 1 ) ) . mb_substr( $text, 1 ) : ucfirst( $text );
	}

	/** `mini-cart` as a person writes it. */
	private static function words( string $name ): string {
		return str_replace( '-', ' ', $name );
	}
}
