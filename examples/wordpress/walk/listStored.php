<?php
/*
 * Lists what a WordPress has stored, to compare before and after a plugin: php listStored.php DATABASE
 * Prints a JSON list: names of tables, options, metadata and scheduled events, without their values.
 */

declare( strict_types=1 );

$database = new PDO( 'sqlite:' . $argv[1] );
$read     = static function ( string $query ) use ( $database ): array {
	return $database->query( $query )->fetchAll( PDO::FETCH_COLUMN );
};
$named    = static function ( string $kind, array $names ): array {
	return array_map(
		static function ( string $name ) use ( $kind ): string {
			return "{$kind} {$name}";
		},
		array_map( 'strval', $names )
	);
};
$events   = array();
foreach ( $read( "SELECT option_value FROM wp_options WHERE option_name = 'cron'" ) as $stored ) {
	foreach ( array_filter( unserialize( $stored, array( 'allowed_classes' => false ) ), 'is_array' ) as $hooks ) {
		$events = array_merge( $events, array_keys( $hooks ) );
	}
}
$all = array_merge(
	$named( 'table', $read( "SELECT name FROM sqlite_master WHERE type = 'table'" ) ),
	$named( 'option', $read( 'SELECT option_name FROM wp_options' ) ),
	$named( 'user meta', $read( 'SELECT DISTINCT meta_key FROM wp_usermeta' ) ),
	$named( 'post meta', $read( 'SELECT DISTINCT meta_key FROM wp_postmeta' ) ),
	$named( 'post type', $read( 'SELECT DISTINCT post_type FROM wp_posts' ) ),
	$named( 'event', array_unique( $events ) )
);
sort( $all );
echo json_encode( $all, JSON_THROW_ON_ERROR );
