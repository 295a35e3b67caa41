import { createRingside, type LoaderParts } from "@ringside/core"
import { isRecord, listModules, type ModuleRow, type Part, sortParts, suggestName } from "@ringside/core/domain"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import * as allParts from "./parts.ts"

type LoaderData = Pick<LoaderParts, "triggers" | "events">
// The build's own function: what the loader of the script tag has is what this test asks.
const { createLoaderData } = await vi.importActual<{
  createLoaderData(modules: readonly (readonly ModuleRow[])[]): LoaderData
}>("../build/loaderData.mjs")

const parts: readonly Part[] = sortParts(Object.values<Part>(allParts))
const modules = parts.map(listModules)
/** The functions that read the page's settings. */
const questions = await Promise.all(modules.flat().flatMap(({ readers }) => readers.map(readQuestion)))

async function readQuestion(reader: () => Promise<unknown>): Promise<LoaderParts["isDue"][number]> {
  const module = await reader()
  return (isRecord(module) ? module["isDue"] : null) as LoaderParts["isDue"][number]
}

it("no member of the config resembles one of another package, which would be taken for a misspelling of it", () => {
  const names = parts.map(({ config = {} }) => Object.keys(config))
  for (const [index, own] of names.entries()) {
    const others = names.filter((_, other) => other !== index).flat()
    expect(own.filter((name) => suggestName(name, others) !== null)).toEqual([])
  }
})

/** Splits a list of selectors at its own commas. */
function splitSelectors(list: string): readonly string[] {
  const selectors: string[] = []
  let [selector, depth] = ["", 0]
  // Brackets within a quoted value, as in [name^="cart["], open nothing.
  for (const [piece] of `${list},`.matchAll(/"[^"]*"|[^"]/g)) {
    if (piece === "(" || piece === "[") depth += 1
    if (piece === ")" || piece === "]") depth -= 1
    if (piece === "," && depth === 0) {
      selectors.push(selector.trim())
      selector = ""
    } else selector += piece
  }
  return selectors
}

/** The selectors of modules with a chunk of their own. */
const listSelectors = (read: (row: ModuleRow) => readonly string[]) => [
  ...new Set(modules.flat().flatMap((row) => (row.place === "own" ? read(row).flatMap(splitSelectors) : []))),
]
const present = listSelectors(({ present: list, near }) => [
  ...(list === undefined ? [] : [list]),
  ...near.map((trigger) => trigger.near),
])
/** Markup that is connected without an action, if its job is ours. */
const due = listSelectors(({ idle, readers, present: list = "" }) =>
  readers.length > 0 ? [list] : idle.flatMap(({ job, selector }) => (job ? [selector] : [])),
)
/** A hook is found by its attribute, whatever part it belongs to. */
const hooks = present.filter((selector) => selector.includes("[data-ringside"))

const classicForm = '<form class="checkout woocommerce-checkout" name="checkout"></form>'

/** Markup for each other selector, with the settings of the job that it belongs to. A page has nothing else. */
const pages: Readonly<Record<string, readonly [html: string, ...settings: readonly string[]]>> = {
  ".woocommerce-cart-form": ['<form class="woocommerce-cart-form"></form>', "wc_cart_params"],
  ".cart-empty": ['<p class="cart-empty"></p>', "wc_cart_params"],
  "form.checkout": [classicForm, "wc_checkout_params"],
  ".woocommerce form input[type=password]:not(#ast-hb-account-login-wrap *)": [
    '<div class="woocommerce"><form><input type="password"></form></div>',
  ],
  ".woocommerce-input-wrapper .description": [
    '<span class="woocommerce-input-wrapper"><span class="description"></span></span>',
  ],
  ".woocommerce-address-fields": ['<div class="woocommerce-address-fields"></div>', "wc_address_i18n_params"],
  '[data-block-name="woocommerce/cart"]': ['<div data-block-name="woocommerce/cart"></div>'],
  '[data-block-name="woocommerce/checkout"]': ['<div data-block-name="woocommerce/checkout"></div>'],
  "form#order_review": ['<form id="order_review"></form>'],
  "form#add_payment_method": ['<form id="add_payment_method"></form>'],
  ".woocommerce-SavedPaymentMethods-saveNew": ['<p class="woocommerce-SavedPaymentMethods-saveNew"></p>'],
  "ul.woocommerce-SavedPaymentMethods": ['<ul class="woocommerce-SavedPaymentMethods"></ul>'],
  "table.woocommerce-MyAccount-paymentMethods": ['<table class="woocommerce-MyAccount-paymentMethods"></table>'],
  "div.quantity": ['<div class="quantity"></div>', "astra_qty_btn"],
  "td.quantity": ['<table><tr><td class="quantity"></td></tr></table>', "astra_qty_btn"],
  "input.qty": ['<input class="qty" min="2" value="1">'],
  ".variations_form": ['<form class="variations_form"></form>', "wc_add_to_cart_variation_params"],
  "#wcpay-express-checkout-element": ['<div id="wcpay-express-checkout-element"></div>'],
  ".woocommerce-product-gallery__image a.zoom": [
    '<figure class="woocommerce-product-gallery__image"><a class="image zoom" href="/a.jpg"></a></figure>',
    "wc_single_product_params",
  ],
  ".woocommerce-product-gallery": ['<div class="woocommerce-product-gallery"></div>', "wc_single_product_params"],
  '.woocommerce-mini-cart input[name^="cart["]': [
    '<ul class="woocommerce-mini-cart"><li><input name="cart[1][qty]"></li></ul>',
    "wc_add_to_cart_params",
  ],
  ".wcpay-upe-form": ['<div class="wcpay-upe-form"></div>'],
  "#payment-method-message": ['<div id="payment-method-message"></div>'],
  ".pum": ['<div class="pum"></div>'],
  ".pum-cookie[data-cookie-args]": ['<div class="pum-cookie" data-cookie-args="{}"></div>'],
  "form.pum-sub-form": ['<form class="pum-sub-form"></form>'],
  "form.pum-form": ['<form class="pum-form"></form>'],
  ".wpcf7-pum": ['<input class="wpcf7-pum">'],
  ".gforms-pum": ['<input class="gforms-pum">'],
  ".woocommerce-store-notice": ['<p class="woocommerce-store-notice"></p>'],
  "form.woocommerce-ordering": ['<form class="woocommerce-ordering"></form>'],
  "#coming-soon-footer-banner": ['<div id="coming-soon-footer-banner"></div>'],
  "header#masthead": ['<header id="masthead"></header>', "astra"],
  "#ast-hb-account-login-wrap": ['<div id="ast-hb-account-login-wrap"></div>', "astra"],
  "a.ast-account-action-login": ['<a class="ast-account-action-login" href="/my-account/"></a>', "astra"],
  ".ast-search-menu-icon": ['<div class="ast-search-menu-icon"></div>', "astra"],
  "#ast-scroll-top": ['<div id="ast-scroll-top"></div>', "astra"],
  "form.search-form .search-field": [
    '<form class="search-form"><input class="search-field"></form><script type="application/json" data-ringside-config>{"search":{"live":true}}</script>',
  ],
  "form.woocommerce-product-search .search-field": [
    '<form class="woocommerce-product-search"><input class="search-field"></form><script type="application/json" data-ringside-config>{"search":{"live":true}}</script>',
  ],
  ".wc-tabs-wrapper": ['<div class="wc-tabs-wrapper"></div>', "wc_single_product_params"],
  ".woocommerce-tabs": ['<div class="woocommerce-tabs"></div>', "wc_single_product_params"],
  ":is(.single-product, #reviews, .woocommerce-Reviews, #review_form) :is(#respond form:not([data-wp-on--submit]), form#commentform:not([data-wp-on--submit]))":
    ['<div id="review_form"><div id="respond"><form></form></div></div>', "wc_single_product_params"],
  "a.comment-reply-link": ['<a class="comment-reply-link" href="/?replytocom=1"></a>', "wc_single_product_params"],
  ".trp-floating-switcher.trp-ls-dropdown": [
    '<nav class="trp-floating-switcher trp-ls-dropdown"><a class="trp-language-item__current"></a></nav>',
  ],
  ".trp-language-switcher.trp-shortcode-overlay": [
    '<div class="trp-language-switcher trp-shortcode-overlay"><a class="trp-language-item__current"></a></div>',
  ],
  "form select[name=currency]": ['<form><select name="currency"></select></form>'],
}

const fetchLate = vi.fn()
const loadLate = vi.fn(async () => ({}))
let stop: () => void = () => undefined

afterEach(() => {
  stop()
  vi.clearAllMocks()
  document.body.replaceChildren()
  for (const name of [
    "wcPayFrontendTracks",
    ...parts.flatMap(({ jobs = [] }) => jobs.flatMap((job) => job.settings ?? [])),
  ])
    Reflect.deleteProperty(window, name)
})

function start(html: string, settings: readonly string[]): void {
  document.body.innerHTML = html
  for (const name of settings) Reflect.set(window, name, {})
  const ringside = createRingside({
    window,
    version: "1.0.0",
    tag: null,
    trustedHtml: { createHTML: (text) => text },
    parts: {
      ...createLoaderData(modules),
      beforeLoad: [],
      isDue: questions,
      drawn: "",
      members: {},
    },
    fetchLate,
    loadLate,
  })
  ringside.start()
  stop = ringside.stop
}

it("each selector of a part has a page in this test", () => {
  expect(present.filter((selector) => !hooks.includes(selector) && !pages[selector])).toEqual([])
  expect(Object.keys(pages).filter((selector) => !present.includes(selector))).toEqual([])
  expect(questions.length).toBeGreaterThan(3)
})

it.each(Object.entries(pages))(
  "the loader gets the code for a page with %s alone",
  async (selector, [html, ...settings]) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    start(html, settings)
    expect(document.querySelector(selector)).not.toBeNull()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([fetchLate.mock.calls.length, loadLate.mock.calls.length]).toEqual([0, due.includes(selector) ? 1 : 0])
    // What isn't seen working starts at the first user action, wherever that is.
    document.body.dispatchEvent(new Event("pointerover", { bubbles: true }))
    expect(loadLate).toHaveBeenCalled()
  },
)

it("hooks of every part are searched for by their attribute", async () => {
  start('<p data-ringside="whatever"></p>', [])
  await vi.waitFor(() => expect(loadLate).toHaveBeenCalledOnce())
})

it("a usage event that the platform has printed is enough", async () => {
  Reflect.set(window, "wcPayFrontendTracks", [{ event: "product_page_view" }])
  start("", [])
  await vi.waitFor(() => expect(loadLate).toHaveBeenCalledOnce())
})

it("a page with none of it gets nothing", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  start("<main><p>About us</p><form><input name=q></form><select><option>1</option></select></main>", [])
  await vi.advanceTimersByTimeAsync(10_000)
  document.body.dispatchEvent(new Event("pointerover", { bubbles: true }))
  expect([fetchLate, loadLate].flatMap(({ mock }) => mock.calls)).toEqual([])
})
