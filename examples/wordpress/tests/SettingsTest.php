<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Ringside\BlockTexts;
use Ringside\Jobs;
use Ringside\JobStatus;
use Ringside\Settings;
use Ringside\SettingsPage;
use Ringside\UndeclaredCalls;
use const Ringside\OPTION;

final class SettingsTest extends TestCase {

	protected function setUp(): void {
		Platform::begin( array(), array() );
		add_action( 'plugins_loaded', 'Ringside\start' );
		do_action( 'plugins_loaded' );
		do_action( 'admin_menu' );
		do_action( 'admin_init' );
	}

	private static function render(): string {
		ob_start();
		( Platform::$pages['ringside']['render'] )();
		return (string) ob_get_clean();
	}

	/** Names of the switches on the page, each with whether it is ticked. */
	private static function read_switches( string $html, bool $is_usable = true ): array {
		preg_match_all( '#<input type="checkbox" name="ringside_settings\[jobs\]\[([^\]]+)\]" value="1"( checked="checked")?( disabled="disabled")? />#', $html, $found, PREG_SET_ORDER );
		$switches = array();
		foreach ( $found as $each ) {
			if ( ( '' === ( $each[3] ?? '' ) ) === $is_usable ) {
				$switches[ $each[1] ] = '' !== ( $each[2] ?? '' );
			}
		}
		return $switches;
	}

	/** Every job's switch from the start: on, unless the owner should know something first. */
	private static function first_switches(): array {
		$jobs  = Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' );
		$first = array();
		foreach ( array_keys( $jobs->rows() ) as $name ) {
			if ( null === $jobs->reason_kept( $name ) ) {
				$first[ $name ] = null === $jobs->caution( $name );
			}
		}
		return $first;
	}

	public function test_every_job_has_a_switch_and_is_on_from_the_start_or_says_why_not(): void {
		$names    = array_keys( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() );
		$html     = self::render();
		$switches = self::read_switches( $html );
		self::assertEqualsCanonicalizing( $names, array_merge( array_keys( $switches ), array_keys( self::read_switches( $html, false ) ) ) );
		self::assertEquals( self::first_switches(), $switches );
		self::assertNotContains( true, self::read_switches( $html, false ) );
		self::assertFalse( $switches['card-payment'] );
		self::assertStringContainsString( 'We have tried it only with test payments, never with real cards.', $html );
	}

	public function test_card_payment_is_on_once_its_owner_has_switched_it_on(): void {
		$sent = array_fill_keys( array_keys( self::first_switches() ), '1' );
		send_settings( OPTION, array( 'jobs' => $sent ) );
		self::assertNotContains( false, self::read_switches( self::render() ) );
	}

	public function test_the_first_form_of_a_shop_keeps_its_colours(): void {
		send_settings( OPTION, array( 'jobs' => array(), 'look' => array( 'form' => '1', 'own_accent' => '1', 'accent' => '#0a7d4f', 'surface' => '#ffffff' ) ) );
		self::assertSame( array( 'theme' => 'plain', 'accent' => '#0a7d4f', 'surface' => '', 'corners' => '' ), Platform::$options[ OPTION ]['look'] );
	}

	public function test_a_switch_that_is_sent_off_takes_its_group_along_and_stays_off(): void {
		$sent = array_map( static function ( bool $is_on ): string { return $is_on ? '1' : ''; }, self::read_switches( self::render() ) );
		unset( $sent['gallery'] );
		send_settings( OPTION, array( 'jobs' => $sent ) );
		self::assertFalse( Platform::$options[ OPTION ]['jobs']['gallery'] );
		self::assertFalse( Platform::$options[ OPTION ]['jobs']['tabs-reviews'], 'the same script does tabs' );
		self::assertTrue( Platform::$options[ OPTION ]['jobs']['variations'] );
		self::assertFalse( self::read_switches( self::render() )['tabs-reviews'] );
	}

	public function test_a_switch_that_cannot_be_used_yet_keeps_what_it_was(): void {
		$jobs = Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' );
		send_settings( OPTION, array( 'jobs' => array() ) );
		foreach ( array_keys( $jobs->rows() ) as $name ) {
			self::assertSame( null !== $jobs->reason_kept( $name ), Platform::$options[ OPTION ]['jobs'][ $name ], $name );
		}
	}

	/** @return array<string, array{mixed}> */
	public function rubbish(): array {
		return array( 'text' => array( 'x' ), 'nothing' => array( null ), 'a list of jobs' => array( array( 'jobs' => 'x' ) ), 'an unknown job' => array( array( 'jobs' => array( 'rm' => '1' ) ) ) );
	}

	public function test_one_switch_turns_everything_off_and_keeps_the_others(): void {
		$box = static fn( bool $is_ticked ): string => '<input type="checkbox" name="ringside_settings[off]" value="1"' . ( $is_ticked ? ' checked="checked"' : '' ) . ' />';
		self::assertStringContainsString( $box( false ), self::render() );
		$switches = array_filter( self::read_switches( self::render() ) );
		send_settings( OPTION, array( 'jobs' => $switches, 'off' => '1' ) );
		self::assertTrue( Platform::$options[ OPTION ]['off'] );
		self::assertStringContainsString( $box( true ), self::render() );
		self::assertEquals( self::first_switches(), self::read_switches( self::render() ) );
		send_settings( OPTION, array( 'jobs' => $switches ) );
		self::assertFalse( Platform::$options[ OPTION ]['off'] );
	}

	public function test_options_of_earlier_versions_and_of_the_command_line_are_on_unless_they_say_off(): void {
		$settings = new Settings( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' ) );
		foreach ( array( array( array( 'jobs' => array() ), false ), array( null, false ), array( array( 'off' => 'false' ), false ), array( array( 'off' => 'true' ), true ) ) as list( $stored, $is_off ) ) {
			Platform::$options[ OPTION ] = $stored;
			self::assertSame( $is_off, $settings->is_off() );
		}
	}

	/** @return array<string, array{mixed, string, ?string, ?int}> What was typed, the currency, what is stored (null: what was), minor units. */
	public function amounts(): array {
		return array(
			'a whole number'          => array( '50', 'EUR', '50', 5000 ),
			'a point'                 => array( '49.9', 'EUR', '49.9', 4990 ),
			'a comma, and spaces'     => array( ' 49,95 ', 'EUR', '49.95', 4995 ),
			'nothing'                 => array( '', 'EUR', '', null ),
			'yen'                     => array( '5000', 'JPY', '5000', 5000 ),
			'dinars'                  => array( '1.5', 'KWD', '1.5', 1500 ),
			'a currency\'s sign'      => array( '50 €', 'EUR', null, 2000 ),
			'thousands'               => array( '1.000,50', 'EUR', null, 2000 ),
			'parts of a cent'         => array( '1.005', 'EUR', null, 2000 ),
			'parts of a yen'          => array( '1.5', 'JPY', null, 20 ),
			'less than nothing'       => array( '-5', 'EUR', null, 2000 ),
			'a list'                  => array( array( '5' ), 'EUR', null, 2000 ),
			'a line break at the end' => array( "5\n", 'EUR', '5', 500 ),
		);
	}

	/** @dataProvider amounts */
	public function test_the_goal_for_free_shipping_is_stored_as_it_was_typed_and_written_in_minor_units( $typed, string $currency, ?string $stored, ?int $minor ): void {
		Platform::$options['woocommerce_currency'] = $currency;
		// A plugin for several currencies shows another one.
		Platform::$state['currency'] = 'EUR' === $currency ? 'JPY' : 'EUR';
		send_settings( OPTION, array( 'jobs' => array(), 'free_shipping_from' => '20' ) );
		send_settings( OPTION, array( 'jobs' => array(), 'free_shipping_from' => $typed ) );
		self::assertSame( $stored ?? '20', Platform::$options[ OPTION ]['free_shipping_from'] );
		self::assertCount( null === $stored ? 1 : 0, Platform::$errors );
		self::assertStringContainsString( 'name="ringside_settings[free_shipping_from]" value="' . ( $stored ?? '20' ) . '"', self::render() );
		self::assertMatchesRegularExpression( "/ringside_settings\[free_shipping_from\][^>]*>\s*{$currency}\s/", self::render() );
		self::assertSame( $minor, ( new Settings( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' ) ) )->free_shipping_from_minor( $currency ) );
	}

	public function test_a_goal_that_the_command_line_has_set_is_read_as_far_as_it_is_an_amount(): void {
		$settings = new Settings( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' ) );
		foreach ( array( array( 50, 'EUR', 5000 ), array( 49.9, 'EUR', 4990 ), array( '49.9', 'JPY', null ), array( 'x', 'EUR', null ), array( array(), 'EUR', null ), array( null, 'EUR', null ) ) as list( $stored, $currency, $minor ) ) {
			Platform::$options[ OPTION ] = array( 'free_shipping_from' => $stored );
			self::assertSame( $minor, $settings->free_shipping_from_minor( $currency ) );
		}
	}

	/** @dataProvider rubbish */
	public function test_rubbish_is_stored_as_switches( $sent ): void {
		send_settings( OPTION, $sent );
		self::assertSame( array_keys( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() ), array_keys( Platform::$options[ OPTION ]['jobs'] ) );
		self::assertContainsOnly( 'bool', Platform::$options[ OPTION ]['jobs'] );
	}

	/** @dataProvider rubbish */
	public function test_a_page_is_printed_whatever_the_option_holds( $stored ): void {
		Platform::$options[ OPTION ] = $stored;
		self::assertEquals( self::first_switches(), self::read_switches( self::render() ) );
	}

	public function test_a_job_that_the_command_line_has_set_to_false_is_off(): void {
		// `wp option patch insert ringside_settings jobs variations false` stores a text.
		Platform::$options[ OPTION ] = array( 'jobs' => array( 'variations' => 'false' ) );
		self::assertFalse( self::read_switches( self::render() )['variations'] );
	}

	/** The status that stands below a job's switch. */
	private static function read_status( string $job ): string {
		preg_match( '#\[jobs\]\[' . $job . '\]".*?</label>\s*<p class="description">(.*?)</p>#s', self::render(), $found );
		return html_entity_decode( $found[1], ENT_QUOTES );
	}

	public function test_a_job_for_a_plugin_or_theme_that_the_shop_has_not_is_not_needed(): void {
		$open = 'On. Open a page of your shop that has it to see here what happened. If your shop has none, you need do nothing.';
		self::assertSame( 'Not needed: you don’t use TranslatePress.', self::read_status( 'language-switcher' ) );
		self::assertSame( $open, self::read_status( 'theme-header' ) );
		self::assertSame( $open, self::read_status( 'variations' ), 'it is the platform\'s' );
		Platform::$state['active_plugins'] = array( 'translatepress-multilingual/index.php' );
		Platform::$state['template']       = 'storefront';
		self::assertSame( $open, self::read_status( 'language-switcher' ) );
		self::assertSame( 'Not needed: you don’t use Astra.', self::read_status( 'theme-header' ) );
		$every = self::read_sections( self::render() )['On every page'];
		self::assertSame( 'The basket in the header is always up to date', $every[0] );
		self::assertStringEndsWith( '(WooPayments)', end( $every ) );
		self::assertSame( 'Not needed: you don’t use Astra Pro.', self::read_status( 'single-product-add' ) );
		Platform::$state['template'] = 'astra';
		self::assertSame( 'Not needed: you don’t use Astra Pro.', self::read_status( 'single-product-add' ), 'the free theme has no such script' );
		self::assertSame( $open, self::read_status( 'theme-header' ) );
		Platform::$state['active_plugins'] = array( 'astra-addon/astra-addon.php' );
		self::assertSame( $open, self::read_status( 'single-product-add' ) );
		Platform::$options[ JobStatus::OPTION ] = array( 'theme-header' => JobStatus::ACTIVE );
		self::assertStringStartsWith( 'Ringside does it', self::read_status( 'theme-header' ), 'a page has shown it' );
	}

	public function test_each_job_has_a_status_of_what_the_server_knows(): void {
		Platform::$state['active_plugins'] = array( 'popup-maker/popup-maker.php' );
		self::assertSame( 'On. Open a page of your shop that has it to see here what happened. If your shop has none, you need do nothing.', self::read_status( 'popups' ) );
		self::assertSame( 'Off: your shop does it, as before.', self::read_status( 'card-payment' ) );
		$texts = array(
			JobStatus::ACTIVE      => 'Ringside does it: seen on the last page you opened that has this task.',
			JobStatus::EXTENDED    => 'On, but your shop does it itself on the last page you opened that has this task, because another plugin or your theme needs it there. You need do nothing.',
			JobStatus::OTHER_METHODS => 'On, but your shop does it itself on the last page you opened that has this task: your customers may choose other methods of WooPayments there,',
			JobStatus::CONSENT     => 'On, but your shop does it itself on the last page you opened that has this task, because your cookie plugin',
			JobStatus::NO_SETTINGS => 'On, but please check it: the last page you opened that has this task lacked something.',
			'unknown'              => 'On. Open a page',
		);
		foreach ( $texts as $result => $text ) {
			Platform::$options[ JobStatus::OPTION ] = array( 'popups' => $result );
			self::assertStringStartsWith( $text, self::read_status( 'popups' ) );
		}
		Platform::$options[ JobStatus::OPTION ] = array( 'checkout-block' => JobStatus::EXTENDED, 'popups' => JobStatus::EXTENDED, JobStatus::BLOCKS_KEPT_BY => 'maps <1>' );
		self::assertStringContainsString( ': “maps <1>” adds something to the basket or checkout there.', self::read_status( 'checkout-block' ) );
		self::assertStringContainsString( 'because another plugin or your theme needs it', self::read_status( 'popups' ) );
		Platform::$options[ JobStatus::OPTION ] = array( 'checkout-block' => JobStatus::EXTENDED, JobStatus::BLOCKS_KEPT_BY => 'wc-address-autocomplete-common' );
		self::assertStringContainsString( ': it suggests addresses there', self::read_status( 'checkout-block' ) );
		Platform::$options[ OPTION ] = array( 'off' => true );
		self::assertSame( 'Everything is switched off: your shop does it, as before.', self::read_status( 'popups' ) );
	}

	public function test_a_plugin_or_theme_that_keeps_a_block_has_its_name(): void {
		Platform::$state['plugins'] = array( '/maps' => array( 'maps.php' => array( 'Name' => 'Pick-up <maps>' ) ) );
		Platform::$state['themes']  = array( 'child' => 'My theme' );
		foreach ( array( 'maps' => 'Pick-up <maps>', 'child' => 'My theme', 'snippet' => 'snippet' ) as $stored => $name ) {
			Platform::$options[ JobStatus::OPTION ] = array( 'checkout-block' => JobStatus::EXTENDED, JobStatus::BLOCKS_KEPT_BY => $stored );
			self::assertStringContainsString( ": “{$name}” adds something", self::read_status( 'checkout-block' ) );
		}
	}

	/** @return array<string, list<string>> Titles of jobs by the page of the shop that they stand below. */
	private static function read_sections( string $html ): array {
		$sections = array();
		foreach ( array_slice( explode( '<h2>', $html ), 1 ) as $section ) {
			preg_match_all( '#\[jobs\][^>]*/>\s*([^<]+?)\s*</label>#', $section, $found );
			$sections[ strstr( $section, '<', true ) ] = $found[1];
		}
		return array_filter( $sections );
	}

	public function test_jobs_have_an_owners_words_and_stand_below_their_page_of_the_shop(): void {
		$sections = self::read_sections( self::render() );
		self::assertSame(
			array( 'On every page', 'Shop and category pages', 'Product page', 'Basket page', 'Checkout', 'Basket and checkout blocks' ),
			array_keys( $sections )
		);
		self::assertSame( array( 'Lists: add to basket without reloading the page', 'Mini basket: remove without reloading the page' ), $sections['Shop and category pages'] );
		self::assertContains( 'Product photos: zoom, slider and full screen', $sections['Product page'] );
		// It stands with the jobs that the same script does.
		self::assertContains( 'Saved cards: the list in “My account”', $sections['Checkout'] );
		self::assertCount( count( Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->rows() ), array_merge( ...array_values( $sections ) ) );
	}

	public function test_a_block_whose_form_is_left_to_the_platform_s_page_says_so(): void {
		$note = 'On your shop a link is shown in place of the form';
		self::assertStringNotContainsString( $note, self::render() );
		Platform::$options[ JobStatus::OPTION ] = array( JobStatus::FORM_OF . 'login' => JobStatus::EXTENDED );
		self::assertSame( 1, substr_count( self::render(), $note ) );
	}

	public function test_blocks_that_owners_can_place_are_listed_with_their_shortcodes(): void {
		$list = (string) strstr( self::render(), '<h2 id="ringside-blocks">' );
		preg_match_all( '#<summary><strong>([^<]+)</strong> <code>(\[[^<]+)</code></summary>#', $list, $found );
		$offered = array_filter( BlockTexts::all(), static function ( array $texts ): bool { return $texts['is_offered'] ?? true; } );
		self::assertSame( array_column( $offered, 'title' ), $found[1] );
		self::assertContains( '[ringside_mini_cart layout=&quot;drawer&quot;]', $found[2] );
		self::assertContains( '[ringside_popup trigger=&quot;exit&quot;]Put your text here.[/ringside_popup]', $found[2] );
		self::assertContains( '[ringside_cart_count]', $found[2] );
		self::assertStringContainsString( '<code>open_on_add</code></th><td><code>on</code> (default)<br><code>off</code></td>', $list );
		self::assertStringContainsString( '<td><code>end</code> Right (default)<br><code>start</code> Left</td>', $list );
		self::assertStringContainsString( '<code>delay</code></th><td>in thousandths of a second: 5000 is 5 seconds</td><td>Wait. How long', $list );
		self::assertStringContainsString( '<code>cookie</code></th><td>a number</td>', $list );
		self::assertStringContainsString( '<code>panels</code></th><td>one or more, with commas<br><code>description</code>', $list );
		self::assertStringContainsString( '<code>categories</code></th><td>one or more, with commas<br><code>preferences</code>', $list );
		self::assertStringContainsString( '<code>until</code></th><td>year-month-dayThour:minute<br><code>2026-12-01T18:00</code></td>', $list );
		self::assertStringContainsString( '<p>A window over the page with what you put inside. Choose what opens it with the option trigger.</p>', $list );
		self::assertStringNotContainsString( 'sidebar', $list );
		self::assertStringNotContainsString( 'growAndSlide', $list );
		foreach ( $offered as $texts ) {
			foreach ( $texts['options'] ?? array() as $words ) {
				self::assertStringContainsString( esc_html( "{$words['label']}. {$words['help']}" ), $list );
			}
		}
	}

	public function test_legends_are_words_and_handles_stand_in_the_part_for_programmers(): void {
		$html    = self::render();
		$handles = Jobs::read( RINGSIDE_PLUGIN . '/jobs.json' )->handles();
		preg_match_all( '#<legend[^>]*>(.*?)</legend>#s', $html, $legends );
		self::assertContains( 'Product photos: zoom, slider and full screen; Tabs, star ratings and the review form', $legends[1] );
		$shown = (string) preg_replace( '#<details>.*?</details>#s', '', $html );
		foreach ( $handles as $handle ) {
			self::assertStringContainsString( "<code>{$handle}</code>", $html );
			self::assertStringNotContainsString( ">{$handle}<", $shown );
			self::assertStringNotContainsString( $handle, implode( ' ', $legends[1] ) );
		}
	}

	public function test_the_page_links_to_the_guide(): void {
		self::assertStringContainsString( '<a href="' . Ringside\GUIDE . '">', self::render() );
	}

	public function test_a_fault_is_reported_where_the_sources_are_and_both_ends_of_the_page_save(): void {
		$page = self::render();
		self::assertStringContainsString( '<a href="' . Ringside\FAULTS . '">Report a fault (at GitHub, with an account)</a>', $page );
		self::assertStringEndsWith( '/issues', Ringside\FAULTS );
		self::assertSame( 2, substr_count( $page, 'type="submit"' ) );
		self::assertLessThan( strpos( $page, '<h2>' ), strpos( $page, 'type="submit"' ) );
	}

	public function test_only_who_may_manage_options_sees_the_page(): void {
		self::assertSame( 'manage_options', Platform::$pages['ringside']['capability'] );
		Platform::$state['can'] = false;
		self::assertSame( '', self::render() );
	}

	public function test_the_blocks_are_on_from_the_start_and_switched_together(): void {
		$html = self::render();
		self::assertSame( 1, substr_count( $html, 'Both blocks are switched together.' ) );
		$switches = self::read_switches( $html );
		self::assertTrue( $switches['basket-block'] );
		self::assertTrue( $switches['checkout-block'] );
		send_settings( OPTION, array( 'jobs' => array_diff_key( array_filter( $switches ), array( 'basket-block' => true, 'checkout-block' => true ) ) ) );
		$off = self::read_switches( self::render() );
		self::assertFalse( $off['basket-block'] );
		self::assertFalse( $off['checkout-block'] );
		send_settings( OPTION, array( 'jobs' => array( 'checkout-block' => '1' ) + array_filter( $off ) ) );
		$switches = self::read_switches( self::render() );
		self::assertTrue( $switches['basket-block'] );
		self::assertTrue( $switches['checkout-block'] );
	}

	public function test_texts_are_translated(): void {
		Platform::$texts = ( require RINGSIDE_PLUGIN . '/languages/ringside-es_ES.l10n.php' )['messages'];
		self::assertStringContainsString( 'Listas: añadir a la cesta sin recargar la página', self::render() );
	}

	private static function uninstall(): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'ringside/ringside.php' );
		require RINGSIDE_PLUGIN . '/uninstall.php';
	}

	public function test_nothing_is_left_of_it_when_it_is_deleted(): void {
		send_settings( OPTION, array( 'jobs' => array() ) );
		Platform::$options[ JobStatus::OPTION ] = array( 'popups' => JobStatus::ACTIVE );
		set_transient( UndeclaredCalls::STORE, array(), WEEK_IN_SECONDS );
		activate_plugin();
		self::uninstall();
		self::assertSame( array(), Platform::$options );
		self::assertSame( array(), Platform::$transients );
	}

	public function test_nothing_is_left_of_it_on_any_site_of_a_network(): void {
		Platform::$sites   = array_fill( 1, 120, array( OPTION => array( 'jobs' => array() ), 'blogname' => 'A shop' ) );
		Platform::$options = Platform::$sites[1];
		self::uninstall();
		self::assertSame( 1, Platform::$site );
		self::assertSame( array(), Platform::$site_before );
		self::assertSame( array_fill( 1, 120, array( 'blogname' => 'A shop' ) ), array_replace( Platform::$sites, array( 1 => Platform::$options ) ) );
	}

	public function test_a_script_that_does_more_keeps_its_jobs_which_cannot_be_switched(): void {
		$row      = array( 'package' => 'cart', 'settings' => null, 'doc' => 'Does it.' );
		$jobs     = new Jobs( array( 'tabs' => array( 'handles' => array( 'one' ) ) + $row, 'sums' => array( 'handles' => array( 'two' ) ) + $row ), array( 'one' => 'what only <it> does' ) );
		$settings = new Settings( $jobs );
		( new SettingsPage( $jobs, $settings ) )->register();
		do_action( 'admin_menu' );
		do_action( 'admin_init' );
		$html = self::render();
		self::assertSame( array( 'sums' => true ), self::read_switches( $html ) );
		self::assertSame( array( 'tabs' => false ), self::read_switches( $html, false ) );
		self::assertStringContainsString( 'because Ringside can’t do: what only &lt;it&gt; does.', $html );
		// The form sends no switch that can't be used; it keeps what it was.
		send_settings( OPTION, array( 'jobs' => array() ) );
		self::assertSame( array( 'tabs' => true, 'sums' => false ), Platform::$options[ OPTION ]['jobs'] );
		self::assertSame( array(), $jobs->handles_out( $settings->switches() ) );
		self::assertSame( array(), $jobs->packages_taken_over( array( 'tabs' => true, 'sums' => true ) ) );
	}
}
