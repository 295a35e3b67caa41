import { createTestPage, type TestPageOptions } from "@ringside/testing"
import { describe, expect, it } from "vitest"
import { miniCart } from "./widget.ts"

/** Reads a hook with this HTML on such a page. */
function read(html: string, options: TestPageOptions = {}) {
  const page = createTestPage(options)
  const host = document.createElement("div")
  host.innerHTML = html
  const { basketUrl, checkoutUrl, linkText, freeShippingFrom } = miniCart.read(host, page)
  page.stop()
  return { basketUrl, checkoutUrl, linkText, freeShippingFrom }
}
const link = '<a href="/from-link/">Basket (2)</a>'
const host = {
  wc_add_to_cart_params: { cart_url: "/from-settings/" },
  astra_shop_add_to_cart: { cart_url: "/from-theme/", checkout_url: "/pay-theme/" },
}
const cart = { url: "/from-config/", checkoutUrl: "/pay-config/", freeShippingFrom: 15000 }

describe("addresses", () => {
  it.each([
    ["config first", { config: { cart, host } }, "/from-config/", "/pay-config/"],
    ["then the host's settings", { config: { host } }, "/from-settings/", "/pay-theme/"],
    ["then the server's link", {}, "/from-link/", null],
  ])("%s", (_, options, basketUrl, checkoutUrl) => {
    expect(read(link, options)).toMatchObject({ basketUrl, checkoutUrl })
  })

  it.each(["javascript:alert(1)", "data:text/html,x", "", 12, null])("passes over %j", (url) => {
    const hostile = { wc_add_to_cart_params: { cart_url: url } }
    expect(read(link, { config: { host: hostile } }).basketUrl).toBe("/from-link/")
  })

  it("takes no link that is none", () => {
    expect(read('<a href="javascript:alert(1)">Basket</a>').basketUrl).toBeNull()
  })
})

describe("the link's words", () => {
  it.each([
    ["<a href='/b/'>\n  Basket\n  <b>(2)</b> </a>", "Basket (2)"],
    ["<a href='/b/'><img alt='Basket'></a>", null],
    ["Basket (2)", null],
    ["", null],
    [`<a href='/b/'>${"All that is in the basket ".repeat(4)}</a>`, null],
  ])("of %j: %j", (html, expected) => {
    expect(read(html).linkText).toBe(expected)
  })
})

it("takes the sum for free shipping from the config", () => {
  expect(read(link, { config: { cart } }).freeShippingFrom).toBe(15000)
})
