<?php

declare( strict_types=1 );

namespace Ringside;

/** What a shop's owner can place on a page: each block with its shortcode, an example, and its options, below the settings. */
final class BlockList {

	/** @var array<string, array{attributes: array<string, array<string, mixed>>}> */
	private $hooks;

	/** @param array<string, array{attributes: array<string, array<string, mixed>>}> $hooks By name. */
	public function __construct( array $hooks ) {
		$this->hooks = $hooks;
	}

	public function render(): void {
		?>
		<h2 id="ringside-blocks"><?php esc_html_e( 'Blocks and shortcodes: what you can place yourself', 'ringside' ); ?></h2>
		<p><?php esc_html_e( 'In the block editor, search for “Ringside”. Anywhere else, write the shortcode: it is the text in square brackets. Write only the options that you want to change, in any order.', 'ringside' ); ?></p>
		<?php
		foreach ( array_intersect_key( BlockTexts::all(), $this->hooks ) as $name => $texts ) {
			if ( $texts['is_offered'] ?? true ) {
				$this->render_block( $name, $texts );
			}
		}
	}

	/**
	 * A shortcode as an example.
	 *
	 * @param array<string, mixed> $texts Of the block.
	 */
	public static function example( string $name, array $texts ): string {
		$shortcode = Hooks::shortcode( $name );
		$options   = '';
		foreach ( $texts['example'] ?? array() as $option => $value ) {
			$options .= sprintf( ' %s="%s"', str_replace( '-', '_', $option ), $value );
		}
		return "[{$shortcode}{$options}]" . ( isset( $texts['note'] ) ? "{$texts['note']}[/{$shortcode}]" : '' );
	}

	/** @param array<string, mixed> $texts */
	private function render_block( string $name, array $texts ): void {
		$options = $texts['options'] ?? array();
		?>
		<details class="ringside-block">
			<summary><strong><?php echo esc_html( $texts['title'] ); ?></strong> <code><?php echo esc_html( self::example( $name, $texts ) ); ?></code></summary>
			<p><?php echo esc_html( BlockTexts::describe( $texts, 'shortcode' ) ); ?></p>
			<?php
			if ( isset( JobStatus::read()[ JobStatus::FORM_OF . $name ] ) ) {
				?>
				<p><?php esc_html_e( 'On your shop a link is shown in place of the form: another plugin adds something to your shop’s own form, such as a captcha, which Ringside’s doesn’t have.', 'ringside' ); ?></p>
				<?php
			}
			if ( $options ) {
				?>
				<table class="widefat striped">
					<thead>
						<tr>
							<th scope="col"><?php esc_html_e( 'Option', 'ringside' ); ?></th>
							<th scope="col"><?php esc_html_e( 'Values', 'ringside' ); ?></th>
							<th scope="col"><?php esc_html_e( 'What it does', 'ringside' ); ?></th>
						</tr>
					</thead>
					<tbody>
						<?php
						foreach ( $options as $option => $words ) {
							echo '<tr><th scope="row"><code>' . esc_html( str_replace( '-', '_', $option ) ) . '</code></th><td>';
							// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- `values` escapes.
							echo implode( '<br>', self::values( $words, $this->hooks[ $name ]['attributes'][ $option ] ) );
							echo '</td><td>' . esc_html( "{$words['label']}. {$words['help']}" ) . '</td></tr>';
						}
						?>
					</tbody>
				</table>
				<?php
			}
			?>
		</details>
		<?php
	}

	/**
	 * What an option takes in a shortcode.
	 *
	 * @param array<string, mixed> $words       Of the option.
	 * @param array<string, mixed> $declaration Its type, bounds and default.
	 * @return list<string> HTML.
	 */
	private static function values( array $words, array $declaration ): array {
		$choices = 'flag' === $declaration['type'] ? array( 'on' => '', 'off' => '' ) : array_filter( $words['choices'] ?? array() );
		if ( $choices ) {
			$fallback = is_bool( $declaration['fallback'] ) ? ( $declaration['fallback'] ? 'on' : 'off' ) : $declaration['fallback'];
			$values   = array_map(
				static function ( $value, string $label ) use ( $fallback ): string {
					$shown = rtrim( '<code>' . esc_html( (string) $value ) . '</code> ' . esc_html( $label ) );
					/* translators: %s: a choice of an option, such as "Always open, on the page". */
					return (string) $value === $fallback ? sprintf( esc_html__( '%s (default)', 'ringside' ), $shown ) : $shown;
				},
				array_keys( $choices ),
				$choices
			);
			return 'text' === $declaration['type'] ? array_merge( array( esc_html__( 'one or more, with commas', 'ringside' ) ), $values ) : $values;
		}
		if ( 'ms' === ( $declaration['unit'] ?? '' ) ) {
			return array( esc_html__( 'in thousandths of a second: 5000 is 5 seconds', 'ringside' ) );
		}
		if ( 'datetime-local' === ( $words['control'] ?? '' ) ) {
			return array( esc_html__( 'year-month-dayThour:minute', 'ringside' ), '<code>2026-12-01T18:00</code>' );
		}
		if ( 'integer' === $declaration['type'] || 'number' === ( $words['control'] ?? '' ) ) {
			return array( esc_html__( 'a number', 'ringside' ) );
		}
		return array( 'url' === $declaration['type'] ? esc_html__( 'an address', 'ringside' ) : esc_html__( 'a text', 'ringside' ) );
	}
}
