<?php

declare( strict_types=1 );

namespace Ringside;

/** The page "Settings > Ringside": a switch for each host job. */
final class SettingsPage {

	/** The page's name in its address. */
	public const PAGE = 'ringside';

	/** The theme and the plugins that some scripts come with, by the beginning of their handles: a name, and the file of a plugin. */
	private const EXTENSIONS = array(
		'astra-single-product-ajax-cart' => array( 'Astra Pro', 'astra-addon/astra-addon.php' ),
		'astra-'                         => array( 'Astra', null ),
		'popup-maker-'                   => array( 'Popup Maker', 'popup-maker/popup-maker.php' ),
		'trp-'                           => array( 'TranslatePress', 'translatepress-multilingual/index.php' ),
		'wcpay'                          => array( 'WooPayments', 'woocommerce-payments/woocommerce-payments.php' ),
	);

	/** @var Jobs */
	private $jobs;

	/** @var Settings */
	private $settings;

	public function __construct( Jobs $jobs, Settings $settings ) {
		$this->jobs     = $jobs;
		$this->settings = $settings;
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ) );
		add_action( 'admin_init', array( $this, 'register_setting' ) );
	}

	public function add_page(): void {
		add_options_page( 'Ringside', 'Ringside', 'manage_options', self::PAGE, array( $this, 'render' ) );
	}

	public function register_setting(): void {
		register_setting(
			self::PAGE,
			OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => array( $this->settings, 'sanitize' ),
				'show_in_rest'      => false,
			)
		);
	}

	public function render(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		?>
		<style>
			.ringside-settings form { max-inline-size: 800px; }
			.ringside-settings :is(fieldset, #ringside-look) { background: #fff; border: 1px solid #c3c4c7; padding: 12px 16px; margin-block-end: 12px; }
			.ringside-settings fieldset p.description { margin: 2px 0 10px; padding-inline-start: 25px; }
			.ringside-settings fieldset label { display: block; padding-inline-start: 25px; text-indent: -25px; }
			.ringside-settings details { padding-inline-start: 25px; }
			.ringside-settings details.ringside-block { max-inline-size: 800px; padding: 0; margin-block-end: 8px; }
			.ringside-settings details p.description { padding-inline-start: 0; }
		</style>
		<div class="wrap ringside-settings">
			<h1><?php esc_html_e( 'Ringside', 'ringside' ); ?></h1>
			<p><?php esc_html_e( 'Each line is a task on the pages of your shop. Ticked: Ringside does it. Not ticked: your shop does it with its own small programs (“scripts”), as before.', 'ringside' ); ?></p>
			<ol>
				<li><?php esc_html_e( 'Stay logged in, put a product into the basket, and open a product, the basket and the checkout.', 'ringside' ); ?></li>
				<li><?php esc_html_e( 'Come back: below each task you see who did it.', 'ringside' ); ?></li>
				<li><?php esc_html_e( 'Try your shop as a customer; whether it works for them can’t be seen from here.', 'ringside' ); ?></li>
			</ol>
			<p><?php esc_html_e( '“Basket” here is what WooCommerce calls “cart”.', 'ringside' ); ?></p>
			<p>
				<a href="#ringside-blocks"><?php esc_html_e( 'Blocks and shortcodes', 'ringside' ); ?></a>
				&nbsp;·&nbsp;
				<a href="<?php echo esc_url( GUIDE ); ?>"><?php esc_html_e( 'Read the guide: what to expect, and how to go back', 'ringside' ); ?></a>
				&nbsp;·&nbsp;
				<a href="<?php echo esc_url( FAULTS ); ?>"><?php esc_html_e( 'Report a fault (at GitHub, with an account)', 'ringside' ); ?></a>
			</p>
			<form method="post" action="options.php">
				<?php settings_fields( self::PAGE ); ?>
				<p>
					<label>
						<input type="checkbox" name="<?php echo esc_attr( OPTION . '[off]' ); ?>" value="1"<?php checked( $this->settings->is_off() ); ?> />
						<strong><?php esc_html_e( 'Switch everything off', 'ringside' ); ?></strong>
					</label>
				</p>
				<p class="description"><?php esc_html_e( 'Your shop then works as without Ringside, and your choices are kept. Blocks that you placed show only the text or link inside them. Each time you save, clear the page cache if you have one.', 'ringside' ); ?></p>
				<?php
				// The page is long: whoever changes one of the first switches need not look for the button at its end.
				submit_button( null, 'secondary', 'ringside-save' );
				foreach ( $this->sections() as $title => $groups ) {
					?>
					<h2><?php echo esc_html( $title ); ?></h2>
					<?php
					foreach ( $groups as $names ) {
						$this->render_group( $names );
					}
				}
				?>
				<?php $this->settings->look()->render(); ?>
				<h2><?php esc_html_e( 'Free shipping', 'ringside' ); ?></h2>
				<p>
					<label>
						<?php esc_html_e( 'Free shipping from a basket total of', 'ringside' ); ?>
						<input type="text" inputmode="decimal" size="8" name="<?php echo esc_attr( OPTION . '[free_shipping_from]' ); ?>" value="<?php echo esc_attr( $this->settings->free_shipping_from() ); ?>" aria-describedby="ringside-free-shipping" />
						<?php echo esc_html( Settings::currency() ); ?>
					</label>
				</p>
				<p class="description" id="ringside-free-shipping"><?php esc_html_e( 'Write the amount that you have set under WooCommerce > Settings > Shipping. Ringside’s mini basket then shows how much is missing, if its option “Progress to free shipping” is on. No price changes here. Empty: nothing is shown.', 'ringside' ); ?></p>
				<?php submit_button(); ?>
			</form>
			<?php ( new BlockList( Hooks::read( dirname( __DIR__ ) . '/hooks.json' ) ) )->render(); ?>
		</div>
		<?php
	}

	/**
	 * The groups of jobs below the page of the shop where their first job is noticed.
	 *
	 * @return array<string, list<list<string>>> By title.
	 */
	private function sections(): array {
		$titles   = array(
			'every'    => __( 'On every page', 'ringside' ),
			'lists'    => __( 'Shop and category pages', 'ringside' ),
			'product'  => __( 'Product page', 'ringside' ),
			'basket'   => __( 'Basket page', 'ringside' ),
			'checkout' => __( 'Checkout', 'ringside' ),
			'blocks'   => __( 'Basket and checkout blocks', 'ringside' ),
			'account'  => __( 'Account', 'ringside' ),
		);
		$sections = array_fill_keys( $titles, array() );
		// What the shop has no use for comes last.
		$groups = array( array(), array() );
		foreach ( $this->jobs->groups() as $names ) {
			$groups[ (int) ( null !== $this->missing_extension( $names[0] ) ) ][] = $names;
		}
		foreach ( array_merge( ...$groups ) as $names ) {
			$sections[ $titles[ $this->jobs->page( $names[0] ) ] ][] = $names;
		}
		return array_filter( $sections );
	}

	/** @param list<string> $names Jobs that are switched together. */
	private function render_group( array $names ): void {
		$rows    = array_intersect_key( $this->jobs->rows(), array_flip( $names ) );
		$handles = array_unique( array_merge( ...array_column( $rows, 'handles' ) ) );
		?>
		<fieldset>
			<legend class="screen-reader-text"><?php echo esc_html( implode( '; ', array_map( array( $this, 'title' ), $names ) ) ); ?></legend>
			<?php
			foreach ( $names as $name ) {
				$this->render_job( $name );
			}
			foreach ( array_unique( array_filter( array_map( array( $this->jobs, 'caution' ), $names ) ) ) as $caution ) {
				// phpcs:ignore WordPress.WP.I18n.NonSingularStringLiteralText -- the texts of jobs.json are in the template of translations.
				echo '<p class="description">' . esc_html( translate( $caution, 'ringside' ) ) . '</p>';
			}
			if ( array_intersect( $handles, $this->jobs->blocks()['handles'] ) ) {
				?>
				<p class="description"><?php esc_html_e( 'Both blocks are switched together. If another plugin adds something to one of them that Ringside cannot do, such as a payment method, both pages stay as they were before Ringside.', 'ringside' ); ?></p>
				<?php
			} elseif ( count( $names ) > 1 ) {
				?>
				<p class="description"><?php esc_html_e( 'These tasks go together: if you tick or untick one, the others follow when you save.', 'ringside' ); ?></p>
				<?php
			}
			?>
			<details>
				<summary class="description"><?php esc_html_e( 'For programmers', 'ringside' ); ?></summary>
				<?php
				foreach ( $rows as $row ) {
					// phpcs:ignore WordPress.WP.I18n.NonSingularStringLiteralText -- the texts of jobs.json are in the template of translations.
					echo '<p class="description">' . esc_html( translate( $row['doc'], 'ringside' ) ) . '</p>';
				}
				?>
				<p class="description">
					<?php
					esc_html_e( 'In place of:', 'ringside' );
					foreach ( $handles as $handle ) {
						echo ' <code>' . esc_html( $handle ) . '</code>';
					}
					?>
				</p>
			</details>
		</fieldset>
		<?php
	}

	/** The job in the owner's words and language. */
	private function title( string $name ): string {
		// phpcs:ignore WordPress.WP.I18n.NonSingularStringLiteralText -- the texts of jobs.json are in the template of translations.
		return translate( $this->jobs->title( $name ), 'ringside' );
	}

	/** Who does the job, as far as the server knows it, and whether the owner must do anything. */
	private function status( string $name ): string {
		if ( $this->settings->is_off() ) {
			return __( 'Everything is switched off: your shop does it, as before.', 'ringside' );
		}
		$kept = $this->jobs->reason_kept( $name );
		if ( null !== $kept ) {
			// phpcs:disable WordPress.WP.I18n.NonSingularStringLiteralText -- the texts of jobs.json are in the template of translations.
			/* translators: %s: what Ringside can't do, such as "sorting, store notice". */
			return sprintf( __( 'Your shop does it, because Ringside can’t do: %s.', 'ringside' ), translate( $kept, 'ringside' ) );
		}
		if ( ! $this->settings->switches()[ $name ] ) {
			return __( 'Off: your shop does it, as before.', 'ringside' );
		}
		switch ( JobStatus::read()[ $name ] ?? '' ) {
			case JobStatus::ACTIVE:
				return __( 'Ringside does it: seen on the last page you opened that has this task.', 'ringside' );
			case JobStatus::EXTENDED:
				$by = JobStatus::read()[ JobStatus::BLOCKS_KEPT_BY ] ?? '';
				if ( '' !== $by && array_intersect( $this->jobs->rows()[ $name ]['handles'], $this->jobs->blocks()['handles'] ) ) {
					if ( ScriptChoice::ADDRESS_SEARCH === $by ) {
						return __( 'On, but your shop does it itself on the last page you opened that has this task: it suggests addresses there while your customers type, which Ringside doesn’t. You need do nothing.', 'ringside' );
					}
					/* translators: %s: a plugin or a theme. */
					return sprintf( __( 'On, but your shop does it itself on the last page you opened that has this task: “%s” adds something to the basket or checkout there. You need do nothing.', 'ringside' ), self::name_of( $by ) );
				}
				return __( 'On, but your shop does it itself on the last page you opened that has this task, because another plugin or your theme needs it there. You need do nothing.', 'ringside' );
			case JobStatus::OTHER_METHODS:
				return __( 'On, but your shop does it itself on the last page you opened that has this task: your customers may choose other methods of WooPayments there, such as Klarna or iDEAL, which Ringside doesn’t show. You need do nothing.', 'ringside' );
			case JobStatus::CONSENT:
				return __( 'On, but your shop does it itself on the last page you opened that has this task, because your cookie plugin or theme decides whether it is allowed. You need do nothing.', 'ringside' );
			case JobStatus::NO_SETTINGS:
				return __( 'On, but please check it: the last page you opened that has this task lacked something. Try it there. If it doesn’t work, untick it, save, and report it.', 'ringside' );
			default:
				$missing = $this->missing_extension( $name );
				if ( null !== $missing ) {
					/* translators: %s: a theme or a plugin, such as "Astra". */
					return sprintf( __( 'Not needed: you don’t use %s.', 'ringside' ), $missing );
				}
				return __( 'On. Open a page of your shop that has it to see here what happened. If your shop has none, you need do nothing.', 'ringside' );
		}
	}

	/** The theme or plugin that all scripts of a job come with, where the shop doesn't use it. */
	private function missing_extension( string $name ): ?string {
		foreach ( self::EXTENSIONS as $beginning => list( $title, $plugin ) ) {
			$others = preg_grep( '/^' . preg_quote( $beginning, '/' ) . '/i', $this->jobs->rows()[ $name ]['handles'], PREG_GREP_INVERT );
			if ( array() === $others ) {
				$is_used = null === $plugin ? 'astra' === get_template() : is_plugin_active( $plugin );
				return $is_used ? null : $title;
			}
		}
		return null;
	}

	/** The name of a plugin or theme by its folder; of anything else, what it is stored as. */
	private static function name_of( string $folder ): string {
		$plugins = get_plugins( "/{$folder}" );
		if ( $plugins ) {
			return (string) reset( $plugins )['Name'];
		}
		$theme = wp_get_theme( $folder );
		return $theme->exists() ? (string) $theme->get( 'Name' ) : $folder;
	}

	private function render_job( string $name ): void {
		$kept  = $this->jobs->reason_kept( $name );
		$is_on = null === $kept && $this->settings->switches()[ $name ];
		?>
		<label>
			<input type="checkbox" name="<?php echo esc_attr( OPTION . "[jobs][{$name}]" ); ?>" value="1"<?php checked( $is_on ); ?><?php disabled( null !== $kept ); ?> />
			<?php echo esc_html( $this->title( $name ) ); ?>
		</label>
		<p class="description"><?php echo esc_html( $this->status( $name ) ); ?></p>
		<?php
	}
}
