<?php

declare( strict_types=1 );

namespace Ringside;

/** The page "Settings > Ringside": a switch for each host job. */
final class SettingsPage {

	private const PAGE = 'ringside';

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
		<div class="wrap">
			<h1><?php esc_html_e( 'Ringside', 'ringside' ); ?></h1>
			<p><?php esc_html_e( 'For each job that is on, Ringside takes the old scripts off the page and does it in their place. A job that is off stays with them.', 'ringside' ); ?></p>
			<form method="post" action="options.php">
				<?php settings_fields( self::PAGE ); ?>
				<table class="form-table" role="presentation">
					<?php
					foreach ( $this->jobs->groups() as $names ) {
						$this->render_group( $names );
					}
					?>
				</table>
				<?php submit_button(); ?>
			</form>
		</div>
		<?php
	}

	/** @param list<string> $names Jobs that are switched together. */
	private function render_group( array $names ): void {
		$handles = array_unique( array_merge( ...array_column( array_intersect_key( $this->jobs->rows(), array_flip( $names ) ), 'handles' ) ) );
		?>
		<tr>
			<th scope="row"><code><?php echo esc_html( implode( ', ', $handles ) ); ?></code></th>
			<td>
				<fieldset>
					<legend class="screen-reader-text"><?php echo esc_html( implode( ', ', $handles ) ); ?></legend>
					<?php
					foreach ( $names as $name ) {
						$this->render_job( $name );
					}
					if ( count( $names ) > 1 ) {
						?>
						<p class="description"><?php esc_html_e( 'One script does these jobs: they are switched together.', 'ringside' ); ?></p>
						<?php
					}
					?>
				</fieldset>
			</td>
		</tr>
		<?php
	}

	private function render_job( string $name ): void {
		$kept  = $this->jobs->reason_kept( $name );
		$is_on = null === $kept && $this->settings->switches()[ $name ];
		?>
		<label>
			<input type="checkbox" name="<?php echo esc_attr( OPTION . "[jobs][{$name}]" ); ?>" value="1"<?php checked( $is_on ); ?><?php disabled( null !== $kept ); ?> />
			<?php
			// phpcs:ignore WordPress.WP.I18n.NonSingularStringLiteralText -- the texts of jobs.json are in the template of translations.
			echo esc_html( translate( $this->jobs->rows()[ $name ]['doc'], 'ringside' ) );
			?>
		</label>
		<?php if ( null !== $kept ) { ?>
			<p class="description">
				<?php
				// phpcs:disable WordPress.WP.I18n.NonSingularStringLiteralText -- the texts of jobs.json are in the template of translations.
				/* translators: %s: jobs, such as "sorting, store notice". */
				echo esc_html( sprintf( __( 'The old script stays on the page and keeps this job, since only it does: %s.', 'ringside' ), translate( $kept, 'ringside' ) ) );
				?>
			</p>
		<?php } ?>
		<br />
		<?php
	}
}
