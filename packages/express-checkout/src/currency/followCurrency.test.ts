import { afterEach, expect, test, vi } from "vitest"
import { type ExpressPage, type ExpressPageOptions, openExpressPage } from "../pageForTests.ts"
import { createAnswer, expressHtml } from "../shopForTests.ts"
import "./followCurrency.ts"

const price = `<p class="price"><span class="woocommerce-Price-amount amount wcpay-async-price" data-wcpay-price="13.90" data-wcpay-price-type="product"><bdi class="wcpay-price-skeleton"></bdi></span></p>`
const form = `<form class="cart"><div class="quantity"><input class="qty" name="quantity" value="1"></div><button type="button" name="add-to-cart" class="single_add_to_cart_button button" value="11">Add</button></form>`

/** The page is printed in dollars; the shop's carts are in euros, like the prices that the script fills in. */
const product = {
  ...{ needs_shipping: true, product_type: "simple", currency: "usd" },
  total: { label: "Total", amount: 1390, pending: true },
  displayItems: [{ label: "Southpaw", amount: 1390, pending: true }],
}
const checkout = {
  ...{ currency_code: "usd", currency_decimals: 2, display_prices_with_tax: false, needs_payer_phone: true },
  allowed_shipping_countries: ["ES", "PT"],
}

function open({ settings, ...options }: ExpressPageOptions = {}): Promise<ExpressPage> {
  return openExpressPage({
    html: price + form + expressHtml,
    settings: { button_context: "product", product, checkout, ...settings },
    ...options,
  })
}

afterEach(() => {
  Reflect.deleteProperty(window, "wcpayAsyncCurrency")
})

function setCurrency(ready: unknown) {
  Object.assign(window, { wcpayAsyncCurrency: { ready } })
}

const elements = ({ wallet }: ExpressPage) => wallet.calls.filter((call) => call.startsWith("elements "))
const names = ({ shop }: ExpressPage) => shop.calls.map(({ name }) => name)
/** The currencies that the Store API was asked for. */
const currencies = ({ shop }: ExpressPage) => [
  ...new Set(shop.calls.flatMap(({ url }) => new URL(url, "https://shop.example").searchParams.getAll("currency"))),
]

test("the buttons take the currency of the page's prices, and the price of a cart in it", async () => {
  setCurrency(Promise.resolve("eur"))
  const own = await open()
  expect(elements(own)).toEqual(["elements 1290 eur"])
  expect(names(own)).toEqual(["POST cart/add-item"])
  expect(currencies(own)).toEqual(["EUR"])
})

test("a wallet pays in that currency, which is sent to the shop", async () => {
  setCurrency(Promise.resolve("eur"))
  const own = await open()
  own.wallet.click()
  expect(own.wallet.sheet.shown["lineItems"]).toEqual([{ name: "Southpaw & Sons", amount: 1290 }])
  await own.settle()
  await own.wallet.changeAddress({ country: "ES", city: "Madrid", postal_code: "28013", state: "M" })
  own.wallet.confirm()
  await own.settle()
  expect(own.shop.ordered).toEqual([1690])
  expect(currencies(own)).toEqual(["EUR"])
  const order = own.shop.calls.find(({ name }) => name === "POST checkout")
  expect(order?.headers["X-WooPayments-Payment-Currency"]).toBe("eur")
})

test.each([
  ["the printed currency", Promise.resolve("usd")],
  ["none, because it couldn't be had", Promise.resolve("")],
])("where the prices have %s, the printed product is sold without a request", async (_, ready) => {
  setCurrency(ready)
  const own = await open()
  expect([elements(own), names(own)]).toEqual([["elements 1390 usd"], []])
})

test("there are no buttons while the currency isn't known, and after six seconds those of the printed one", async () => {
  setCurrency(new Promise(() => undefined))
  const own = await open()
  await own.settle(5800)
  expect(elements(own)).toEqual([])
  await own.settle(300)
  expect(elements(own)).toEqual(["elements 1390 usd"])
})

test("a currency that is known later replaces the buttons", async () => {
  let report: (code: string) => void = () => undefined
  setCurrency(new Promise<string>((resolve) => (report = resolve)))
  const own = await open()
  await own.settle(6100)
  report("eur")
  await own.settle()
  expect(elements(own)).toEqual(["elements 1390 usd", "elements 1290 eur"])
})

test("a sheet that is open then stays in its currency, and is closed before the buttons change", async () => {
  let report: (code: string) => void = () => undefined
  setCurrency(new Promise<string>((resolve) => (report = resolve)))
  const own = await open()
  await own.settle(6100)
  own.wallet.ready()
  own.wallet.click()
  report("eur")
  await own.settle()
  expect(currencies(own)).toEqual(["USD"])
  expect(elements(own)).toEqual(["elements 1390 usd"])
  own.wallet.cancel()
  await own.settle()
  expect(elements(own)).toEqual(["elements 1390 usd", "elements 1290 eur"])
})

test("a script that an optimiser brings late is waited for", async () => {
  const own = await open()
  await own.settle(2000)
  expect(elements(own)).toEqual([])
  setCurrency(Promise.resolve("eur"))
  document.querySelector(".wcpay-async-price")?.replaceChildren("12,90 €")
  own.page.scan()
  await own.settle()
  expect(elements(own)).toEqual(["elements 1290 eur"])
})

test("settings of the script alone make the buttons wait, too", async () => {
  setCurrency(Promise.resolve("eur"))
  const own = await open({ html: form + expressHtml, host: { wcpayAsyncPriceConfig: { apiUrl: "/config" } } })
  expect(elements(own)).toEqual(["elements 1290 eur"])
})

test("a page with printed prices, or a basket's, waits for nothing", async () => {
  setCurrency(new Promise(() => undefined))
  const printed = await open({ html: form + expressHtml })
  expect(elements(printed)).toEqual(["elements 1390 usd"])
  printed.page.stop()
  printed.wallet.calls.length = 0
  const basket = await open({ settings: { button_context: "cart", product: "" } })
  expect(elements(basket)).toEqual(["elements 1290 eur"])
})

test("prices by country: the buttons take the currency that its plugin reports", async () => {
  const own = await open({
    html: form + expressHtml,
    host: { wc_price_based_country_ajax_geo_params: { ajax_version: "1" } },
  })
  expect(elements(own)).toEqual([])
  const name = "wc_price_based_country_set_currency_params"
  own.page.events.send({ name, target: document.body, args: [{ code: "EUR" }] })
  await own.settle()
  expect(elements(own)).toEqual(["elements 1290 eur"])
})

test("prices by country: the plugin is called again once, where it reported before the buttons' code was there", async () => {
  const asked = vi.fn()
  document.body.addEventListener("wc_price_based_country_ajax_geolocation", asked)
  const own = await open({
    html: form + expressHtml,
    host: { wc_price_based_country_ajax_geo_params: { ajax_version: "1" } },
  })
  await own.settle(3100)
  expect(asked).toHaveBeenCalledTimes(1)
  await own.settle(3000)
  expect(elements(own)).toEqual(["elements 1390 usd"])
  document.body.removeEventListener("wc_price_based_country_ajax_geolocation", asked)
})

test("a shop that refuses the order because of its currency says why, and nothing is paid", async () => {
  setCurrency(Promise.resolve("eur"))
  const own = await open({
    prepare: (shop) => {
      const message = "The shipping address you selected requires a different currency."
      const body = { code: "wcpay_express_checkout_currency_mismatch", message, data: { status: 400 } }
      shop.answer("POST checkout", createAnswer(400, body))
    },
  })
  own.wallet.click()
  await own.settle()
  await own.wallet.changeAddress({ country: "ES", city: "Madrid", postal_code: "28013", state: "M" })
  own.wallet.confirm()
  await own.settle()
  expect(document.querySelector(".woocommerce-error")?.textContent).toContain("requires a different currency")
  expect(own.left).toEqual([])
})
