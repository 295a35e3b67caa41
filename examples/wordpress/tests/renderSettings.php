<?php
/* Prints the settings page as the platform shows it, for the README's picture: php renderSettings.php */

declare( strict_types=1 );

require __DIR__ . '/bootstrap.php';

Platform::begin( array(), array() );
add_action( 'plugins_loaded', 'Ringside\start' );
do_action( 'plugins_loaded' );
do_action( 'admin_menu' );
do_action( 'admin_init' );
( Platform::$pages['ringside']['render'] )();
