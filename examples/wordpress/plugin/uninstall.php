<?php
/**
 * Runs when the plugin is deleted: nothing of it stays in the database.
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$ringside_options = array( 'ringside_settings', 'ringside_status', 'ringside_notice', 'ringside_version' );

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $ringside_site ) {
		switch_to_blog( (int) $ringside_site );
		array_map( 'delete_option', $ringside_options );
		delete_transient( 'ringside_files' );
		restore_current_blog();
	}
} else {
	array_map( 'delete_option', $ringside_options );
	delete_transient( 'ringside_files' );
}
