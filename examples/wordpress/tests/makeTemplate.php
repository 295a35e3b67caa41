<?php
/* Writes plugin/languages/ringside.pot: php examples/wordpress/tests/makeTemplate.php */

declare( strict_types=1 );

require __DIR__ . '/template.php';

file_put_contents( PLUGIN_SOURCES . '/languages/ringside.pot', create_template() );
