import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { type Basket, formatAmount, formatCartLink, formatStorefrontLink } from "../cartServer/index.ts"
import { createHostConfig, formatHostScripts, formatNonce, type HostState } from "./hostSettings.ts"

/** Pages of the shape in the host-pages contract; each is an HTML file in `fixtures`. */
export type HostPageName = "archive" | "product" | "basket" | "storefront" | "hide-if-empty" | "hooks"

/** How every page of a host is put together. */
export interface HostPageOptions {
  readonly state?: HostState
  /** Members of the page config beside those of the state; null prints no config. */
  readonly config?: Readonly<Record<string, unknown>> | string | null
  /** Which of the script tag's files is loaded; null loads none. */
  readonly tag?: string | null
  /** Whether the page has jQuery. A host that runs its own scripts always has. */
  readonly hasJQuery?: boolean
  /** Markup for the head, before everything else. */
  readonly head?: string
  /** Markup for the end of the main part. */
  readonly body?: string
  /** Put on every script of the page. */
  readonly nonce?: string
}

const fixtures = new URL("../../fixtures/", import.meta.url)

/** Where the stand-ins of the host's scripts and styles lie. */
export const hostFilesFolder = fileURLToPath(new URL("host/", fixtures))

/** A whole document for a shopper with `basket`; `notice` is what the server has to say to this view. */
export function formatHostPage(
  name: HostPageName,
  options: HostPageOptions,
  { basket, notice }: { readonly basket: Basket; readonly notice: string },
): string {
  const { state = 3, nonce = "", head = "", body = "", tag = "/ringside/ringside.js" } = options
  const hasDrawer = ["archive", "product", "basket"].includes(name)
  const hasJQuery = options.hasJQuery ?? state === 1
  const parts: Readonly<Record<string, string>> = {
    head: [
      head,
      hasJQuery ? `<script src="/host/jquery.js" id="jquery-core-js"${formatNonce(nonce)}></script>` : "",
      formatConfig(state, options.config),
      tag === null ? "" : `<script type="module" src="${tag}"${formatNonce(nonce)}></script>`,
    ].join("\n"),
    body,
    notices: notice && `<ul class="woocommerce-error" role="alert"><li>${notice}</li></ul>`,
    scripts: name === "hooks" ? "" : formatHostScripts(state, { nonce, hasDrawer }),
    "astra-header": formatHeader(basket),
    "astra-drawer": drawer,
    "basket-form": formatBasketForm(basket),
    "storefront-cart-contents": formatStorefrontLink("cart-contents", basket, "/en"),
    "storefront-footer-cart-contents": formatStorefrontLink("footer-cart-contents", basket, "/en"),
  }
  return readFixture(name).replace(/\{\{([a-z-]+)\}\}/g, (_, part: string) => parts[part] ?? "")
}

function readFixture(name: HostPageName): string {
  return readFileSync(new URL(`${name}.html`, fixtures), "utf8")
}

function formatConfig(state: HostState, config: HostPageOptions["config"]): string {
  if (config === null) return ""
  const json = typeof config === "string" ? config : JSON.stringify({ ...createHostConfig(state), ...config })
  return `<script type="application/json" data-ringside-config>${json.replaceAll("<", "\\u003c")}</script>`
}

const emptyWidget =
  '<div class="widget woocommerce widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div>'

const drawer = `<div class="astra-mobile-cart-overlay"></div>
    <div id="astra-mobile-cart-drawer" class="astra-cart-drawer">
      <div class="astra-cart-drawer-header"><button type="button" class="astra-cart-drawer-close" aria-label="Close Cart Drawer">&times;</button><div class="astra-cart-drawer-title">Shopping Cart</div></div>
      <div class="astra-cart-drawer-content">${emptyWidget}</div>
    </div>`

function formatHeader(basket: Basket): string {
  const cart = `<div class="ast-header-woo-cart"><div class="ast-site-header-cart"><div class="ast-site-header-cart-li">${formatCartLink(basket, "/en")}</div><div class="ast-site-header-cart-data">${emptyWidget}</div></div></div>`
  return `<header id="masthead"><div id="ast-desktop-header">${cart}</div><div id="ast-mobile-header" class="ast-mobile-header-wrap">${cart}</div></header>`
}

function formatBasketForm(basket: Basket): string {
  if (basket.count === 0) return '<p class="cart-empty woocommerce-info">Your basket is currently empty.</p>'
  const rows = basket.lines.map(
    ({ key, product, quantity }) => `<tr class="woocommerce-cart-form__cart-item cart_item">
      <td class="product-remove"><a href="/en/carrito/?remove_item=${key}&amp;_wpnonce=double" class="remove" aria-label="Remove ${product.name} from basket" data-product_id="${product.id}" data-product_sku="${product.sku}">&times;</a></td>
      <td class="product-name" data-title="Product"><a href="/en/product/${product.slug}/">${product.name}</a></td>
      <td class="product-quantity" data-title="Quantity"><div class="quantity"><label class="screen-reader-text" for="quantity_${key}">${product.name} quantity</label><input type="number" id="quantity_${key}" class="input-text qty text" name="cart[${key}][qty]" value="${quantity}" min="0" max="${product.stock}" step="1" /></div></td>
      <td class="product-subtotal" data-title="Subtotal">${formatAmount(product.priceMinor * quantity)}</td>
    </tr>`,
  )
  return `<form class="woocommerce-cart-form" action="/en/carrito/" method="post"><table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents"><tbody>${rows.join("")}
    <tr><td colspan="4" class="actions"><button type="submit" class="button" name="update_cart" value="Update basket">Update basket</button><input type="hidden" name="woocommerce-cart-nonce" value="double" /></td></tr></tbody></table></form>
    <div class="cart-collaterals"><div class="cart_totals"><table class="shop_table"><tbody><tr class="order-total"><th>Total</th><td>${formatAmount(basket.totalMinor)}</td></tr></tbody></table></div></div>`
}
