<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * A shortcode for every hook, from `hooks.json`, which is generated from the script's own declarations, and a block for each that has texts for
 * the editor. Both print the same element: `[ringside_mini_cart layout="drawer"]` is `<div data-ringside="mini-cart" data-ringside-layout="drawer">`.
 */
final class Hooks {

	/** The hooks that may name a product in `product`. */
	private const OF_PRODUCT = array( 'add-to-cart', 'product', 'gallery', 'tabs', 'reviews' );

	/** @var array<string, array{attributes: array<string, array<string, mixed>>}> */
	private $hooks;

	/** @var string Path of the plugin's main file. */
	private $plugin;

	/**
	 * @param array<string, array{attributes: array<string, array<string, mixed>>}> $hooks By name.
	 */
	public function __construct( array $hooks, string $plugin ) {
		$this->hooks  = $hooks;
		$this->plugin = $plugin;
	}

	/** @return array<string, array{attributes: array<string, array<string, mixed>>}> */
	public static function read( string $path ): array {
		return Files::read( $path );
	}

	public function register(): void {
		add_action( 'init', array( $this, 'register_all' ) );
		add_action( 'enqueue_block_editor_assets', array( $this, 'add_texts' ) );
		add_filter( 'block_categories_all', array( self::class, 'add_category' ) );
	}

	/**
	 * @param list<array<string, mixed>> $categories The headings of the editor's list of blocks.
	 * @return list<array<string, mixed>>
	 */
	public static function add_category( array $categories ): array {
		return array_merge( $categories, array( array( 'slug' => 'ringside', 'title' => 'Ringside' ) ) );
	}

	public function register_all(): void {
		// The editor is in the administration. A page of the shop would translate some three hundred texts, and show none.
		$blocks = is_admin() ? $this->blocks() : array_map( array( self::class, 'without_texts' ), $this->hooks );
		wp_register_script(
			'ringside-blocks',
			plugins_url( 'blocks.js', $this->plugin ),
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
			VERSION,
			true
		);
		wp_set_script_translations( 'ringside-blocks', 'ringside', dirname( $this->plugin ) . '/languages' );
		foreach ( array_keys( $this->hooks ) as $name ) {
			add_shortcode(
				self::shortcode( $name ),
				function ( $given, ?string $content = null ) use ( $name ): string {
					return $this->render( $name, is_array( $given ) ? $given : array(), do_shortcode( (string) $content ) );
				}
			);
		}
		foreach ( $blocks as $name => $block ) {
			register_block_type(
				"ringside/{$name}",
				array(
					'api_version'           => 3,
					'editor_script_handles' => array( 'ringside-blocks' ),
					'render_callback'       => function ( array $attributes, string $content ) use ( $name ): string {
						// The editor's "Additional CSS class(es)" of a block, which is no option of the hook.
						$class = trim( (string) ( $attributes['className'] ?? '' ) );
						unset( $attributes['className'] );
						return $this->render( $name, $attributes, $content, $class );
					},
				) + array_diff_key( $block, array( 'options' => true, 'note' => true ) )
			);
		}
	}

	/** Hands the blocks to their script. An editor on a page of the shop asks for it by the same event. */
	public function add_texts(): void {
		wp_add_inline_script(
			'ringside-blocks',
			'var ringsideBlocks = ' . wp_json_encode( $this->blocks(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
	}

	/** `[ringside_mini_cart]` of `mini-cart`. */
	public static function shortcode( string $name ): string {
		return 'ringside_' . str_replace( '-', '_', $name );
	}

	/**
	 * The element of a hook.
	 *
	 * @param array<int|string, mixed> $given   Options by name; a shortcode's may be written with `_` for `-`.
	 * @param string                   $content HTML of the hook: what shoppers have without the script.
	 * @param string                   $class   Classes of the element.
	 */
	public function render( string $name, array $given, string $content, string $class = '' ): string {
		$options = array();
		foreach ( $given as $option => $value ) {
			// A misspelt option is printed, too: the script tells of it, with what was meant.
			$option = str_replace( '_', '-', strtolower( (string) $option ) );
			if ( preg_match( '/^[a-z][a-z0-9-]*$/', $option ) && is_scalar( $value ) && '' !== (string) $value ) {
				$options[ $option ] = (string) $value;
			}
		}
		$product = in_array( $name, self::OF_PRODUCT, true ) && function_exists( 'wc_get_product' ) ? wc_get_product( absint( $options['product'] ?? 0 ) ) : null;
		if ( 'add-to-cart' === $name && $product ) {
			$options += array( 'name' => wp_strip_all_tags( $product->get_name() ) );
		}
		if ( 'countdown' === $name ) {
			$options = self::add_time_zone( $options );
		}
		$attributes = ( '' === $class ? '' : 'class="' . esc_attr( $class ) . '" ' ) . 'data-ringside="' . esc_attr( $name ) . '"';
		foreach ( $options as $option => $value ) {
			$attributes .= sprintf( ' data-ringside-%s="%s"', $option, esc_attr( $value ) );
		}
		$inner = '' === trim( $content ) ? $this->fallback( $name, $product ) : $content;
		return "<div {$attributes}>{$inner}</div>";
	}

	/**
	 * A countdown to the shop's own time, which the editor's field for date and hour gives. For the script, a time without a zone is UTC.
	 *
	 * @param array<string, string> $options
	 * @return array<string, string>
	 */
	private static function add_time_zone( array $options ): array {
		$until  = $options['until'] ?? '';
		$moment = preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/D', $until ) ? date_create_immutable( $until, wp_timezone() ) : false;
		return $moment ? array( 'until' => $moment->format( 'Y-m-d\TH:i:sP' ) ) + $options : $options;
	}

	/**
	 * What a hook without content shows where the script doesn't run.
	 *
	 * @param ?\WC_Product $product The product that the hook names.
	 */
	private function fallback( string $name, $product ): string {
		if ( ! function_exists( 'wc_get_cart_url' ) ) {
			return '';
		}
		if ( 'mini-cart' === $name || 'cart-count' === $name ) {
			return self::page_link( 'cart', (string) wc_get_cart_url(), self::basket_word() );
		}
		if ( 'products' === $name ) {
			return self::page_link( 'shop', (string) wc_get_page_permalink( 'shop' ), __( 'Shop', 'ringside' ) );
		}
		if ( 'login' === $name ) {
			return self::page_link( 'myaccount', (string) wc_get_page_permalink( 'myaccount' ), __( 'My account', 'ringside' ) );
		}
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
	 * A block as a page needs it.
	 *
	 * @param array{attributes: array<string, array<string, mixed>>} $hook
	 * @return array{attributes: array<string, array{type: string}>}
	 */
	private static function without_texts( array $hook ): array {
		return array( 'attributes' => array_fill_keys( array_keys( $hook['attributes'] ), array( 'type' => 'string' ) ) );
	}

	/**
	 * The blocks in the language of the editor: as the platform registers them, and with the options that the editor offers.
	 *
	 * @return array<string, array<string, mixed>> By name of the hook.
	 */
	private function blocks(): array {
		$blocks = array();
		foreach ( array_intersect_key( BlockTexts::all(), $this->hooks ) as $name => $texts ) {
			$declared = $this->hooks[ $name ]['attributes'];
			$options  = array();
			foreach ( $texts['options'] ?? array() as $option => $words ) {
				$options[ $option ] = $words + $declared[ $option ];
				if ( isset( $words['choices'] ) ) {
					$options[ $option ]['choices'] = array_filter( $words['choices'] );
				}
			}
			$blocks[ $name ] = array(
				'title'       => $texts['title'],
				'description' => BlockTexts::describe( $texts, 'editor' ),
				'category'    => 'ringside',
				'icon'        => $texts['icon'] ?? 'editor-code',
				// The name of the plugin finds all of them.
				'keywords'    => array_merge( array( 'Ringside' ), array_filter( explode( ', ', $texts['keywords'] ?? '' ) ) ),
				'supports'    => array( 'inserter' => $texts['is_offered'] ?? true ),
				'attributes'  => self::without_texts( $this->hooks[ $name ] )['attributes'],
				'options'     => $options,
				'note'        => $texts['note'] ?? null,
			);
		}
		return $blocks;
	}
}
