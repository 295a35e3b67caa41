<?php

declare( strict_types=1 );

namespace Ringside;

/** How what Ringside draws looks: one of its designs, and the owner's own colours and corners, which are custom properties of the page. */
final class Look {

	/** The designs; the first is that of the page around a widget. */
	private const THEMES = array( 'plain', 'arena', 'studio' );

	/** The custom property of each choice beside the design. */
	private const PROPERTIES = array(
		'accent'  => '--ringside-accent',
		'surface' => '--ringside-surface',
		'corners' => '--ringside-radius',
	);

	/** @var array{theme: string, accent: string, surface: string, corners: string} Empty where the design's own is kept. */
	private $choices;

	/** @param mixed $stored */
	public function __construct( $stored ) {
		$this->choices = self::parse( $stored );
	}

	/**
	 * The settings to store of a sent form: a colour only where its box is ticked, since a browser's field for colours always has one. The
	 * platform calls it again with its own result when it stores an option for the first time.
	 *
	 * @param mixed $sent
	 * @return array{theme: string, accent: string, surface: string, corners: string}
	 */
	public static function sanitize( $sent ): array {
		$choices = self::parse( $sent );
		foreach ( array( 'accent', 'surface' ) as $name ) {
			if ( ! empty( $sent['form'] ) && empty( $sent[ "own_{$name}" ] ) ) {
				$choices[ $name ] = '';
			}
		}
		return $choices;
	}

	/** The name of the design. */
	public function theme(): string {
		return $this->choices['theme'];
	}

	public function register(): void {
		add_action( 'wp_head', array( $this, 'print_properties' ) );
	}

	/** Prints the owner's own choices, if there are any. */
	public function print_properties(): void {
		$rules = array();
		foreach ( self::PROPERTIES as $name => $property ) {
			if ( '' !== $this->choices[ $name ] ) {
				$rules[] = "{$property}: {$this->choices[ $name ]}";
			}
		}
		if ( $rules ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- `parse` lets colours and lengths through alone.
			echo '<style id="ringside-look">:root { ' . implode( '; ', $rules ) . " }</style>\n";
		}
	}

	/** Prints the fields of the settings page, with a preview that changes with them. */
	public function render(): void {
		?>
		<h2><?php esc_html_e( 'Design and colours', 'ringside' ); ?></h2>
		<p><?php esc_html_e( 'For what Ringside builds itself: the blocks and shortcodes that you placed, and basket and checkout if those pages are made of blocks. All else keeps your theme’s colours.', 'ringside' ); ?></p>
		<div id="ringside-look" data-script="<?php echo esc_url( ( new ScriptTag( dirname( __DIR__ ) . '/ringside.php' ) )->url( ScriptTag::FILE ) . '?ver=' . VERSION ); ?>">
			<input type="hidden" name="<?php echo esc_attr( OPTION . '[look][form]' ); ?>" value="1" />
			<p>
				<label>
					<?php esc_html_e( 'Design', 'ringside' ); ?>
					<?php
					$this->render_select(
						'theme',
						array(
							'plain'  => __( 'Like my shop', 'ringside' ),
							'arena'  => __( 'Arena: strong lines, square corners', 'ringside' ),
							'studio' => __( 'Studio: quiet, with round corners', 'ringside' ),
						)
					);
					?>
				</label>
			</p>
			<?php
			$this->render_colour( 'accent', __( 'My own colour for the main buttons', 'ringside' ), __( 'Colour of the main buttons', 'ringside' ), '#7a1f2b' );
			$this->render_colour( 'surface', __( 'My own background for the basket that slides in, popups and other windows that open', 'ringside' ), __( 'Background of panels and windows', 'ringside' ), '#ffffff' );
			?>
			<p>
				<label>
					<?php esc_html_e( 'Corners', 'ringside' ); ?>
					<?php
					$this->render_select(
						'corners',
						array(
							''     => __( 'As in the design', 'ringside' ),
							'0px'  => __( 'Square', 'ringside' ),
							'4px'  => __( 'Slightly round', 'ringside' ),
							'12px' => __( 'Round', 'ringside' ),
						)
					);
					?>
				</label>
			</p>
			<p class="description"><?php esc_html_e( 'Text on a colour of yours is black or white, whichever is easier to read.', 'ringside' ); ?></p>
			<iframe title="<?php echo esc_attr( __( 'Preview', 'ringside' ) ); ?>" width="360" height="400" style="max-inline-size: 100%; border: 1px solid #c3c4c7; background: #fff" hidden></iframe>
		</div>
		<?php
		wp_enqueue_script( 'ringside-look', plugins_url( 'look.js', dirname( __DIR__ ) . '/ringside.php' ), array(), VERSION, true );
	}

	/** @param array<string, string> $labels By value. */
	private function render_select( string $name, array $labels ): void {
		echo '<select name="' . esc_attr( OPTION . "[look][{$name}]" ) . '">';
		foreach ( $labels as $value => $label ) {
			echo '<option value="' . esc_attr( $value ) . '"' . ( $value === $this->choices[ $name ] ? ' selected' : '' ) . '>' . esc_html( $label ) . '</option>';
		}
		echo '</select>';
	}

	/**
	 * @param string $label Of the box that chooses a colour.
	 * @param string $field Of the field with the colour.
	 * @param string $first The colour that the field begins with where none is stored.
	 */
	private function render_colour( string $name, string $label, string $field, string $first ): void {
		$stored = $this->choices[ $name ];
		?>
		<p>
			<label>
				<input type="checkbox" name="<?php echo esc_attr( OPTION . "[look][own_{$name}]" ); ?>" value="1"<?php checked( '' !== $stored ); ?> />
				<?php echo esc_html( $label ); ?>
			</label>
			<input type="color" name="<?php echo esc_attr( OPTION . "[look][{$name}]" ); ?>" value="<?php echo esc_attr( '' === $stored ? $first : $stored ); ?>" aria-label="<?php echo esc_attr( $field ); ?>" />
		</p>
		<?php
	}

	/**
	 * @param mixed $choices
	 * @return array{theme: string, accent: string, surface: string, corners: string}
	 */
	private static function parse( $choices ): array {
		$read = static function ( string $name, string $pattern ) use ( $choices ): string {
			$value = is_array( $choices ) ? $choices[ $name ] ?? '' : '';
			return is_string( $value ) && preg_match( $pattern, $value ) ? strtolower( $value ) : '';
		};
		$theme = $read( 'theme', '/^[a-z]+$/D' );
		return array(
			'theme'   => in_array( $theme, self::THEMES, true ) ? $theme : self::THEMES[0],
			'accent'  => $read( 'accent', '/^#[0-9a-f]{6}$/iD' ),
			'surface' => $read( 'surface', '/^#[0-9a-f]{6}$/iD' ),
			'corners' => $read( 'corners', '/^\d{1,2}px$/D' ),
		);
	}
}
