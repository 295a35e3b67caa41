import { createPage, type Page } from "@ringside/core"
import type { Part } from "@ringside/core/domain"
import { afterEach, expect, it } from "vitest"
import * as allParts from "./parts.ts"

const parts: readonly Part[] = Object.values(allParts)
const aborter = new AbortController()

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.body.className = ""
})

function createTakenOverPage(): Page {
  const { signal } = aborter
  const { config } = createPage({ window, signal })
  return createPage({ window, signal, services: { config: { ...config, preset: "woocommerce", takeOver: true } } })
}

/** Returns the settings that the packages derive under a name, merged from all of their tables. */
function derive(name: string): unknown {
  const { settings } = createTakenOverPage()
  const found = parts
    .flatMap((part) => part.settings ?? [])
    .filter((table) => table.name === name)
    .map((table) => settings.read(table))
  return found.every((each) => each === null) ? null : Object.assign({}, ...found)
}

it("settings that are read from the page itself carry its language and its theme's links, and no secret", () => {
  document.head.innerHTML = '<link rel="https://api.w.org/" href="/en/wp-json/">'
  document.body.className = "woocommerce-cart"
  document.body.innerHTML =
    '<a class="cart-container" href="/en/carrito/"></a><div id="astra-mobile-cart-drawer"></div><a class="checkout wc-forward" href="/en/checkout/"></a>'
  const endpoints = { wc_ajax_url: "/en/?wc-ajax=%%endpoint%%", ajax_url: "/wp-admin/admin-ajax.php" }
  const cart_url = new URL("/en/carrito/", document.baseURI).href
  expect(derive("wc_add_to_cart_params")).toEqual({
    ...endpoints,
    cart_url,
    is_cart: "1",
    cart_redirect_after_add: "no",
  })
  expect(derive("astra_shop_add_to_cart")).toEqual({
    ...endpoints,
    shop_add_to_cart_action: "slide_in_cart",
    cart_url,
    checkout_url: new URL("/en/checkout/", document.baseURI).href,
  })
  expect(derive("wc_single_product_params")).toEqual({
    ...endpoints,
    flexslider_enabled: "1",
    zoom_enabled: "1",
    photoswipe_enabled: "1",
  })
  expect(derive("wc_add_to_cart_variation_params")).toEqual(endpoints)
  expect(derive("wc_cart_fragments_params")).toEqual({
    ...endpoints,
    fragment_name: "wc_fragments_en",
    cart_hash_key: "wc_cart_hash_en",
  })
  expect(derive("woocommerce_params")).toEqual(endpoints)
  for (const name of ["wc_cart_params", "wc_checkout_params", "wcpay_upe_config", "wc_order_attribution"])
    expect(derive(name)).toBeNull()
})

it("the theme's settings are derived from its markup", () => {
  expect(derive("astra_qty_btn")).toBeNull()
  expect(derive("astra")).toMatchObject({ is_header_footer_builder_active: "" })
  expect(derive("astra_shop_add_to_cart")).toMatchObject({ shop_add_to_cart_action: "default", cart_url: "" })
  document.body.innerHTML = '<div id="ast-desktop-header"></div>'
  // By default the theme has no minus and plus; only its placeholders show that they are switched on.
  expect(derive("astra_qty_btn")).toBeNull()
  expect(derive("astra")).toMatchObject({ is_header_footer_builder_active: "1" })
  expect(derive("astra_cart")).toMatchObject({ desktop_layout: "default", responsive_cart_click: "flyout" })
  document.body.innerHTML = '<div class="quantity"><a class="ast-qty-placeholder plus">+</a></div>'
  expect(derive("astra_qty_btn")).toMatchObject({ ajax_url: "/wp-admin/admin-ajax.php" })
})
