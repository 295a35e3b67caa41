import { sendHostEvent } from "@ringside/testing"
import { expect, test, vi } from "vitest"
import { type ExpressPage, openExpressPage } from "./pageForTests.ts"
import { addressForTests } from "./walletForTests.ts"
import { createAnswer, createPlaced, expressHtml } from "./shopForTests.ts"

const names = ({ shop }: ExpressPage) => shop.calls.map(({ name }) => name)
const notice = () => document.querySelector(".woocommerce-error")?.textContent ?? null
const wrapper = () => document.querySelector(".wcpay-express-checkout-wrapper")
const separator = () => document.querySelector<HTMLElement>("#wcpay-express-checkout-button-separator")
const address = { city: "Madrid", postal_code: "28013", country: "ES", state: "M" }

/** Moves a sheet to its address. */
async function choose({ wallet, settle }: ExpressPage, chosen: object = address) {
  const answer = wallet.changeAddress(chosen)
  await settle()
  return answer
}

test("shows the buttons for the basket's content, with a name and their height", async () => {
  const own = await openExpressPage()
  expect(names(own)).toEqual(["GET cart"])
  const [call] = own.shop.calls
  expect(call?.url).toBe("/wp-json/wc/store/v1/cart?currency=EUR")
  expect(call?.headers).toMatchObject({ Nonce: "nonce-0", "X-WooPayments-Tokenized-Cart-Nonce": "tc" })
  expect(own.wallet.calls).toEqual([
    'Stripe pk_test_1 {"locale":"en-GB","stripeAccount":"acct_1","betas":["card_country_event_beta_1"]}',
    "elements 1290 eur",
    "create",
    "mount",
  ])
  expect(wrapper()?.getAttribute("role")).toBe("group")
  expect(wrapper()?.getAttribute("aria-label")).toBe("Express checkout")
  expect([own.mount?.style.display, own.mount?.style.minHeight, separator()?.style.display]).toEqual([
    "block",
    "48px",
    "block",
  ])
  expect(own.events).toEqual(['ready {"wallets":["googlePay"]}'])
})

const createCart = (code: string, minorUnit: number, total: string) => ({
  items: [{ key: "k1", name: "Figure", quantity: 1, totals: { line_subtotal: total, currency_minor_unit: minorUnit } }],
  needs_shipping: false,
  totals: { total_price: total, currency_code: code, currency_minor_unit: minorUnit },
})

test.each([
  // The provider charges three decimals with a last digit of 0, which the sheet shows, too.
  ["KWD", 3, 3, "20017", "elements 20020 kwd", [{ name: "Figure", amount: 20_017 }]],
  ["KWD", 3, 3, "20013", "elements 20010 kwd", []],
  ["JPY", 0, 0, "1650", "elements 1650 jpy", [{ name: "Figure", amount: 1650 }]],
  // A page that prints the decimals of another currency.
  ["JPY", 0, 2, "1650", "elements 1650 jpy", [{ name: "Figure", amount: 1650 }]],
  // A shop that displays no decimals of a currency that has two.
  ["HUF", 0, 0, "4900", "elements 490000 huf", [{ name: "Figure", amount: 490_000 }]],
])("%s with %d decimals, on a page of %d: %s", async (code, minorUnit, currency_decimals, total, call, lineItems) => {
  const own = await openExpressPage({
    settings: { checkout: { currency_code: "eur", currency_decimals } },
    prepare(shop) {
      const answer = createAnswer(200, createCart(code, minorUnit, total))
      for (let reads = 0; reads < 3; reads += 1) shop.answer("GET cart", answer)
      shop.answer("POST cart/update-customer", answer)
    },
  })
  expect(own.wallet.calls).toContain(call)
  expect(own.wallet.click()).toBe(true)
  expect(own.wallet.sheet.shown["lineItems"]).toEqual(lineItems)
  own.wallet.confirm({ shippingAddress: undefined })
  await own.settle()
  expect(own.left).toHaveLength(1)
})

test("removes its placeholder without a wallet, with nothing to pay, and when the buttons can't be loaded", async () => {
  const none = await openExpressPage({ prepare: (_, wallet) => (wallet.available = null) })
  expect([none.mount?.style.display, none.mount?.style.minHeight, separator()?.hidden]).toEqual(["none", "", true])
  none.page.stop()
  const empty = await openExpressPage({ prepare: (shop) => shop.setQuantity(0) })
  expect([empty.wallet.calls, empty.mount?.style.display]).toEqual([[], "none"])
  empty.page.stop()
  const broken = await openExpressPage()
  broken.wallet.loadError("No network")
  expect([broken.mount?.style.display, separator()?.style.display]).toEqual(["none", "none"])
})

test.each([
  ["a block page", { has_block: "1" }],
  ["no key", { stripe: { publishableKey: "" } }],
  ["no context", { button_context: "home" }],
])("does nothing with %s", async (_, settings) => {
  const before = expressHtml
  const own = await openExpressPage({ settings })
  expect([names(own), own.wallet.calls]).toEqual([[], []])
  expect(document.querySelector("main")?.innerHTML).toContain(before)
})

test.each([
  [{ wcpayConfig: { isPaymentRequestEnabled: false } }, false],
  [{ wcpay_upe_config: { isPaymentRequestEnabled: "" } }, false],
  [{ wcpay_upe_config: { isPaymentRequestEnabled: "" }, wcpayConfig: { isPaymentRequestEnabled: true } }, true],
  [{ wcpayConfig: { isPaymentRequestEnabled: null } }, true],
  [{ wcpayConfig: {} }, true],
])("with the payment plugin's settings %j buttons are mounted: %s", async (host, isMounted) => {
  const own = await openExpressPage({ host })
  expect(own.wallet.calls.length > 0).toBe(isMounted)
  expect(own.mount?.style.display === "none").toBe(!isMounted)
})

test("leaves a mount point alone that the host's script fills during the request for the basket", async () => {
  const fill = () => document.querySelector("#wcpay-express-checkout-element")?.append(document.createElement("div"))
  const own = await openExpressPage({
    isReady: false,
    prepare(shop) {
      const { http } = shop
      const filling: typeof http = (request) => {
        fill()
        return http(request)
      }
      Object.assign(shop, { http: filling })
    },
  })
  expect([own.wallet.calls.includes("mount"), own.mount?.hasAttribute("data-ringside-wallet")]).toEqual([false, false])
})

test("marks the mount point while its buttons are ours", async () => {
  const own = await openExpressPage()
  expect(own.mount?.hasAttribute("data-ringside-wallet")).toBe(true)
  own.page.stop()
  expect(own.mount?.hasAttribute("data-ringside-wallet")).toBe(false)
})

test("leaves a mount point alone that the host has filled", async () => {
  const html = expressHtml.replace('style="display:none"></div>', "><iframe></iframe></div>")
  const own = await openExpressPage({ html })
  expect([names(own), own.wallet.calls]).toEqual([[], []])
})

test("buys: address, another rate, the order, and the page that follows", async () => {
  const own = await openExpressPage({
    html: `${expressHtml}<wc-order-attribution-inputs id="wcpay-express-checkout__order-attribution-inputs"><input name="wc_order_attribution_source_type" value="organic"><input name="wc_order_attribution_referrer" value=""></wc-order-attribution-inputs>`,
    host: { wcpayConfig: { isShopperTrackingEnabled: true } },
  })
  expect(own.wallet.click()).toBe(true)
  expect(own.wallet.sheet.shown).toEqual({
    business: { name: "Red Corner" },
    emailRequired: true,
    shippingAddressRequired: true,
    phoneNumberRequired: true,
    lineItems: [{ name: "Southpaw & Sons", amount: 1290 }],
    shippingRates: [{ id: "pending", displayName: "Pending", amount: 0 }],
    allowedShippingCountries: ["ES", "PT"],
  })
  expect(document.querySelector(".ringside-express-page")).not.toBeNull()
  expect(await choose(own)).toBe("resolved")
  expect(own.wallet.calls.at(-1)).toBe("update 1690")
  expect(own.wallet.sheet.shown["shippingRates"]).toMatchObject([
    { id: "flat_rate:1", amount: 400 },
    { id: "express:2" },
  ])
  const changed = own.wallet.changeRate("express:2")
  await own.settle()
  expect([await changed, own.wallet.calls.at(-1)]).toEqual(["resolved", "update 2190"])
  own.wallet.confirm()
  await own.settle()
  expect(own.left).toEqual(["https://shop.example/checkout/order-received/7/"])
  const order = own.shop.calls.find(({ name }) => name === "POST checkout")
  expect(order?.headers["X-WooPayments-Tokenized-Cart"]).toBe("true")
  expect(order?.body).toMatchObject({
    customer_note: "",
    billing_address: { first_name: "Ana", last_name: "López Gil", postcode: "28 013", phone: "+34600112233" },
    shipping_address: { postcode: "28013" },
    payment_method: "woocommerce_payments",
    payment_data: [
      { key: "payment_method", value: "card" },
      { key: "payment_request_type", value: "google_pay" },
      { key: "wcpay-fraud-prevention-token", value: "" },
      { key: "wcpay-payment-method", value: "pm_1" },
      { key: "express_payment_type", value: "google_pay" },
    ],
    extensions: { "woocommerce/order-attribution": { source_type: "organic" } },
  })
  expect(own.events.slice(1)).toEqual([
    'open {"type":"google_pay","context":"cart"}',
    'complete {"url":"https://shop.example/checkout/order-received/7/"}',
  ])
  const tracks = own.shop.calls.filter(({ name }) => name === "platform_tracks").map(({ body }) => body)
  expect(tracks).toEqual([
    {
      tracksNonce: "pt",
      action: "platform_tracks",
      tracksEventName: "gpay_button_click",
      tracksEventProp: '{"source":"cart"}',
    },
  ])
  // A second confirmation of the same sheet is no second order.
  own.wallet.confirm()
  await own.settle()
  expect(names(own).filter((name) => name === "POST checkout")).toHaveLength(1)
})

test("the page is inert while the order is sent, and at no other time", async () => {
  const own = await openExpressPage()
  const isInert = () => document.querySelector("main")?.hasAttribute("inert")
  own.wallet.click()
  await choose(own)
  expect(isInert()).toBe(false)
  let answer: (result: ReturnType<typeof createAnswer>) => void = () => undefined
  own.shop.answer("POST checkout", new Promise((resolve) => (answer = resolve)))
  own.wallet.confirm()
  await own.settle()
  expect(isInert()).toBe(true)
  answer(createAnswer(400, { message: "Sold out" }))
  await own.settle()
  expect([notice(), isInert()]).toEqual(["Sold out", false])
})

test("counts a shown button after a second, once", async () => {
  const own = await openExpressPage()
  own.wallet.ready()
  await own.settle(900)
  expect(names(own)).not.toContain("platform_tracks")
  await own.settle(200)
  expect(names(own).filter((name) => name === "platform_tracks")).toHaveLength(1)
})

test("sends an order again with the nonce of the shop's refusal, and only once", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  await choose(own)
  own.shop.server.expireNonces()
  // A response without the header leaves the old nonce.
  for (const answer of [1, 2].map(() => createAnswer(200, createCart("EUR", 2, "1690"))))
    own.shop.answer("GET cart", answer)
  own.wallet.confirm()
  await own.settle()
  const orders = own.shop.calls.filter(({ name }) => name === "POST checkout")
  expect(orders.map(({ headers }) => headers["Nonce"])).toEqual(["nonce-0", "nonce-1"])
  expect(own.left).toHaveLength(1)
})

test.each([
  ["no rate leads there", ({ shop }: ExpressPage) => void (shop.rates = [])],
  ["the shop breaks", ({ shop }: ExpressPage) => shop.answer("POST cart/update-customer", createAnswer(500, "Oops"))],
  [
    "the answer is no JSON",
    ({ shop }: ExpressPage) => shop.answer("POST cart/update-customer", createAnswer(200, "<p>")),
  ],
  [
    "nobody answers",
    ({ shop }: ExpressPage) => shop.answer("POST cart/update-customer", { kind: "unreachable", reason: "network" }),
  ],
])("refuses an address where %s, and the next one is taken", async (_, spoil) => {
  const own = await openExpressPage()
  own.wallet.click()
  const rates = own.shop.rates
  spoil(own)
  expect(await choose(own)).toBe("rejected")
  own.shop.rates = rates
  expect(await choose(own)).toBe("resolved")
  expect(notice()).toBeNull()
})

test("an answer to an address before the last one is ignored", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  let answerFirst: (result: null) => void = () => undefined
  own.shop.answer("POST cart/update-customer", new Promise((resolve) => (answerFirst = resolve)))
  const first = own.wallet.changeAddress(address)
  await own.settle()
  const second = own.wallet.changeAddress({ ...address, city: "Toledo" })
  answerFirst(null)
  await own.settle()
  expect([await first, await second]).toEqual(["rejected", "resolved"])
})

test("an address that the shop takes too long for is refused before the provider gives up", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  own.shop.answer("POST cart/update-customer", new Promise(() => undefined))
  const answer = own.wallet.changeAddress(address)
  await own.settle(19_600)
  expect(await answer).toBe("rejected")
})

test("choosing the placeholder rate of a sheet sends no request", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  const lines = own.wallet.sheet.shown["lineItems"]
  own.wallet.sheet.shown = {}
  expect(await own.wallet.changeRate("pending")).toBe("resolved")
  expect(own.wallet.sheet.shown).toEqual({ lineItems: lines })
  expect(names(own)).not.toContain("POST cart/select-shipping-rate")
})

test("choosing the placeholder rate doesn't end the request for an address", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  const answer = own.wallet.changeAddress(address)
  expect(await own.wallet.changeRate("pending")).toBe("resolved")
  await own.settle()
  expect(await answer).toBe("resolved")
})

test("offers nine of twelve rates, the chosen one first", async () => {
  const own = await openExpressPage()
  own.shop.rates = Array.from({ length: 12 }, (_, index) => ({
    id: `r:${index}`,
    name: () => `R${index}`,
    priceMinor: 100,
  }))
  own.shop.server.choicesOf().chooseRate("r:11")
  own.wallet.click()
  expect(await choose(own)).toBe("resolved")
  const rates = own.wallet.sheet.shown["shippingRates"] as { id: string }[]
  expect([rates.length, rates[0]?.id]).toEqual([9, "r:11"])
})

test("cancelling fills in the calculator, removes the overlay, and requests no prices that the sheet has", async () => {
  const own = await openExpressPage({
    html: `${expressHtml}<form class="woocommerce-shipping-calculator"><select name="calc_shipping_country"><option value=""></option><option value="ES">España</option></select><input name="calc_shipping_state"><input name="calc_shipping_city" value="Vigo"><input name="calc_shipping_postcode"><button type="button" name="calc_shipping">Update</button></form>`,
  })
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=calc_shipping_${name}]`)
  let presses = 0
  document.querySelector("[name=calc_shipping]")?.addEventListener("click", () => (presses += 1))
  const sent: string[] = []
  for (const type of ["change", "ringside:close"]) {
    document.body.addEventListener(
      type,
      ({ target }) => sent.push(`${type} ${(target as HTMLInputElement).name.replace("calc_shipping_", "")}`),
      { signal: own.page.signal },
    )
  }
  own.wallet.click()
  await choose(own)
  const typed = field("postcode")
  if (typed) typed.value = "08001"
  own.wallet.cancel()
  await own.settle()
  expect(["country", "state", "city", "postcode"].map((name) => field(name)?.value)).toEqual([
    "ES",
    "M",
    "Madrid",
    "08001",
  ])
  // A list that is drawn over the select closes.
  expect(sent).toEqual(["change country", "ringside:close country", "change state", "change city"])
  expect([presses, document.querySelector(".ringside-express-page"), own.events.at(-1)]).toEqual([1, null, "cancel {}"])
  expect(names(own).filter((name) => name === "GET cart")).toHaveLength(1)
  expect(own.wallet.calls.filter((call) => call === "mount")).toHaveLength(1)
  // The next sheet opens with the parcel to that address.
  expect(own.wallet.click()).toBe(true)
  expect(own.wallet.sheet.shown["lineItems"]).toContainEqual({ name: "Shipping", amount: 400 })
  expect(own.wallet.calls.at(-1)).toBe("update 1690")
})

test("a state that the shopper has chosen since is kept, and one that the new country has emptied is filled in", async () => {
  const own = await openExpressPage({
    html: `${expressHtml}<form class="woocommerce-shipping-calculator"><input name="calc_shipping_country" value="PT"><input name="calc_shipping_state" value="L"></form>`,
  })
  const [country, state] = document.querySelectorAll("input")
  own.wallet.click()
  await choose(own)
  if (state) state.value = "P"
  own.wallet.cancel()
  expect([country?.value, state?.value]).toEqual(["ES", "P"])
  country?.addEventListener("change", () => {
    if (state) state.value = ""
  })
  if (country) country.value = "PT"
  own.wallet.click()
  await choose(own)
  own.wallet.cancel()
  expect([country?.value, state?.value]).toEqual(["ES", "M"])
})

test.each(["CA", "GB"])("an address in %s is not filled in", async (country) => {
  const html = `${expressHtml}<form class="woocommerce-shipping-calculator"><input name="calc_shipping_city"></form>`
  const own = await openExpressPage({ html })
  own.wallet.click()
  await choose(own, { ...address, country })
  own.wallet.cancel()
  expect(document.querySelector<HTMLInputElement>("[name=calc_shipping_city]")?.value).toBe("")
})

test.each([
  ["the provider refuses the form", "submit", { error: { message: "Check your card." } }, "Check your card."],
  ["the card is declined", "paymentMethod", { error: { message: "Declined." } }, "Declined."],
] as const)("shows an error where %s", async (_, step, answer, text) => {
  const own = await openExpressPage()
  own.wallet.click()
  own.wallet.answers[step] = answer
  own.wallet.confirm()
  await own.settle()
  expect([notice(), own.wallet.confirm({}) >= 1, own.left]).toEqual([text, true, []])
  expect(names(own)).not.toContain("POST checkout")
})

test.each([
  ["a message", { message: "<b>Sold out</b> &amp; gone" }, "Sold out & gone"],
  ["none", { payment_result: { payment_status: "failure" } }, "There was a problem processing the order."],
  [
    "an address that nobody may follow",
    { payment_result: { payment_status: "success", redirect_url: "javascript:alert(1)" } },
    "There was a problem processing the payment. Please check your email inbox and refresh the page to try again.",
  ],
])("shows an order's failure with %s first among the notices, and gives it focus", async (_, body, text) => {
  const own = await openExpressPage()
  document
    .querySelector(".woocommerce-notices-wrapper")
    ?.insertAdjacentHTML("beforeend", "<p class=woocommerce-error>Old</p>")
  own.shop.order = { status: 400, body }
  own.wallet.click()
  await choose(own)
  own.wallet.confirm()
  await own.settle(700)
  const shown = document.querySelector(".woocommerce-notices-wrapper")?.firstElementChild
  expect([shown?.textContent, shown?.getAttribute("role"), document.activeElement]).toEqual([text, "alert", shown])
  expect(shown?.hasAttribute("data-no-translation")).toBe(true)
  expect(document.querySelectorAll(".woocommerce-error")).toHaveLength(1)
  expect([own.left, document.querySelector(".ringside-express-page")]).toEqual([[], null])
  expect(document.querySelector("main")?.hasAttribute("inert")).toBe(false)
  expect(own.events.some((event) => event.startsWith("error"))).toBe(true)
})

test("an order without an answer is reported in the page's language", async () => {
  const own = await openExpressPage({ locale: "es" })
  own.shop.answer("POST checkout", { kind: "unreachable", reason: "network" })
  own.wallet.click()
  own.wallet.confirm()
  await own.settle(21_000)
  expect([notice(), wrapper()?.getAttribute("aria-label")]).toEqual([
    "Ha habido un problema al procesar el pago. Revisa tu correo y vuelve a cargar la página para intentarlo de nuevo.",
    "Pago exprés",
  ])
})

test("a payment that the bank asks about is confirmed, and reported to the shop", async () => {
  const own = await openExpressPage()
  own.shop.order = { status: 200, body: createPlaced("#wcpay-confirm-pi:7:pi_1_secret_2:nn") }
  own.wallet.click()
  await choose(own)
  own.wallet.confirm()
  await own.settle()
  const status = own.shop.calls.find(({ name }) => name === "update_order_status")
  expect(status?.body).toEqual({
    action: "update_order_status",
    order_id: "7",
    _ajax_nonce: "nn",
    intent_id: "pi_1",
    should_save_payment_method: "false",
    is_changing_payment: "false",
  })
  expect(status?.url).toBe("/wp-admin/admin-ajax.php")
  expect(own.left).toEqual(["https://shop.example/checkout/order-received/7/"])
})

test("a failed confirmation is shown, after it was reported to the shop", async () => {
  const own = await openExpressPage()
  own.shop.order = { status: 200, body: createPlaced("#wcpay-confirm-pi:7:pi_1_secret_2:nn") }
  own.wallet.answers.confirmation = { error: { message: "Not authenticated.", payment_intent: { id: "pi_1" } } }
  own.shop.statusAnswer = { error: { message: "Shop says no." } }
  own.wallet.click()
  await choose(own)
  own.wallet.confirm()
  await own.settle()
  expect([notice(), names(own).includes("update_order_status"), own.left]).toEqual(["Not authenticated.", true, []])
})

test("shows no buttons where the shop's owner has switched the wallets off, and warns the page's author", async () => {
  const own = await openExpressPage({ settings: { enabled_methods: ["amazon_pay"] } })
  expect([names(own), own.wallet.calls, own.mount?.style.display]).toEqual([[], [], "none"])
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain("expected payment_request in enabled_methods")
})

test("the lines of a sheet are in the page's language, and with tax where the shop shows its prices so", async () => {
  const amounts = { currency_code: "EUR", currency_minor_unit: 2 }
  const cart = {
    items: [{ name: "Figura", quantity: 1, totals: { ...amounts, line_subtotal: "1000", line_subtotal_tax: "210" } }],
    needs_shipping: true,
    shipping_rates: [],
    totals: {
      ...amounts,
      ...{ total_discount: "100", total_discount_tax: "21", total_fees: "50", total_fees_tax: "11" },
      ...{ total_tax: "200", total_price: "1150" },
    },
  }
  const checkout = { currency_code: "eur", display_prices_with_tax: true }
  const own = await openExpressPage({
    locale: "es-ES",
    settings: { checkout },
    prepare: (shop) => shop.answer("GET cart", createAnswer(200, cart)),
  })
  own.wallet.click()
  expect(own.wallet.sheet.shown).toMatchObject({
    lineItems: [
      { name: "Figura", amount: 1210 },
      { name: "Descuento", amount: -121 },
      { name: "Cargos", amount: 61 },
    ],
    shippingRates: [{ displayName: "Pendiente", amount: 0 }],
  })
  const rates = [{ rate_id: "post:1", name: "Correos", price: "400", taxes: "84", selected: true }]
  const shipped = { total_shipping: "400", total_shipping_tax: "84", total_price: "1634" }
  own.shop.answer(
    "POST cart/update-customer",
    createAnswer(200, {
      ...cart,
      totals: { ...cart.totals, ...shipped },
      shipping_rates: [{ package_id: 0, shipping_rates: rates }],
    }),
  )
  expect(await choose(own)).toBe("resolved")
  expect(own.wallet.sheet.shown).toMatchObject({
    lineItems: [{ amount: 1210 }, { name: "Envío", amount: 484 }, { amount: -121 }, { amount: 61 }],
    shippingRates: [{ displayName: "Correos", amount: 484 }],
  })
})

test("a press while prices change is refused and announced, once a second", async () => {
  const own = await openExpressPage()
  own.shop.answer("GET cart", new Promise(() => undefined))
  sendHostEvent({ name: "updated_cart_totals" })
  expect([own.mount?.getAttribute("aria-busy"), wrapper()?.classList.contains("ringside-blocked")]).toEqual([
    "true",
    true,
  ])
  const announce = vi.spyOn(own.page.announce, "assertive")
  const text = "Updating payment details. Please try again in a moment."
  expect(own.wallet.click()).toBe(false)
  own.wallet.click()
  await own.settle(200)
  expect(document.querySelector("#a11y-speak-assertive")?.textContent.trim()).toBe(text)
  await own.settle(790)
  own.wallet.click()
  expect(announce.mock.calls).toEqual([[text]])
  await own.settle(10)
  own.wallet.click()
  own.wallet.click()
  expect(announce.mock.calls).toEqual([[text], [text]])
})

test("of three refreshes the last one's answer is shown, whatever the order of the answers", async () => {
  const own = await openExpressPage()
  const answers: ((result: null) => void)[] = []
  for (const quantity of [2, 3, 4]) {
    own.shop.answer("GET cart", new Promise((resolve) => answers.push(resolve)))
    sendHostEvent({ name: "updated_cart_totals" })
    own.shop.setQuantity(quantity)
    await own.settle()
  }
  answers[2]?.(null)
  await own.settle()
  answers[0]?.(null)
  answers[1]?.(null)
  await own.settle()
  expect(own.wallet.calls.filter((call) => call.startsWith("elements"))).toEqual([
    "elements 1290 eur",
    "elements 5160 eur",
  ])
  expect(own.mount?.hasAttribute("aria-busy")).toBe(false)
})

test("a refresh that fails hides the buttons, and the next one shows them again", async () => {
  const own = await openExpressPage()
  own.shop.answer("GET cart", createAnswer(500, "Oops"))
  sendHostEvent({ name: "updated_cart_totals" })
  await own.settle()
  expect([own.mount?.style.display, own.mount?.childElementCount]).toEqual(["none", 0])
  sendHostEvent({ name: "updated_cart_totals" })
  await own.settle()
  own.wallet.ready()
  expect([own.mount?.style.display, own.mount?.childElementCount]).toEqual(["block", 1])
})

test("totals that change while a sheet is open are read once it is closed", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  sendHostEvent({ name: "updated_cart_totals" })
  sendHostEvent({ name: "updated_cart_totals" })
  await own.settle()
  expect(names(own).filter((name) => name === "GET cart")).toHaveLength(1)
  own.wallet.cancel()
  await own.settle()
  expect(names(own).filter((name) => name === "GET cart")).toHaveLength(2)
})

test("the focus returns to the button that was pressed, not to the first", async () => {
  const own = await openExpressPage()
  const second = document.createElement("button")
  own.mount?.append(second)
  second.focus()
  own.wallet.click()
  second.blur()
  own.wallet.cancel()
  expect(document.activeElement).toBe(second)
})

test("the focus returns to the button, also where its price is read again", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  sendHostEvent({ name: "updated_cart_totals" })
  own.wallet.cancel()
  expect(document.activeElement).toBe(own.mount?.querySelector("button"))
  await own.settle()
  own.wallet.ready()
  expect(own.wallet.calls.filter((call) => call === "mount")).toHaveLength(2)
  expect(document.activeElement).toBe(own.mount?.querySelector("button"))
})

test("asks to log in first, and names the wallet", async () => {
  const confirm = vi.fn(() => true)
  Reflect.set(window, "confirm", confirm)
  const own = await openExpressPage({
    settings: { login_confirmation: { message: "Log in for **the selected wallet**?", redirect_url: "/my-account/" } },
  })
  expect(own.wallet.click("apple_pay")).toBe(false)
  expect(confirm).toHaveBeenCalledWith("Log in for Apple Pay?")
  expect([own.left, names(own)]).toEqual([["/my-account/"], ["GET cart"]])
})

test("stays on the page where the shopper won't log in, and opens nothing", async () => {
  const confirm = vi.fn(() => false)
  Reflect.set(window, "confirm", confirm)
  const own = await openExpressPage({
    settings: { login_confirmation: { message: "Log in?", redirect_url: "/my-account/" } },
  })
  expect(own.wallet.click()).toBe(false)
  await own.settle()
  expect(confirm).toHaveBeenCalledOnce()
  expect([own.left, names(own), document.querySelector(".ringside-express-page")]).toEqual([[], ["GET cart"], null])
})

test("functions of the page change lines, items and orders; one that throws is skipped", async () => {
  const own = await openExpressPage()
  own.extend({
    mapLineItems: [
      () => {
        throw new Error("boom")
      },
      (lines: readonly { name: string; amount: number }[]) => lines.map((line) => ({ ...line, name: `${line.name}!` })),
      () => "nothing",
    ],
    orderExtensions: (extensions: object) => ({ ...extensions, gift: { note: "Hi" } }),
    unknown: 1,
  })
  own.wallet.click()
  expect(own.wallet.sheet.shown["lineItems"]).toEqual([{ name: "Southpaw & Sons!", amount: 1290 }])
  await choose(own)
  own.wallet.confirm()
  await own.settle()
  expect(own.shop.calls.at(-1)?.body).toMatchObject({ extensions: { gift: { note: "Hi" } } })
})

test("lines that come to more than the amount are left out", async () => {
  const own = await openExpressPage()
  own.extend({ mapLineItems: () => [{ name: "Too much", amount: 99_999 }] })
  expect(own.wallet.click()).toBe(true)
  expect(own.wallet.sheet.shown["lineItems"]).toEqual([])
})

test("a frame that the host removes is inserted again, once", async () => {
  const own = await openExpressPage()
  own.page.scan()
  own.mount?.replaceChildren()
  own.page.scan()
  await own.settle()
  expect(own.mount?.childElementCount).toBe(1)
})

test("a page from the back/forward cache loses its overlay and reads its prices again", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  await own.settle()
  expect(document.querySelector(".ringside-express-page")).toBeNull()
  expect(names(own).filter((name) => name === "GET cart")).toHaveLength(2)
})

test("the whole address of a sheet is sent without the spaces of its postcode", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  await choose(own, addressForTests)
  const call = own.shop.calls.find(({ name }) => name === "POST cart/update-customer")
  expect(call?.body).toMatchObject({
    shipping_address: { first_name: "Ana", postcode: "28013", address_1: "Calle Mayor 1" },
  })
})

test("totals that the host prints anew are read once, by the buttons' new place", async () => {
  const own = await openExpressPage()
  const main = document.querySelector("main")
  if (main) main.innerHTML = expressHtml
  sendHostEvent({ name: "updated_cart_totals" })
  own.page.scan()
  await own.settle()
  expect(names(own).filter((name) => name === "GET cart")).toHaveLength(2)
  expect(own.mount?.childElementCount).toBe(1)
})

test("a sheet outlives its buttons where the host prints its totals anew", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  const main = document.querySelector("main")
  if (main) main.innerHTML = `<div class="woocommerce-notices-wrapper"></div>${expressHtml}`
  own.page.scan()
  await own.settle()
  own.wallet.showOlder()
  expect(await choose(own)).toBe("resolved")
  own.wallet.confirm()
  await own.settle()
  expect(own.left).toHaveLength(1)
})

test("a notice is shown although the host has rendered the buttons' place again without one for notices", async () => {
  const own = await openExpressPage()
  own.wallet.click()
  await choose(own)
  const main = document.querySelector("main")
  if (main) main.innerHTML = expressHtml
  own.page.scan()
  await own.settle()
  own.wallet.showOlder()
  own.shop.order = { status: 400, body: { message: "Sold out" } }
  own.wallet.confirm()
  await own.settle()
  expect(notice()).toBe("Sold out")
  expect(wrapper()?.previousElementSibling?.className).toBe("woocommerce-notices-wrapper")
})

test.each([
  [0, "block"],
  [1, "none"],
])(
  "a subscription with a trial of length %i has the buttons' place %s, since a sheet doesn't say what recurs",
  async (length, display) => {
    const own = await openExpressPage({
      prepare: (shop) => {
        const items = [{ name: "Club", quantity: 1, extensions: { subscriptions: { trial_length: length } } }]
        shop.answer("GET cart", createAnswer(200, { ...createCart("EUR", 2, "1290"), items }))
      },
    })
    expect(own.mount?.style.display).toBe(display)
  },
)
