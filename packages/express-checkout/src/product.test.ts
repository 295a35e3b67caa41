import { sendHostEvent } from "@ringside/testing"
import { describe, expect, test, vi } from "vitest"
import { type ExpressPage, type ExpressPageOptions, openExpressPage } from "./pageForTests.ts"
import { createAnswer, expressHtml } from "./shopForTests.ts"
import { installWallet } from "./walletForTests.ts"

const form = `<form class="cart variations_form"><table class="variations"><tr><th><label for="pa_size">Size <span>*</span></label></th><td><select data-attribute_name="attribute_pa_size"><option value="">Choose</option><option value="xl">XL</option></select></td></tr></table><div class="single_variation_wrap"><input type="hidden" name="product_id" value="31"></div><div class="quantity"><input class="qty" name="quantity" value="1"></div><label><input type="radio" name="wc_deposit_option" value="yes" checked> Deposit</label><label><input type="radio" name="wc_deposit_option" value="no"> All</label><button type="button" class="single_add_to_cart_button button" value="11">Add</button></form>`

const product = {
  needs_shipping: true,
  product_type: "simple",
  currency: "eur",
  total: { label: "Total", amount: 1290, pending: true },
  displayItems: [{ label: "Southpaw", amount: 1290, pending: true }],
}

function open(options: ExpressPageOptions = {}): Promise<ExpressPage> {
  const settings = { button_context: "product", product, ...options.settings }
  return openExpressPage({ html: form + expressHtml, ...options, settings })
}

const names = ({ shop }: ExpressPage) => shop.calls.map(({ name }) => name)
const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)
const group = () => document.querySelector(".wcpay-express-checkout-wrapper")
const token = "X-WooPayments-Tokenized-Cart-Session"
const linesOf = ({ shop }: ExpressPage, session?: string) => shop.server.basketOf(session).lines
/** The number of carts that were opened beside the shopper's. */
const countOpened = ({ shop }: ExpressPage) => shop.calls.filter(({ headers }) => headers[token] === "").length

function changeQuantity(value: string): void {
  const field = find(".qty")
  if (field) field.value = value
  field?.dispatchEvent(new Event("input", { bubbles: true }))
}

test("starts with the product that the server printed, without a request", async () => {
  const own = await open()
  expect([names(own), own.mount?.childElementCount]).toEqual([[], 1])
  expect(own.wallet.calls).toContain("elements 1290 eur")
})

test("covers the buttons while the price of another quantity is read, without a change of the page's nodes", async () => {
  const own = await open()
  const changes = new MutationObserver(() => undefined)
  changes.observe(group() ?? document.body, { childList: true })
  const overlay = document.querySelector<HTMLElement>(".ringside-express-overlay")
  expect(overlay?.hidden).toBe(true)
  changeQuantity("3")
  expect([overlay?.hidden, group()?.classList.contains("ringside-blocked")]).toEqual([false, true])
  await own.settle(300)
  expect([overlay?.hidden, group()?.classList.contains("ringside-blocked")]).toEqual([true, false])
  expect(changes.takeRecords()).toEqual([])
})

test.each<[string, () => void, number]>([
  ["quantity", () => Object.assign(find(".qty") ?? {}, { value: "3" }), 3870],
  ["variation", () => Object.assign(find("select") ?? {}, { value: "xl" }), 1290],
  ["deposit", () => Object.assign(find("[value=no]") ?? {}, { checked: true }), 1290],
])("starts with the shop's price where the browser has restored a %s", async (_, restore, amount) => {
  const printed = { ...product, total: { ...product.total, amount: 990 } }
  const own = await open({ settings: { product: printed }, prepare: restore })
  expect(names(own)[0]).toBe("POST cart/add-item")
  expect(own.wallet.calls.filter((call) => call.startsWith("elements"))).toEqual([`elements ${String(amount)} eur`])
})

test("a bundle's price comes from a cart of its own, which the shop deletes with its answer", async () => {
  const own = await open({ settings: { product: { ...product, product_type: "bundle" } } })
  expect(names(own)).toEqual(["POST cart/add-item"])
  expect(own.shop.calls[0]?.headers).toMatchObject({
    [token]: "",
    "X-WooPayments-Tokenized-Cart-Is-Ephemeral-Cart": "1",
  })
  expect([linesOf(own, "separate-1"), linesOf(own).length]).toEqual([[], 1])
})

test("a bundle's price comes from a cart of its own, which is emptied where an older plugin keeps it", async () => {
  const own = await open({ settings: { enabled_methods: undefined, product: { ...product, product_type: "bundle" } } })
  expect(names(own)).toEqual(["POST cart/add-item", "GET cart", "POST cart/remove-item"])
  expect(own.shop.calls.map(({ headers }) => headers[token])).toEqual(["", "separate-1", "separate-1"])
  expect(own.shop.calls[0]?.headers).toMatchObject({
    Nonce: "nonce-0",
    "X-WooPayments-Tokenized-Cart-Nonce": "tc",
    "X-WooPayments-Tokenized-Cart-Session-Nonce": "ts",
  })
  expect([linesOf(own, "separate-1"), linesOf(own).length]).toEqual([[], 1])
})

test("buys the product in a cart of its own, and leaves the shopper's basket alone", async () => {
  const own = await open()
  own.extend({ addItemData: (body: object) => ({ ...body, engraving: "ANA" }) })
  const select = find("select")
  if (select) select.value = "xl"
  own.shop.answer("POST cart/add-item", new Promise((resolve) => setTimeout(() => resolve(null), 5)))
  // The sheet opens whatever the network does.
  expect(own.wallet.click()).toBe(true)
  const address = own.wallet.changeAddress({ city: "Madrid", country: "ES" })
  await vi.waitFor(async () => {
    await own.settle()
    expect(own.wallet.calls.at(-1)).toBe("update 1690")
  })
  expect(await address).toBe("resolved")
  own.wallet.confirm()
  await own.settle()
  const calls = own.shop.calls.filter(({ name }) => name !== "platform_tracks")
  expect(calls.map(({ name }) => name)).toEqual([
    "POST cart/add-item",
    "POST cart/update-customer",
    "GET cart",
    "POST checkout",
  ])
  expect(calls[0]?.body).toEqual({
    id: 31,
    quantity: 1,
    variation: [
      { attribute: "Size", value: "xl" },
      { attribute: "attribute_pa_size", value: "xl" },
    ],
    wc_deposit_option: "yes",
    engraving: "ANA",
  })
  expect(calls.map(({ headers }) => headers[token])).toEqual(["", "separate-1", "separate-1", "separate-1"])
  expect([own.left.length, linesOf(own).length]).toEqual([1, 1])
})

test("cancelling empties the sheet's cart, and requests the price again", async () => {
  const own = await open()
  own.wallet.click()
  await own.settle()
  own.wallet.cancel()
  await own.settle(100)
  expect(linesOf(own, "separate-1")).toEqual([])
  expect(countOpened(own)).toBe(2)
  expect(own.wallet.click()).toBe(true)
  await own.settle()
  expect(countOpened(own)).toBe(3)
})

test("a product that the shop refuses ends the sheet with a notice, and the next choice shows the buttons again", async () => {
  const own = await open({ locale: "en-US" })
  own.shop.answer("POST cart/add-item", createAnswer(400, { code: "sold_out", message: "Sold out" }))
  own.wallet.click()
  const address = own.wallet.changeAddress({ country: "ES" })
  await own.settle()
  // The address isn't to blame.
  expect(await address).toBe("resolved")
  own.wallet.confirm()
  await own.settle()
  expect(names(own)).not.toContain("POST checkout")
  expect(names(own)).not.toContain("POST cart/update-customer")
  expect(document.querySelector(".woocommerce-error")?.textContent).toBe(
    "There was an error processing the product with this payment method. Please add the product to the cart, instead.",
  )
  expect([own.mount?.style.display, own.mount?.childElementCount]).toEqual(["none", 0])
  sendHostEvent({ name: "woocommerce_variation_has_changed" })
  await own.settle()
  expect([own.mount?.childElementCount, document.querySelector(".woocommerce-error")]).toEqual([1, null])
})

test("another variation updates the amount, without new buttons", async () => {
  const own = await open()
  changeQuantity("3")
  expect(own.mount?.getAttribute("aria-busy")).toBe("true")
  expect(own.wallet.click()).toBe(false)
  await own.settle(200)
  changeQuantity("2")
  await own.settle(200)
  expect(names(own)).toEqual([])
  await own.settle(100)
  expect(own.shop.calls[0]?.body).toMatchObject({ quantity: 2 })
  expect([own.wallet.calls.at(-1), own.mount?.hasAttribute("aria-busy")]).toEqual(["update 2580", false])
  expect(own.wallet.calls.filter((call) => call === "mount")).toHaveLength(1)
  own.wallet.click()
  expect(own.wallet.sheet.shown["lineItems"]).toEqual([{ name: "Southpaw & Sons (x2)", amount: 2580 }])
})

const createTotal = (total_price: string) =>
  createAnswer(
    200,
    { items: [], totals: { total_price, currency_code: "EUR", currency_minor_unit: 2 } },
    { [token.toLowerCase()]: "separate-9" },
  )

describe("a total of 0 hides the buttons, and another total brings them back", () => {
  const choose = async (own: ExpressPage, total: string) => {
    own.shop.answer("POST cart/add-item", createTotal(total))
    sendHostEvent({ name: "woocommerce_variation_has_changed" })
    await own.settle()
  }
  const separator = () => find("#wcpay-express-checkout-button-separator")?.style.display
  const readState = ({ mount }: ExpressPage) => [mount?.style.display, mount?.style.minHeight, separator()]

  test.each([
    ["ready", ({ wallet }: ExpressPage) => wallet.ready()],
    ["unable to load", ({ wallet }: ExpressPage) => wallet.loadError("No network")],
  ])("where the provider is %s after that", async (_, report) => {
    // The separator would stay for the provider's own wallet.
    const own = await open({ isReady: false, html: `${form}${expressHtml}<div id="wcpay-woopay-button"></div>` })
    await choose(own, "0")
    expect(readState(own)).toEqual(["none", "", "none"])
    report(own)
    expect(readState(own)).toEqual(["none", "", "none"])
  })

  test("where the shop answers in time, and the buttons stay the same", async () => {
    const own = await open({ isReady: false })
    await choose(own, "0")
    own.wallet.ready()
    await choose(own, "2580")
    expect(readState(own)).toEqual(["block", "48px", "block"])
    expect([own.wallet.calls.at(-1), own.mount?.childElementCount]).toEqual(["update 2580", 1])
  })

  test("where the provider comes after that", async () => {
    const own = await open({ prepare: (_, wallet) => wallet.remove() })
    await choose(own, "0")
    const late = installWallet(window)
    await own.settle(1000)
    expect([readState(own), late.violations]).toEqual([["none", "", "none"], []])
    await choose(own, "2580")
    expect(late.calls.slice(-3)).toEqual(["elements 2580 eur", "create", "mount"])
    expect([late.calls.filter((call) => call === "mount"), late.violations]).toEqual([["mount"], []])
    late.remove()
  })
})

test("the quantity of a line in the mini-cart's drawer is none of the product's", async () => {
  const line = '<div class="quantity"><input class="qty" name="cart[a][qty]" value="7"></div>'
  const own = await open({ html: line + form + expressHtml })
  document.querySelector("[name='cart[a][qty]']")?.dispatchEvent(new Event("input", { bubbles: true }))
  expect(own.mount?.hasAttribute("aria-busy")).toBe(false)
  own.wallet.click()
  await own.settle()
  expect(own.shop.calls.find(({ name }) => name === "POST cart/add-item")?.body).toMatchObject({ quantity: 1 })
})

test("the quantity of an add-on in the product's form is none of the product's", async () => {
  const addOn = '<div class="quantity"><input class="qty" name="addon-gift-wrap" value="0"></div>'
  const own = await open({ html: form.replace('<div class="quantity">', `${addOn}$&`) + expressHtml })
  document.querySelector("[name=addon-gift-wrap]")?.dispatchEvent(new Event("input", { bubbles: true }))
  expect(own.mount?.hasAttribute("aria-busy")).toBe(false)
  own.wallet.click()
  await own.settle()
  expect(own.shop.calls.find(({ name }) => name === "POST cart/add-item")?.body).toMatchObject({ quantity: 1 })
})

test.each([
  ["disabled wc-variation-selection-needed", "Please select your product options before proceeding."],
  ["disabled wc-variation-is-unavailable", "Not in this size."],
])("with the classes %s it says why, dims the buttons and requests no price", async (classes, text) => {
  const alert = vi.fn()
  Reflect.set(window, "alert", alert)
  const own = await open({ host: { wc_add_to_cart_variation_params: { i18n_unavailable_text: "Not in this size." } } })
  find(".single_add_to_cart_button")?.classList.add(...classes.split(" "))
  sendHostEvent({ name: "woocommerce_variation_has_changed" })
  await own.settle()
  expect([group()?.getAttribute("aria-disabled"), group()?.classList.contains("ringside-disabled")]).toEqual([
    "true",
    true,
  ])
  expect([own.wallet.click(), names(own)]).toEqual([false, []])
  expect(alert).toHaveBeenCalledWith(text)
  find(".single_add_to_cart_button")?.classList.remove(...classes.split(" "))
  await own.settle()
  expect(group()?.hasAttribute("aria-disabled")).toBe(false)
})

test("a page from the back/forward cache without chosen options keeps its buttons, and requests no price", async () => {
  const own = await open()
  find(".single_add_to_cart_button")?.classList.add("disabled", "wc-variation-selection-needed")
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  await own.settle()
  expect([names(own), own.mount?.childElementCount, own.mount?.style.display]).toEqual([[], 1, "block"])
})

test("another deposit changes the price", async () => {
  const own = await open()
  const all = find("input[value=no]")
  if (all) all.checked = true
  all?.dispatchEvent(new Event("change", { bubbles: true }))
  await own.settle()
  expect(own.shop.calls[0]?.body).toMatchObject({ wc_deposit_option: "no" })
})

test("an order page is paid with the order's own addresses", async () => {
  const order = { shipping_address: { city: "Vigo" }, billing_address: { first_name: "Eva" } }
  const totals = { total_price: "4890", currency_code: "EUR", currency_minor_unit: 2 }
  const own = await open({
    html: `<form id="order_review">${expressHtml}</form>`,
    settings: { button_context: "pay_for_order", has_block: "1" },
    host: { wcpay_upe_config: { order_id: 189, key: "wc_order_1", billing_email: "eva@example.com" } },
    prepare(shop) {
      for (const answer of [1, 2, 3].map(() => createAnswer(200, { items: [], totals, ...order })))
        shop.answer("GET order/189", answer)
    },
  })
  expect(own.shop.calls[0]?.url).toBe(
    "/wp-json/wc/store/v1/order/189?key=wc_order_1&billing_email=eva%40example.com&currency=EUR",
  )
  own.wallet.click()
  expect(own.wallet.sheet.shown).toMatchObject({ shippingAddressRequired: false })
  own.wallet.confirm({ shippingAddress: undefined })
  await own.settle()
  expect(own.shop.calls.at(-1)).toMatchObject({
    name: "POST checkout/189",
    body: {
      ...{ key: "wc_order_1", billing_email: "eva@example.com", ...order },
      ...{ agreed_total: 4890, agreed_currency: "eur" },
    },
  })
  expect(own.left).toHaveLength(1)
})

test("an order without a number, or that the shop doesn't show, gets no buttons", async () => {
  const settings = { button_context: "pay_for_order" }
  const unnamed = await open({ settings })
  expect([names(unnamed), unnamed.wallet.calls]).toEqual([[], []])
  unnamed.page.stop()
  const hidden = await open({
    settings,
    host: { wcpay_upe_config: { order_id: 189, key: "k" } },
    prepare: (shop) => shop.answer("GET order/189", createAnswer(401, { code: "no", message: "No" })),
  })
  expect([names(hidden), hidden.mount?.style.display]).toEqual([["GET order/189"], "none"])
})

test("the checkout starts with its first totals, and sends the shopper's note", async () => {
  const own = await open({
    html: `<form class="woocommerce-checkout">${expressHtml}<textarea name="order_comments">Ring twice</textarea><input name="billing_city"></form>`,
    settings: { button_context: "checkout" },
  })
  expect([names(own), own.mount?.style.minHeight]).toEqual([[], "48px"])
  sendHostEvent({ name: "updated_checkout" })
  await own.settle()
  expect(names(own)).toEqual(["GET cart"])
  own.wallet.click()
  const address = own.wallet.changeAddress({ city: "Toledo", country: "ES" })
  await own.settle()
  expect(await address).toBe("resolved")
  own.wallet.cancel()
  await own.settle()
  expect(find("[name=billing_city]")?.value).toBe("Toledo")
  own.wallet.click()
  own.wallet.confirm()
  await own.settle()
  expect(own.shop.calls.at(-1)?.body).toMatchObject({ customer_note: "Ring twice" })
})

test("our block checkout sends the shopper's note, too", async () => {
  const own = await open({
    html: `<form data-ringside-checkout-form>${expressHtml}<textarea name="order_notes">Ring twice</textarea></form>`,
    settings: { button_context: "checkout", has_block: "1" },
  })
  own.wallet.click()
  const address = own.wallet.changeAddress({ city: "Toledo", country: "ES" })
  await own.settle()
  await address
  own.wallet.confirm()
  await own.settle()
  expect(own.shop.calls.at(-1)).toMatchObject({ name: "POST checkout", body: { customer_note: "Ring twice" } })
})

test("an older host is called at its own endpoints", async () => {
  const nonce = { get_cart_details: "a", shipping: "b", update_shipping: "c", checkout: "d" }
  const sums = (amount: number) => ({ total: { amount }, displayItems: [{ label: "Southpaw", amount: 1290 }] })
  const own = await open({
    html: expressHtml,
    settings: { button_context: "cart", nonce },
    prepare(shop) {
      shop.answer("wcpay_ece_get_cart_details", createAnswer(200, { needs_shipping: true, ...sums(1290) }))
      for (const amount of [1690, 1690])
        shop.answer("wcpay_ece_get_cart_details", createAnswer(200, { needs_shipping: true, ...sums(amount) }))
      const rates = [{ id: "flat_rate:1", label: "Post", detail: "", amount: 400 }]
      shop.answer(
        "wcpay_ece_get_shipping_options",
        createAnswer(200, { result: "success", shipping_options: rates, ...sums(1690) }),
      )
      shop.answer("wcpay_ece_create_order", createAnswer(200, { result: "failure", messages: "<li>No stock</li>" }))
    },
  })
  expect(own.shop.calls[0]).toMatchObject({ url: "/?wc-ajax=wcpay_ece_get_cart_details", body: { security: "a" } })
  own.wallet.click()
  const address = own.wallet.changeAddress({ city: "Madrid", country: "ES" })
  await own.settle()
  expect([await address, own.wallet.calls.at(-1)]).toEqual(["resolved", "update 1690"])
  own.wallet.confirm()
  await own.settle()
  expect(own.shop.calls.find(({ name }) => name === "wcpay_ece_create_order")?.body).toMatchObject({
    _wpnonce: "d",
    billing_city: "Madrid",
    shipping_postcode: "28013",
    "shipping_method[]": "flat_rate:1",
    payment_method: "woocommerce_payments",
    "wcpay-payment-method": "pm_1",
    express_payment_type: "google_pay",
    ship_to_different_address: "1",
    terms: "1",
  })
  expect(document.querySelector(".woocommerce-error")?.textContent).toBe("No stock")
})

test("an older host returns a product's price, and sells it from the shopper's own basket", async () => {
  const nonce = { get_selected_product_data: "p", add_to_cart: "a", get_cart_details: "c", checkout: "d" }
  const sums = { total: { amount: 1290 }, displayItems: [{ label: "Southpaw", amount: 1290 }] }
  const own = await open({
    settings: { product: "", nonce },
    prepare(shop) {
      shop.answer("wcpay_ece_get_selected_product_data", createAnswer(200, { needs_shipping: false, ...sums }))
      shop.answer("wcpay_add_to_cart", createAnswer(200, { result: "success" }))
      for (const details of [1, 2].map(() => createAnswer(200, { needs_shipping: false, ...sums })))
        shop.answer("wcpay_ece_get_cart_details", details)
      shop.answer("wcpay_ece_create_order", createAnswer(200, { result: "success", redirect: "/order-received/7/" }))
    },
  })
  const form = { product_id: "31", qty: "1", "attributes[attribute_pa_size]": "", wc_deposit_option: "yes" }
  expect(own.shop.calls[0]?.body).toEqual({ security: "p", ...form, addon_value: "0" })
  own.wallet.click()
  own.wallet.confirm({ shippingAddress: undefined })
  await own.settle()
  const calls = own.shop.calls.filter(({ name }) => name !== "platform_tracks")
  expect(calls.map(({ name }) => name).slice(1)).toEqual([
    "wcpay_add_to_cart",
    "wcpay_ece_get_cart_details",
    "wcpay_ece_get_cart_details",
    "wcpay_ece_create_order",
  ])
  expect(calls[1]?.body).toEqual({ security: "a", ...form })
  expect(own.left).toEqual(["/order-received/7/"])
})

test("an older host is sent another rate, and orders with it", async () => {
  const sums = (amount: number) => ({ total: { amount }, displayItems: [{ label: "Southpaw", amount: 1290 }] })
  const own = await open({
    html: expressHtml,
    settings: { button_context: "cart", nonce: { update_shipping: "u", checkout: "d" } },
    prepare(shop) {
      for (const amount of [1290, 2190, 2190])
        shop.answer("wcpay_ece_get_cart_details", createAnswer(200, { needs_shipping: true, ...sums(amount) }))
      const rates = [
        { id: "flat_rate:1", label: "Post", amount: 400 },
        { id: "express:2", label: "Courier", amount: 900 },
      ]
      const answer = { result: "success", shipping_options: rates, ...sums(1690) }
      shop.answer("wcpay_ece_get_shipping_options", createAnswer(200, answer))
      shop.answer("wcpay_ece_update_shipping_method", createAnswer(200, { result: "invalid_shipping_method" }))
      shop.answer("wcpay_ece_update_shipping_method", createAnswer(200, { result: "success", ...sums(2190) }))
      shop.answer("wcpay_ece_create_order", createAnswer(200, { result: "success", redirect: "/order-received/7/" }))
    },
  })
  own.wallet.click()
  const results = []
  for (const ask of [
    () => own.wallet.changeAddress({ city: "Madrid", country: "ES" }),
    () => own.wallet.changeRate("express:2"),
    () => own.wallet.changeRate("express:2"),
  ]) {
    const result = ask()
    await own.settle()
    results.push(await result)
  }
  expect(results).toEqual(["resolved", "rejected", "resolved"])
  expect(own.shop.calls.at(-1)).toMatchObject({
    name: "wcpay_ece_update_shipping_method",
    body: { security: "u", "shipping_method[]": "express:2", is_product_page: "false" },
  })
  expect([own.wallet.calls.at(-1), own.wallet.sheet.shown["lineItems"]]).toEqual([
    "update 2190",
    [{ name: "Southpaw", amount: 1290 }],
  ])
  own.wallet.confirm()
  await own.settle()
  expect(own.shop.calls.at(-1)?.body).toMatchObject({ "shipping_method[]": "express:2" })
  expect(own.left).toEqual(["/order-received/7/"])
})

test("an older host's order has its price from the Store API, and is paid by the host's own endpoint", async () => {
  const own = await open({
    html: `<form id="order_review">${expressHtml}</form>`,
    settings: { button_context: "pay_for_order", nonce: { pay_for_order: "o" } },
    host: {
      wcpay_upe_config: { order_id: 189, key: "wc_order_1", billing_email: "eva@example.com" },
    },
    prepare(shop) {
      for (const total of ["4890", "4890", "4890"]) shop.answer("GET order/189", createTotal(total))
      shop.answer("wcpay_ece_pay_for_order", createAnswer(200, { result: "success", redirect: "/order-received/189/" }))
    },
  })
  expect([names(own), own.wallet.calls.includes("elements 4890 eur")]).toEqual([["GET order/189"], true])
  own.wallet.click()
  own.wallet.confirm({ shippingAddress: undefined })
  await own.settle()
  expect(own.shop.calls.at(-1)).toMatchObject({ name: "wcpay_ece_pay_for_order" })
  expect(own.shop.calls.at(-1)?.body).toEqual({
    _wpnonce: "o",
    order: "189",
    payment_method: "woocommerce_payments",
    "wcpay-fraud-prevention-token": "",
    "wcpay-payment-method": "pm_1",
    express_payment_type: "google_pay",
    agreed_total: "4890",
    agreed_currency: "eur",
  })
  expect(own.left).toEqual(["/order-received/189/"])
})

test("an older host gets the product's fields of other plugins", async () => {
  const additions =
    '<input name="addon-31-name" value="ANA"><input name="addon-31-extras[]" value="box"><input name="addon-31-extras[]" value="card"><input name="wc_gift" value="1"><input name="other" value="no">'
  const own = await open({
    html: form.replace("</form>", `${additions}</form>`) + expressHtml,
    settings: { nonce: { add_to_cart: "a" } },
  })
  own.wallet.click()
  await own.settle()
  const { body } = own.shop.calls.find(({ name }) => name === "wcpay_add_to_cart") ?? {}
  expect(body).toEqual({
    security: "a",
    product_id: "31",
    qty: "1",
    "attributes[attribute_pa_size]": "",
    wc_deposit_option: "yes",
    "addon-31-name": "ANA",
    "addon-31-extras[]": ["box", "card"],
    wc_gift: "1",
  })
})

test("a hook shows the basket's buttons with its own corners; the host's mount point wins", async () => {
  const html = '<div data-ringside="express-checkout" data-ringside-radius="12"></div>'
  const own = await open({ html })
  expect(names(own)).toEqual(["GET cart"])
  expect(document.querySelector("[data-ringside] button")).not.toBeNull()
  own.shop.setQuantity(2)
  sendHostEvent({ name: "added_to_cart" })
  await own.settle(300)
  expect(own.wallet.calls.at(-2)).toBe("create")
  expect(own.wallet.calls).toContain("elements 2580 eur")
  document.querySelector("main")?.insertAdjacentHTML("beforeend", expressHtml)
  own.page.scan()
  // The hook's buttons are gone: that is a change of nodes, which the page looks at again.
  own.page.scan()
  await own.settle()
  expect(document.querySelector("[data-ringside] button")).toBeNull()
  expect(own.mount?.childElementCount).toBe(1)
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain("expected one place for wallet buttons")
})
