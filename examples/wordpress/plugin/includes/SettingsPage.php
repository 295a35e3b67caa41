<?php

declare( strict_types=1 );

namespace Ringside;

/** The page "Settings > Ringside": a switch for each host job. */
final class SettingsPage {

	/** The page's name in its address. */
	public const PAGE = 'ringside';

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
			.ringside-settings details p.description { padding-inline-start: 0; }
		</style>
		<div class="wrap ringside-settings">
			<h1><?php esc_html_e( 'Ringside', 'ringside' ); ?></h1>
			<p><?php esc_html_e( 'Each line below is a job on the pages of your shop. Where it is ticked, Ringside does the job. Where it is not, your shop does it as before, with a small program of its own (a “script”).', 'ringside' ); ?></p>
			<p><?php esc_html_e( 'Open a product, the basket and the checkout of your shop while you are logged in: below each job you then read what happened to it there. Whether it works for your customers cannot be seen from here, so try it in your shop. Ignore lines for what your shop does not have.', 'ringside' ); ?></p>
			<p>
				<a href="<?php echo esc_url( GUIDE ); ?>"><?php esc_html_e( 'Read the guide: what to expect, and how to go back', 'ringside' ); ?></a>
				&nbsp;·&nbsp;
				<a href="<?php echo esc_url( FAULTS ); ?>"><?php esc_html_e( 'Report a fault', 'ringside' ); ?></a>
			</p>
			<form method="post" action="options.php">
				<?php settings_fields( self::PAGE ); ?>
				<p>
					<label>
						<input type="checkbox" name="<?php echo esc_attr( OPTION . '[off]' ); ?>" value="1"<?php checked( $this->settings->is_off() ); ?> />
						<strong><?php esc_html_e( 'Switch everything off', 'ringside' ); ?></strong>
					</label>
				</p>
				<p class="description"><?php esc_html_e( 'Save, then clear the page cache if you have one. Your shop then works as it does without Ringside, and keeps the choices below for later. Blocks and shortcodes of Ringside show the link or text that works without a script.', 'ringside' ); ?></p>
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
						<?php esc_html_e( 'Show how much is missing for free shipping, up to a basket of', 'ringside' ); ?>
						<input type="text" inputmode="decimal" size="8" name="<?php echo esc_attr( OPTION . '[free_shipping_from]' ); ?>" value="<?php echo esc_attr( $this->settings->free_shipping_from() ); ?>" aria-describedby="ringside-free-shipping" />
						<?php echo esc_html( function_exists( 'get_woocommerce_currency' ) ? get_woocommerce_currency() : '' ); ?>
					</label>
				</p>
				<p class="description" id="ringside-free-shipping"><?php esc_html_e( 'A Ringside mini cart that you placed with the option “free shipping” shows how much is missing. It changes no shipping price: set that in WooCommerce. Leave it empty to show nothing.', 'ringside' ); ?></p>
				<?php submit_button(); ?>
			</form>
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
			'blocks'   => __( 'Basket and checkout made of blocks', 'ringside' ),
			'account'  => __( 'Account', 'ringside' ),
		);
		$sections = array_fill_keys( $titles, array() );
		foreach ( $this->jobs->groups() as $names ) {
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
				?>
				<p class="description">
					<?php
					// phpcs:disable WordPress.WP.I18n.NonSingularStringLiteralText -- the texts of jobs.json are in the template of translations.
					/* translators: %s: what the old script does, such as "card payment with the real provider". */
					echo esc_html( sprintf( __( 'Off at first: your customers pay as before, through your payment plugin. Not tried yet: %s. Test it on a copy of your shop before you switch it on.', 'ringside' ), translate( $caution, 'ringside' ) ) );
					?>
				</p>
				<?php
			}
			if ( array_intersect( $handles, $this->jobs->blocks()['handles'] ) ) {
				?>
				<p class="description"><?php esc_html_e( 'Both blocks are switched together. If another plugin adds something to one of them that Ringside cannot do, such as a payment method, both pages stay as they were before Ringside.', 'ringside' ); ?></p>
				<?php
			} elseif ( count( $names ) > 1 ) {
				?>
				<p class="description"><?php esc_html_e( 'One script does these jobs: they are switched together.', 'ringside' ); ?></p>
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

	/** Where the job stands, as far as the server knows it. */
	private function status( string $name ): string {
		if ( $this->settings->is_off() ) {
			return __( 'Left to your shop’s own script: everything is switched off.', 'ringside' );
		}
		$kept = $this->jobs->reason_kept( $name );
		if ( null !== $kept ) {
			// phpcs:disable WordPress.WP.I18n.NonSingularStringLiteralText -- the texts of jobs.json are in the template of translations.
			/* translators: %s: jobs, such as "sorting, store notice". */
			return sprintf( __( 'Left to your shop’s own script, since only it does: %s.', 'ringside' ), translate( $kept, 'ringside' ) );
		}
		if ( ! $this->settings->switches()[ $name ] ) {
			return __( 'Left to your shop’s own script: switched off.', 'ringside' );
		}
		switch ( JobStatus::read()[ $name ] ?? '' ) {
			case JobStatus::ACTIVE:
				return __( 'Active on the last page that you looked at and that has this job.', 'ringside' );
			case JobStatus::EXTENDED:
				$by = JobStatus::read()[ JobStatus::BLOCKS_KEPT_BY ] ?? '';
				if ( '' !== $by && array_intersect( $this->jobs->rows()[ $name ]['handles'], $this->jobs->blocks()['handles'] ) ) {
					if ( ScriptChoice::ADDRESS_SEARCH === $by ) {
						return __( 'On, but left to your shop’s own script on the last page that you looked at: it suggests addresses there while your customers type, and Ringside does not.', 'ringside' );
					}
					/* translators: %s: the folder of a plugin or theme, such as "sendcloud-connected-shipping". */
					return sprintf( __( 'On, but left to your shop’s own script on the last page that you looked at: “%s” works on the block there.', 'ringside' ), $by );
				}
				return __( 'On, but left to your shop’s own script on the last page that you looked at: another plugin or block there needs that script or adds code to it, or has put one of its own in its place.', 'ringside' );
			case JobStatus::CONSENT:
				return __( 'On, but left to your shop’s own script on the last page that you looked at: a consent plugin or your theme decides there whether that script runs.', 'ringside' );
			case JobStatus::NO_SETTINGS:
				return __( 'On, but needs a check: on the last page that you looked at, something was missing that Ringside needs. Try it on that page. If it fails there, switch it off.', 'ringside' );
			default:
				return __( 'On, and not checked yet.', 'ringside' );
		}
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
