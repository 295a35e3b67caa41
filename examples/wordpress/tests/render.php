<?php
/*
 * Prints a shop's page with the plugin, for tests that run in a browser.
 * php render.php < {"scripts": {HANDLE: {"deps": […], "data": {GLOBAL: {…}}}}, "jobs": {NAME: bool}, "state": {…}}
 * Prints {"head": HTML, "foot": HTML}.
 */

declare( strict_types=1 );

require __DIR__ . '/bootstrap.php';

$request = json_decode( (string) stream_get_contents( STDIN ), true, 512, JSON_THROW_ON_ERROR );
echo json_encode( print_shop_page( $request['scripts'], $request['jobs'], $request['state'] ?? array() ), JSON_THROW_ON_ERROR );
