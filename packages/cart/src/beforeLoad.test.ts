import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { beforeLoad } from "./beforeLoad.ts"
import { isDue } from "./isDue.ts"

let page: TestPage
const loadLate = vi.fn(async () => undefined)

beforeEach(() => {
  Reflect.set(window, "wc_cart_fragments_params", { wc_ajax_url: "/?wc-ajax=%%endpoint%%" })
  document.body.innerHTML = '<a class="cart-contents" href="/cart/"></a>'
  loadLate.mockClear()
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  Reflect.deleteProperty(window, "wc_cart_fragments_params")
  for (const name of ["woocommerce_cart_hash", "woocommerce_items_in_cart"])
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
})

/** Starts the loader's code on a page, and lets it become idle. */
async function start(): Promise<void> {
  page = createTestPage({ services: { loadLate } })
  beforeLoad.start(page)
  await page.clock.settle()
}

describe("the late code is loaded early", () => {
  it.each(["woocommerce_cart_hash", "woocommerce_items_in_cart"])("for a shopper with the cookie %s", async (name) => {
    document.cookie = `${name}=1; path=/`
    await start()
    expect(loadLate).toHaveBeenCalledTimes(1)
  })

  it("not before the page is idle", () => {
    document.cookie = "woocommerce_cart_hash=1; path=/"
    page = createTestPage({ services: { loadLate } })
    beforeLoad.start(page)
    expect(loadLate).not.toHaveBeenCalled()
  })

  it.each([
    ["comes back to the page", () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))],
    ["sees it again", () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))],
  ])("for a shopper who has filled a basket elsewhere and %s", async (_, come) => {
    await start()
    expect(loadLate).not.toHaveBeenCalled()
    document.cookie = "woocommerce_cart_hash=1; path=/"
    come()
    expect(loadLate).toHaveBeenCalledTimes(1)
  })

  it("not where the host's own script corrects the count", async () => {
    document.cookie = "woocommerce_cart_hash=1; path=/"
    document.body.innerHTML = '<script id="wc-cart-fragments-js" type="text/plain"></script>'
    await start()
    expect([isDue(page), loadLate.mock.calls.length]).toEqual([false, 0])
  })

  it("not without the host's settings", async () => {
    document.cookie = "woocommerce_cart_hash=1; path=/"
    Reflect.deleteProperty(window, "wc_cart_fragments_params")
    await start()
    expect([isDue(page), loadLate.mock.calls.length]).toEqual([false, 0])
  })

  it("not after stop()", async () => {
    await start()
    page.stop()
    document.cookie = "woocommerce_cart_hash=1; path=/"
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
    expect(loadLate).not.toHaveBeenCalled()
  })
})

it.each([
  '<div class="widget_shopping_cart_content"></div>',
  '<a class="cart-container" href="/cart/"></a>',
  '<div class="hide_cart_widget_if_empty"></div>',
  '<header><a class="header-cart-link"><span class="cart-icon"></span></a></header>',
  '<li class="wcmenucart-toggle"></li>',
  '<a class="headerCart__count"></a>',
  '<div class="xoo-wsc-Basket"></div>',
  '<div class="shopping-basket-count"></div>',
  '<div id="cart-count"></div>',
])("the late code is due in idle time on a page with the job and %s", async (html) => {
  document.body.innerHTML = html
  await start()
  expect(isDue(page)).toBe(true)
})

it("a page without basket markup needs no late code for the basket, with any cookies", async () => {
  document.cookie = "woocommerce_cart_hash=1; path=/"
  document.body.className = "woocommerce-cart"
  document.body.innerHTML = `<header class="wp-block-template-part"><div class="wc-block-mini-cart wp-block-woocommerce-mini-cart"><span class="wc-block-mini-cart__badge"></span></div></header>
    <form class="cart"><button class="single_add_to_cart_button"></button></form><a class="button add_to_cart_button"></a><a class="added_to_cart"></a>`
  await start()
  expect([isDue(page), loadLate.mock.calls.length]).toEqual([false, 0])
  document.body.className = ""
})

it.each([
  ...["baggage", "garbage-bin", "handbag", "menu-bags", "product product_cat-baskets product_cat-tote-bag"].map(
    (name) => `<div class="${name}"></div>`,
  ),
  '<a class="add_to_basket_button"><svg class="ast-bag-icon-svg"></svg></a>',
  ...["addToCart", "add-to-bag", "addtobasket"].map((name) => `<a class="${name}"></a>`),
  '<div id="sticky-add-to-cart"></div>',
  // The platform's description of a button, in each product of a list.
  '<a class="add_to_cart_button"></a><span id="woocommerce_loop_add_to_cart_link_describedby_18"></span>',
  '<script id="wc-cart-js-extra" type="x"></script><style id="cart-css"></style><svg><symbol id="cart"></symbol></svg>',
])("a page that has no more than %s has no basket markup", async (html) => {
  document.body.innerHTML = html
  await start()
  expect(isDue(page)).toBe(false)
})
