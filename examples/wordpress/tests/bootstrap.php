<?php
/** Loads the stand-in of the platform, and the plugin as it is in the zip: RINGSIDE_PLUGIN is its unpacked folder. */

declare( strict_types=1 );

require __DIR__ . '/platform.php';
require __DIR__ . '/page.php';

define( 'RINGSIDE_PLUGIN', getenv( 'RINGSIDE_PLUGIN' ) ? getenv( 'RINGSIDE_PLUGIN' ) : dirname( __DIR__ ) . '/dist/ringside' );
define_shop();
Platform::begin();
require RINGSIDE_PLUGIN . '/ringside.php';
