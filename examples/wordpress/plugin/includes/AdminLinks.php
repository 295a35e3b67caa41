<?php

declare( strict_types=1 );

namespace Ringside;

/** Leads to the settings page: from the list of plugins, and from a notice after activation. */
final class AdminLinks {

	/** Is `1` from the activation on, until the notice was dismissed or the settings page was opened. */
	public const OPTION = 'ringside_notice';

	/** Names the notice in the address and the nonce of the link that dismisses it. */
	private const DISMISS = 'ringside-dismiss';

	/** @var string Path of the plugin's main file. */
	private $plugin;

	public function __construct( string $plugin ) {
		$this->plugin = $plugin;
	}

	public function register(): void {
		$name = plugin_basename( $this->plugin );
		add_filter( "plugin_action_links_{$name}", array( $this, 'add_settings_link' ) );
		add_filter( 'plugin_row_meta', array( $this, 'add_guide_link' ), 10, 2 );
		add_action( 'admin_init', array( $this, 'dismiss_notice' ) );
		add_action( 'admin_notices', array( $this, 'print_notice' ) );
		add_action( 'load-settings_page_' . SettingsPage::PAGE, array( self::class, 'forget_notice' ) );
	}

	/** Runs when the plugin is activated. */
	public static function activate(): void {
		update_option( self::OPTION, '1', false );
	}

	public static function forget_notice(): void {
		delete_option( self::OPTION );
	}

	/**
	 * @param array<string, string> $links Below the plugin's name.
	 * @return array<string, string>
	 */
	public function add_settings_link( array $links ): array {
		return array( 'settings' => self::link( self::settings_url(), __( 'Settings', 'ringside' ) ) ) + $links;
	}

	/**
	 * @param list<string> $links Below the plugin's description.
	 * @return list<string>
	 */
	public function add_guide_link( array $links, string $plugin ): array {
		return plugin_basename( $this->plugin ) === $plugin ? array_merge( $links, array( self::link( GUIDE, __( 'Guide', 'ringside' ) ) ) ) : $links;
	}

	/** Forgets the notice when its link was pressed. */
	public function dismiss_notice(): void {
		$nonce = $_GET[ self::DISMISS ] ?? '';
		if ( is_string( $nonce ) && current_user_can( 'manage_options' ) && wp_verify_nonce( sanitize_key( $nonce ), self::DISMISS ) ) {
			self::forget_notice();
		}
	}

	public function print_notice(): void {
		if ( '1' !== get_option( self::OPTION ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$dismiss = add_query_arg( self::DISMISS, wp_create_nonce( self::DISMISS ) );
		?>
		<div class="notice notice-info">
			<p><?php esc_html_e( 'Ringside is active. Open a product, the basket and the checkout, and place a test order. If something doesn’t work, switch that task off in the settings.', 'ringside' ); ?></p>
			<p>
				<?php
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- `link` escapes.
				echo self::link( self::settings_url(), __( 'Open the settings', 'ringside' ) ) . ' | ' . self::link( $dismiss, __( 'Dismiss this notice', 'ringside' ) );
				?>
			</p>
		</div>
		<?php
	}

	private static function settings_url(): string {
		return admin_url( 'options-general.php?page=' . SettingsPage::PAGE );
	}

	private static function link( string $url, string $text ): string {
		return '<a href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a>';
	}
}
