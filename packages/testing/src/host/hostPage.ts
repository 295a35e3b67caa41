import { type Basket, formatCartLink, formatStorefrontLink } from "../cartServer/index.ts"
import type { PrintedSettings } from "../cardHost/index.ts"
import { createCheckoutSettings } from "../checkoutServer/index.ts"
import { formatCheckoutScripts } from "./checkoutScripts.ts"
import { fillPage, type HostPage } from "./hostPages.ts"
import { createHostConfig, formatHostScripts, formatNonce, type HostState } from "./hostSettings.ts"

/** The options of a host's pages. */
export interface HostPageOptions {
  /** The page's own state by default. */
  readonly state?: HostState
  /** Members of the page config beside those of the state; null prints no config. */
  readonly config?: Readonly<Record<string, unknown>> | string | null
  /** The loaded file of the script tag; null loads none. */
  readonly tag?: string | null
  /** Whether the page has jQuery. A host that runs its own scripts always has it. */
  readonly hasJQuery?: boolean
  /** Markup for the head, before everything else. */
  readonly head?: string
  /** Markup for the end of the main part. */
  readonly body?: string
  /** Number of pictures on the page of a figure; 5 by default. */
  readonly pictureCount?: number
  /** The nonce of every script on the page. */
  readonly nonce?: string
}

/** One view of a page. */
export interface HostPageView {
  readonly basket: Basket
  /** The server's notice for this view. */
  readonly notice: string
  /** The content of the basket page, on that page. */
  readonly content?: string
  /** The shop's current nonce. */
  readonly freshNonce: string
  /** `/en`, or an empty text for the base language. */
  readonly prefix: string
  /** The checkout's content, and the nonce of its settings. */
  readonly checkout?: { readonly html: string; readonly nonce: string; readonly isLoggedIn?: boolean }
  /** Globals of the payment plugin. */
  readonly cardSettings?: PrintedSettings
  /** Whether only the payment plugin's script was removed, while the host's others run. */
  readonly isCardScriptOut?: boolean
}

/** Formats a whole document. */
export function formatHostPage(
  page: HostPage,
  options: HostPageOptions,
  { basket, notice, prefix, content = "", freshNonce, checkout, cardSettings, isCardScriptOut }: HostPageView,
): string {
  const { state = page.state, nonce = "", head = "", body = "", tag = "/ringside/ringside.js" } = options
  const hasJQuery = options.hasJQuery ?? state === 1
  const hasAstra = page.needs.has("astra")
  const basketNonce = page.needs.has("basket") ? freshNonce : null
  const html = fillPage(translatePage(page.html, prefix), {
    head: [
      head,
      hasJQuery ? `<script src="/host/jquery.js" id="jquery-core-js"${formatNonce(nonce)}></script>` : "",
      formatConfig(state, addCards(state, options.config, { checkout, cardSettings })),
      tag === null ? "" : `<script type="module" src="${tag}"${formatNonce(nonce)}></script>`,
    ].join("\n"),
    body,
    slides: createSlides(options.pictureCount),
    notices: notice,
    scripts:
      formatHostScripts(state, { nonce, hasAstra, prefix, basketNonce }) +
      formatCheckoutScripts(state, { nonce, prefix, checkout, cardSettings, isCardScriptOut }),
    "checkout-form": checkout?.html ?? "",
    "login-class": checkout?.isLoggedIn ? " logged-in" : "",
    "astra-cart-link": formatCartLink(basket, prefix),
    "basket-content": content,
    "storefront-cart-contents": formatStorefrontLink("cart-contents", basket, prefix),
    "storefront-footer-cart-contents": formatStorefrontLink("footer-cart-contents", basket, prefix),
  })
  return page.change?.(html) ?? html
}

/** The files are in English: in the base language, addresses and document language differ. */
function translatePage(html: string, prefix: string): string {
  return prefix === "/en" ? html : html.replace('lang="en-GB"', 'lang="es-ES"').replaceAll('"/en/', `"${prefix}/`)
}

function createSlides(count = 5): string {
  const slides = Array.from({ length: count }, (_, index) => {
    const file = `/figures/southpaw-${index + 1}`
    const name = `Southpaw, view ${index + 1}`
    const main = index === 0 ? ' class="wp-post-image" fetchpriority="high"' : ""
    return `<div data-thumb="${file}-100.webp" data-thumb-alt="${name}" class="woocommerce-product-gallery__image"><a href="${file}.webp"><img width="600" height="600" src="${file}-600.webp"${main} alt="${name}" data-caption="" data-src="${file}.webp" data-large_image="${file}.webp" data-large_image_width="2400" data-large_image_height="2400" decoding="async" /></a></div>`
  })
  return slides.join("")
}

/** Adds the payment plugin's and the checkout's settings to the config when no script prints them. */
function addCards(
  state: HostState,
  config: HostPageOptions["config"],
  { checkout, cardSettings }: { readonly [Key in "checkout" | "cardSettings"]: HostPageView[Key] | undefined },
): HostPageOptions["config"] {
  if (!cardSettings || config === null || typeof config === "string") return config
  const host = state === 3 && checkout ? { ...createCheckoutSettings(checkout.nonce), ...cardSettings } : {}
  return { payments: { script: "/simulated-provider/v3.js" }, host, ...config }
}

function formatConfig(state: HostState, config: HostPageOptions["config"]): string {
  if (config === null) return ""
  const json = typeof config === "string" ? config : JSON.stringify({ ...createHostConfig(state), ...config })
  return `<script type="application/json" data-ringside-config>${json.replaceAll("<", "\\u003c")}</script>`
}
