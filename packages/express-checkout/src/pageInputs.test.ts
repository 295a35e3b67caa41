import { extensionsService } from "@ringside/cart"
import { consentService } from "@ringside/core"
import { sendHostEvent } from "@ringside/testing"
import { afterEach, describe, expect, test } from "vitest"
import { type ExpressPage, type ExpressPageOptions, openExpressPage } from "./pageForTests.ts"
import { createExpressSettings, expressHtml } from "./shopForTests.ts"

afterEach(() => void Reflect.deleteProperty(window, "wc"))

const names = ({ shop }: ExpressPage) => shop.calls.map(({ name }) => name)
const bodyOf = ({ shop }: ExpressPage, name: string) => shop.calls.find((call) => call.name === name)?.body

/** Pays with a sheet, and returns the order's extensions. */
async function order(own: ExpressPage): Promise<unknown> {
  own.wallet.click()
  own.wallet.confirm()
  await own.settle()
  return Reflect.get(Object(bodyOf(own, "POST checkout")), "extensions")
}

describe("an order's extensions", () => {
  const inputs = (source: string) => `<input name="wc_order_attribution_source_type" value="${source}">`
  const other = `<form><wc-order-attribution-inputs></wc-order-attribution-inputs><wc-order-attribution-inputs>${inputs("organic")}</wc-order-attribution-inputs></form>`
  const own = (content: string) =>
    `<wc-order-attribution-inputs id="wcpay-express-checkout__order-attribution-inputs">${content}</wc-order-attribution-inputs>`

  test.each([
    ["the inputs beside the buttons", other + own(inputs("utm")), { source_type: "utm" }],
    ["the page's first inputs where those beside the buttons are gone", other, { source_type: "organic" }],
  ])("have the attribution of %s", async (_, html, attribution) => {
    const page = await openExpressPage({ html: expressHtml + html })
    expect(await order(page)).toEqual({ "woocommerce/order-attribution": attribution })
  })

  test("are empty without any inputs", async () => {
    expect(await order(await openExpressPage({ html: expressHtml + own("") }))).toEqual({})
  })

  test("have the entries of other parts", async () => {
    const page = await openExpressPage({ html: expressHtml + other })
    extensionsService.of(page.page).set("gift-wrapping", { paper: "red" })
    expect(await order(page)).toEqual({
      "gift-wrapping": { paper: "red" },
      "woocommerce/order-attribution": { source_type: "organic" },
    })
  })
})

describe("no analytics are sent", () => {
  const showAndPress = async (own: ExpressPage) => {
    await own.settle(1100)
    own.wallet.click()
    await own.settle()
    return names(own).filter((name) => name === "platform_tracks").length
  }

  test("except where nothing forbids them", async () => {
    expect(await showAndPress(await openExpressPage())).toBe(2)
  })

  test.each<readonly [string, ExpressPageOptions]>([
    ["the payment plugin's settings", { host: { wcpayConfig: { isShopperTrackingEnabled: false } } }],
    ["the buttons' settings", { settings: { is_shopper_tracking_enabled: "" } }],
  ])("with tracking off in %s", async (_, options) => {
    expect(await showAndPress(await openExpressPage(options))).toBe(0)
  })

  test("to a shopper who refuses statistics", async () => {
    const own = await openExpressPage()
    consentService.of(own.page).fill({ statistics: "denied" })
    expect(await showAndPress(own)).toBe(0)
  })
})

test("an older host's wrapper becomes the group, and is covered while prices are read", async () => {
  const html = expressHtml.replace("wcpay-express-checkout-wrapper", "wcpay-payment-request-wrapper")
  const own = await openExpressPage({ html })
  const wrapper = document.querySelector(".wcpay-payment-request-wrapper")
  expect([wrapper?.getAttribute("role"), own.mount?.hasAttribute("role")]).toEqual(["group", false])
  own.shop.answer("GET cart", new Promise(() => undefined))
  sendHostEvent({ name: "updated_cart_totals" })
  expect(wrapper?.lastElementChild?.className).toBe("ringside-express-overlay")
})

describe("a product's form", () => {
  const button = '<button type="button" class="single_add_to_cart_button" value="11">Add</button>'
  const product = { needs_shipping: true, currency: "eur", total: { amount: 1290 }, displayItems: [] }
  const add = async (fields: string) => {
    const html = `<form class="cart">${fields}${button}</form>${expressHtml}`
    const own = await openExpressPage({ html, settings: { button_context: "product", product } })
    own.wallet.click()
    await own.settle()
    return bodyOf(own, "POST cart/add-item")
  }
  const variation = '<div class="single_variation_wrap"><input name="product_id" value="31"></div>'
  const booking = '<input class="wc-booking-product-id" value="77">'
  const plan = (value: string, state = "") =>
    `<input type="radio" name="wc_deposit_payment_plan" value="${value}"${state}>`

  test.each([
    ["a booking form's product wins", `<div class="wc-bookings-booking-form"></div>${booking}${variation}`, 77],
    ["no booking form: the variable product", booking + variation, 31],
    ["neither", "", 11],
  ])("%s", async (_, fields, id) => {
    expect(await add(fields)).toMatchObject({ id })
  })

  test("sends the chosen payment plan of a deposit", async () => {
    expect(await add(plan("5") + plan("6", " checked"))).toMatchObject({ wc_deposit_payment_plan: "6" })
  })

  test("sends no payment plan without such an input", async () => {
    expect(await add("")).not.toHaveProperty("wc_deposit_payment_plan")
  })
})

test("settings that only the blocks have are used by hooks and by order pages", async () => {
  const ece_data = createExpressSettings({ button_context: "pay_for_order", has_block: true })
  const getSetting = (name: string, fallback?: unknown) => (name === "ece_data" ? ece_data : fallback)
  Reflect.set(window, "wc", { wcSettings: { getSetting } })
  const own = await openExpressPage({ html: '<div data-ringside="express-checkout"></div>', settings: null })
  expect([names(own), own.wallet.calls.at(-1)]).toEqual([["GET cart"], "mount"])
  own.page.stop()
  const paying = await openExpressPage({ settings: null, host: { wcpay_upe_config: { order_id: 189, key: "k" } } })
  expect([names(paying), paying.wallet.calls.at(-1)]).toEqual([["GET order/189"], "mount"])
})

test.each([
  ["without a wallet on the device", true, "block"],
  ["without either", false, "none"],
])("the separator of a page with the provider's own wallet, %s", async (_, hasPlatformWallet, expected) => {
  const html = `${hasPlatformWallet ? '<div id="wcpay-woopay-button"></div>' : ""}${expressHtml}`
  const own = await openExpressPage({ html, prepare: (_shop, wallet) => (wallet.available = null) })
  const separator = document.querySelector<HTMLElement>("#wcpay-express-checkout-button-separator")
  expect([own.mount?.style.display, separator?.style.display, separator?.style.visibility]).toEqual([
    "none",
    expected,
    "",
  ])
})
