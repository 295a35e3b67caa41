import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../workspace.mjs"

/** The platform's functions that the child theme calls, which keep what it asks for. */
const platform = String.raw`
$actions = array(); $modules = array();
$scripts = (object) array( 'registered' => array() );
foreach ( array( 'wc-add-to-cart', 'wc-checkout' ) as $handle ) {
	$scripts->registered[ $handle ] = (object) array( 'src' => $handle . '.js', 'deps' => array( 'jquery' ) );
}
function add_action( $hook, $callback, $priority = 10 ) { global $actions; $actions[ $hook ][ $priority ][] = $callback; }
function wp_scripts() { global $scripts; return $scripts; }
function wp_enqueue_style( $handle ) {}
function wp_enqueue_script_module( $id, $src ) { global $modules; $modules[ $id ] = $src; }
function get_stylesheet_uri() { return '/theme/style.css'; }
function get_stylesheet_directory_uri() { return '/theme'; }
function wc_get_cart_url() { return 'https://shop.example/basket/?a=1&b=2'; }
function esc_url( $url ) { return htmlspecialchars( $url ); }
function esc_html__( $text ) { return htmlspecialchars( $text ); }
function run( $hook ) { global $actions; ksort( $actions[ $hook ] ); foreach ( $actions[ $hook ] as $all ) { foreach ( $all as $each ) { $each(); } } }
`
const hasPhp = spawnSync("php", ["--version"]).status === 0

it.runIf(hasPhp)("the child theme prints the tag and a basket, and takes out the scripts that it names", () => {
  const theme = join(root, "examples/starters/woocommerce-child-theme/functions.php")
  const walk = `run('wp_enqueue_scripts'); ob_start(); run('wp_body_open'); $body = ob_get_clean();
$late = (object) array( 'src' => 'late.js', 'deps' => array() ); wp_scripts()->registered['wc-cart-fragments'] = $late; run('wp_print_footer_scripts');
echo json_encode( array( $modules, $scripts->registered, $body ) );`
  const { stdout, stderr } = spawnSync("php", ["-r", `${platform} require ${JSON.stringify(theme)}; ${walk}`], {
    encoding: "utf8",
  })
  expect(stderr).toBe("")
  expect(JSON.parse(stdout)).toEqual([
    { ringside: "/theme/ringside/ringside.js" },
    {
      "wc-add-to-cart": { src: false, deps: [] },
      "wc-checkout": { src: "wc-checkout.js", deps: ["jquery"] },
      "wc-cart-fragments": { src: false, deps: [] },
    },
    '<div data-ringside="mini-cart" data-ringside-layout="drawer"><a href="https://shop.example/basket/?a=1&amp;b=2">Basket</a></div>',
  ])
})
