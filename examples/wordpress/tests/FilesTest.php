<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;

/** A copy of the plugin's folder that lacks a file, in a process of its own: a process reads the plugin once. */
final class FilesTest extends TestCase {

	private const VISIT = 'require getenv( "RINGSIDE_TESTS" ) . "/bootstrap.php";
		$page = print_shop_page( array( "jquery" => array( "only_registered" => true ), "wc-cart" => array( "deps" => array( "jquery" ) ) ) );
		ob_start();
		do_action( "admin_notices" );
		echo json_encode( array( "page" => implode( "", $page ), "notice" => ob_get_clean() ) );';

	/** @var string */
	private $folder;

	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/ringside-files-' . bin2hex( random_bytes( 6 ) );
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( RINGSIDE_PLUGIN, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$copy = $this->folder . substr( $file->getPathname(), strlen( RINGSIDE_PLUGIN ) );
			if ( ! is_dir( dirname( $copy ) ) ) {
				mkdir( dirname( $copy ), 0777, true );
			}
			copy( $file->getPathname(), $copy );
		}
	}

	protected function tearDown(): void {
		$paths = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $this->folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST );
		foreach ( $paths as $path ) {
			$path->isDir() ? rmdir( $path->getPathname() ) : unlink( $path->getPathname() );
		}
		rmdir( $this->folder );
	}

	/** @return array{page: string, notice: string} */
	private function visit(): array {
		$environment = array( 'RINGSIDE_PLUGIN' => $this->folder, 'RINGSIDE_TESTS' => __DIR__ );
		$process     = proc_open( array( PHP_BINARY, '-d', 'display_errors=1', '-r', self::VISIT ), array( 1 => array( 'pipe', 'w' ) ), $pipes, null, $environment + getenv() );
		$output      = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ), $output );
		return json_decode( $output, true, 512, JSON_THROW_ON_ERROR );
	}

	public function test_a_whole_plugin_prints_no_notice(): void {
		$visit = $this->visit();
		self::assertSame( '', $visit['notice'] );
		self::assertSame( array(), list_scripts( $visit['page'] ) );
	}

	/** @return array<string, array{string, ?string}> A file, and what is left of it. */
	public function damages(): array {
		return array(
			'no jobs'        => array( 'jobs.json', null ),
			'half the jobs'  => array( 'jobs.json', '{"jobs": {' ),
			'no hooks'       => array( 'hooks.json', null ),
			'empty hooks'    => array( 'hooks.json', '' ),
			'no integrity'   => array( 'integrity.json', null ),
			'a text'         => array( 'integrity.json', '"x"' ),
			'no script'      => array( 'assets/ringside.js', null ),
		);
	}

	/** @dataProvider damages */
	public function test_without_a_file_the_shop_is_as_without_the_plugin_and_its_owner_is_told( string $file, ?string $left ): void {
		null === $left ? unlink( "{$this->folder}/{$file}" ) : file_put_contents( "{$this->folder}/{$file}", $left );
		$visit = $this->visit();
		self::assertSame( array( 'jquery', 'wc-cart' ), list_scripts( $visit['page'] ) );
		self::assertStringNotContainsString( 'ringside', $visit['page'] );
		self::assertStringContainsString( "(For support: {$file})", $visit['notice'] );
		self::assertStringContainsString( 'Your settings are kept.', $visit['notice'] );
	}
}
