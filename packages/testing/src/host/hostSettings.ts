/** The scripts that do the jobs of a host page: 1, the host's own; 2, ours with the host's settings; 3, ours without them. */
export type HostState = 1 | 2 | 3

const nameHash = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"

/** The settings that the platform prints, each before its script. */
export const hostSettings = {
  wc_add_to_cart_params: {
    ajax_url: "/wp-admin/admin-ajax.php",
    wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
    i18n_view_cart: "View basket",
    cart_url: "/en/carrito/",
    is_cart: "",
    cart_redirect_after_add: "no",
  },
  wc_cart_fragments_params: {
    ajax_url: "/wp-admin/admin-ajax.php",
    wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
    cart_hash_key: `wc_cart_hash_${nameHash}`,
    fragment_name: `wc_fragments_${nameHash}`,
    request_timeout: "5000",
  },
  wc_single_product_params: {
    i18n_required_rating_text: "Please select a rating",
    i18n_rating_options: ["1 of 5 stars", "2 of 5 stars", "3 of 5 stars", "4 of 5 stars", "5 of 5 stars"],
    i18n_product_gallery_trigger_text: "View full-screen image gallery",
    review_rating_required: "yes",
    flexslider: { rtl: false, animation: "slide", animationSpeed: 500, animationLoop: false, slideshow: false },
    zoom_enabled: "1",
    photoswipe_enabled: "1",
    photoswipe_options: {},
    flexslider_enabled: "1",
  },
  astra_shop_add_to_cart: {
    shop_add_to_cart_action: "slide_in_cart",
    cart_url: "/en/carrito/",
    checkout_url: "/en/checkout/",
    is_astra_pro: "",
  },
  astra_cart: { desktop_layout: "default", responsive_cart_click: "flyout" },
  astra_qty_btn: { plus_qty: "Plus Quantity", minus_qty: "Minus Quantity", style_type: "normal" },
} as const

/** The settings of the basket page, whose nonces are as old as the page. */
function createBasketSettings(nonce: string): Readonly<Record<string, string>> {
  return {
    ajax_url: "/wp-admin/admin-ajax.php",
    wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
    update_shipping_method_nonce: nonce,
    apply_coupon_nonce: nonce,
    remove_coupon_nonce: nonce,
  }
}

/** The options of a page's scripts. */
interface ScriptOptions {
  readonly nonce: string
  readonly hasAstra: boolean
  readonly prefix: string
  /** The nonce in the settings of the basket page; null on any other. */
  readonly basketNonce: string | null
}

/** The host's scripts that have stand-ins, by the handle in their element's id. */
const hostScripts = ["wc-add-to-cart", "wc-cart-fragments", "astra-mobile-cart", "wc-cart"]

/** Formats the scripts and settings of a page of `state`; `nonce` is empty where the page's policy requires none. */
export function formatHostScripts(state: HostState, { nonce, hasAstra, prefix, basketNonce }: ScriptOptions): string {
  if (state === 3) return ""
  const basketSettings = basketNonce === null ? {} : { wc_cart_params: createBasketSettings(basketNonce) }
  const globals = Object.entries({ ...hostSettings, ...basketSettings })
    .filter(([name]) => hasAstra || !name.startsWith("astra_"))
    .map(([name, value]) => `var ${name} = ${JSON.stringify(value).replaceAll('"/en/', `"${prefix}/`)};`)
  const inline = `<script${formatNonce(nonce)}>${globals.join("\n")}</script>`
  if (state === 2) return inline
  const scripts = hostScripts
    .filter((handle) => hasAstra || handle !== "astra-mobile-cart")
    .filter((handle) => basketNonce !== null || handle !== "wc-cart")
    .map((handle) => `<script src="/host/${handle}.js" id="${handle}-js"${formatNonce(nonce)}></script>`)
  return [inline, ...scripts].join("\n")
}

/** `nonce="…"`, or nothing. */
export function formatNonce(nonce: string): string {
  return nonce === "" ? "" : ` nonce="${nonce}"`
}

/** The page config of a state: only state 3 declares that the host's scripts are out. */
export function createHostConfig(state: HostState): Record<string, unknown> {
  const config = { preset: "woocommerce", locale: "en-GB", currency: "EUR" }
  return state === 3 ? { ...config, takeOver: true } : config
}
