import { applyCoupon, selectShippingRate } from "@ringside/cart/domain"
import { paymentMethodsService } from "@ringside/payments"
import { createTestPage, type TestPage } from "@ringside/testing"
import type { HttpResult, Page } from "@ringside/core"
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { createBlockCart } from "../../domain/index.ts"
import { type BlockShop, createBlockHttp, refuse } from "../storyShop.ts"
import { type CheckoutModel, createCheckoutModel } from "./createCheckoutModel.ts"

let page: TestPage
let model: CheckoutModel
let mounted: AbortController
let seen: [route: string, body: Readonly<Record<string, unknown>>][]

interface OpenOptions extends BlockShop {
  /** Members of the page's config. */
  readonly all?: Readonly<Record<string, unknown>>
  readonly services?: Partial<Page>
  readonly locale?: string
}

async function open({ all = {}, services = {}, locale = "en", ...shop }: OpenOptions = {}): Promise<void> {
  seen = []
  const http = createBlockHttp({ ...shop, seen: (route, body) => seen.push([route, body]) })
  // A placed order leaves the page.
  const navigation = { go: () => true, reload: () => undefined }
  page = createTestPage({ services: { http, navigation, ...services }, config: { all, locale } })
  mounted = new AbortController()
  model = createCheckoutModel(page, AbortSignal.any([page.signal, mounted.signal]))
  await model.store.refresh()
  const answer = model.store.$answer.get()
  if (!answer) throw new Error("the double answers no cart")
  model.begin(createBlockCart(answer))
}

const address = {
  first_name: "Ana",
  last_name: "López",
  country: "ES",
  address_1: "Gran Vía 1",
  postcode: "28013",
  city: "Madrid",
  state: "Madrid",
  email: "ana@example.com",
}
const billing = () => model.$view.get().form?.billing ?? {}
const routes = () => seen.map(([route]) => route)
const bodyOf = (index: number) => seen[index]?.[1]["billing_address"] as Record<string, string> | undefined
const form = () => document.createElement("form")

beforeEach(() => open())
afterEach(() => page.stop())

test("sends an address 1500 ms after the last change, and nothing before", async () => {
  model.editAddress("billing", "city", "Mad")
  await page.clock.advance(1400)
  model.editAddress("billing", "city", "Madrid")
  await page.clock.advance(1400)
  await page.clock.settle()
  expect(routes()).toEqual([])
  await page.clock.advance(200)
  await vi.waitFor(() => expect(routes()).toEqual(["cart/update-customer"]))
  expect(bodyOf(0)?.["city"]).toBe("Madrid")
})

test("sends a known billing address as the shipping address that the shop lacks, once", async () => {
  page.stop()
  const { email: _email, ...shipping } = address
  // The shop keeps its answer, whatever is sent.
  await open({ cart: { billing_address: address, shipping_address: { country: "ES", postcode: "" } } })
  await vi.waitFor(() => expect(routes()).toEqual(["cart/update-customer"]))
  expect(seen[0]?.[1]["shipping_address"]).toEqual(shipping)
  const begin = () => {
    const answer = model.store.$answer.get()
    if (answer) model.begin(createBlockCart(answer))
  }
  await vi.waitFor(() => expect(model.store.queue.isBusy).toBe(false))
  begin()
  await page.clock.advance(5000)
  await page.clock.settle()
  expect(routes()).toEqual(["cart/update-customer"])
})

test("sends nothing at the start where the shop has the shipping address, or no address at all", async () => {
  const complete = { billing_address: address, shipping_address: { ...address, email: undefined } }
  for (const cart of [complete, {}]) {
    page.stop()
    await open({ cart })
    await page.clock.advance(5000)
    await page.clock.settle()
    expect(routes()).toEqual([])
  }
})

test("sends nothing while a changed field is invalid, or nothing has changed", async () => {
  model.editAddress("billing", "postcode", "not one")
  await page.clock.advance(1500)
  await page.clock.settle()
  model.editAddress("billing", "postcode", "")
  model.leaveField("billing-postcode")
  await page.clock.settle()
  expect(routes()).toEqual([])
})

test("leaves a value that only looks wrong to the shop, once its field is left", async () => {
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  model.leaveField("email")
  await vi.waitFor(() => expect(routes()).toHaveLength(1))
  await vi.waitFor(() => expect(model.store.queue.isBusy).toBe(false))
  model.editAddress("billing", "phone", "600 (Ana)")
  model.editAddress("billing", "postcode", "E-28013-X")
  await page.clock.advance(1500)
  await page.clock.settle()
  expect(routes()).toHaveLength(1)
  model.leaveField("billing-postcode")
  await vi.waitFor(() => expect(bodyOf(1)).toMatchObject({ phone: "600 (Ana)", postcode: "E-28013-X" }))
  await vi.waitFor(() => expect(model.store.queue.isBusy).toBe(false))
  await model.submit(form())
  expect(routes()).toEqual(["cart/update-customer", "cart/update-customer", "checkout"])
  // Their fields are marked all the same.
  expect([...model.$view.get().leftFields]).toEqual(expect.arrayContaining(["billing-phone", "billing-postcode"]))
})

test("refuses an order with an invalid e-mail address", async () => {
  for (const [key, value] of Object.entries({ ...address, email: "ana@" })) model.editAddress("billing", key, value)
  await model.submit(form())
  expect(model.$view.get().problems.map(({ fieldId }) => fieldId)).toEqual(["email"])
  expect(routes()).toEqual([])
})

test("another country empties postcode and state, unless they were typed with it", async () => {
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  model.leaveField("email")
  await vi.waitFor(() => expect(routes()).toHaveLength(1))
  await vi.waitFor(() => expect(model.store.queue.isBusy).toBe(false))
  model.leaveField("billing-postcode")
  model.leaveField("billing-city")
  model.editAddress("billing", "country", "FR")
  expect([billing()["postcode"], billing()["state"], billing()["city"]]).toEqual(["", "", "Madrid"])
  // No message yet at the fields that the shopper has not emptied.
  expect([...model.$view.get().leftFields]).toEqual(["email", "billing-city"])
})

test("keeps what was typed while the answer was on its way", async () => {
  let release: (() => void) | undefined
  await open({
    answer: (route): Promise<HttpResult> | null =>
      route === "cart/update-customer" && !release
        ? new Promise((resolve) => (release = () => resolve(refuse("late", 400))))
        : null,
  })
  model.editAddress("billing", "city", "Getafe")
  model.leaveField("billing-city")
  await vi.waitFor(() => expect(release).toBeDefined())
  model.editAddress("billing", "city", "Leganés")
  release?.()
  await vi.waitFor(() => expect(model.$view.get().addressErrors).toMatchObject([{ text: "late" }]))
  expect(billing()["city"]).toBe("Leganés")
  model.retryAddress()
  await vi.waitFor(() => expect(bodyOf(1)?.["city"]).toBe("Leganés"))
})

test("never takes an empty value of the shop over what was typed", async () => {
  model.editAddress("billing", "email", "half@")
  model.editAddress("billing", "city", "Madrid")
  model.leaveField("billing-city")
  await vi.waitFor(() => expect(routes()).toHaveLength(1))
  await vi.waitFor(() => expect(model.store.queue.isBusy).toBe(false))
  expect(bodyOf(0)?.["email"]).toBe("")
  expect(billing()["email"]).toBe("half@")
})

test("a failed try names every fault, and sends nothing", async () => {
  await model.submit(form())
  const { problems, attempt, status } = model.$view.get()
  expect(problems[0]).toEqual({
    fieldId: "email",
    text: "Enter an email address.",
    listText: "Enter an email address.",
  })
  expect(problems.map(({ fieldId }) => fieldId)).toContain("billing-postcode")
  expect([attempt, status, routes()]).toEqual([1, "idle", []])
})

test("a payment method that the shop no longer offers is not sent", async () => {
  await open({ cart: { payment_methods: ["cod"] } })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  model.change({ method: "bacs" })
  await model.submit(form())
  expect(model.$view.get().problems).toEqual([
    { fieldId: "payment-methods", text: "There was a problem with your payment option." },
  ])
  expect(routes()).toEqual([])
})

test("cards are neither offered nor sent where the page's config switches them off", async () => {
  page.stop()
  await open({ cart: { payment_methods: ["woocommerce_payments", "cod"] }, all: { payments: { cards: false } } })
  expect(model.$view.get().form?.method).toBe("cod")
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  model.change({ method: "woocommerce_payments" })
  await model.submit(form())
  expect(model.$view.get().problems).toMatchObject([{ fieldId: "payment-methods" }])
  expect(routes()).toEqual([])
})

test.each([
  ["short ones of one kind, without a script that reckons their strength", undefined, "secret", "secret12"],
  ["those that the platform's script finds weak", { score: 1 }, "Password1", null],
  ["fewer, where the platform's script finds them strong", { score: 2 }, null, "secret"],
  ["short ones of one kind, where that script gives no number", { score: "3" }, "secret", "secret12"],
])("new accounts can't have weak passwords: %s", async (_, result, weak, strong) => {
  page.stop()
  if (result) Reflect.set(window, "zxcvbn", () => result)
  onTestFinished(() => void Reflect.deleteProperty(window, "zxcvbn"))
  await open({ all: { checkout: { account: true } } })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  model.change({ createsAccount: true })
  if (weak !== null) {
    model.change({ password: weak })
    await model.submit(form())
    expect(model.$view.get().problems).toEqual([
      {
        fieldId: "account-password",
        text: "Create a stronger password: a longer one, or one with capitals, numbers and signs.",
      },
    ])
    expect(routes()).not.toContain("checkout")
  }
  if (strong === null) return
  model.change({ password: strong })
  expect(model.$view.get().problems).toEqual([])
  await model.submit(form())
  expect(seen.at(-1)).toMatchObject(["checkout", { customer_password: strong }])
})

test("a problem disappears when its field is edited or removed", async () => {
  page.stop()
  const fields = { "shop/gift": { label: "Gift", type: "text", required: true } }
  await open({ all: { checkout: { fields } } })
  model.change({ createsAccount: true, shipsElsewhere: true })
  await model.submit(form())
  const listIds = () => model.$view.get().problems.map(({ fieldId }) => fieldId)
  expect(listIds()).toEqual(expect.arrayContaining(["account-password", "shipping-city", "extra-shop.gift"]))
  model.change({ extra: { "shop/gift": "Bow" } })
  expect(listIds()).not.toContain("extra-shop.gift")
  model.change({ createsAccount: false })
  expect(listIds()).not.toContain("account-password")
  model.change({ shipsElsewhere: false })
  expect(listIds().filter((id) => id?.startsWith("shipping-"))).toEqual([])
  expect(listIds()).toContain("billing-city")
})

test("sends the address before the order, and the order once for two presses", async () => {
  await open({ answer: (route) => (route === "checkout" ? refuse("Nothing left &amp; gone.") : null) })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await Promise.all([model.submit(form()), model.submit(form())])
  expect(routes()).toEqual(["cart/update-customer", "checkout"])
  expect(seen[1]?.[1]).toMatchObject({ billing_address: { city: "Madrid" }, payment_method: "cod" })
  expect(model.$view.get().problems).toEqual([{ fieldId: null, text: "Nothing left & gone." }])
})

test("sends the total that was shown at the press, and no order of a higher one before that is shown", async () => {
  page.stop()
  const createTotals = (price: string) => ({ currency_code: "EUR", currency_minor_unit: 2, total_price: price })
  const cart = { totals: createTotals("5000") }
  await open({
    cart,
    answer(route) {
      // Another address has another tax.
      if (route === "cart/update-customer") cart.totals = createTotals("5500")
      return route === "checkout" ? refuse("The total has changed.", 409) : null
    },
  })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  const listTotals = () => seen.filter(([route]) => route === "checkout").map(([, body]) => body["expected_total"])
  await model.submit(form())
  expect(listTotals()).toEqual([])
  await model.submit(form())
  expect(listTotals()).toEqual(["5500"])
})

test("leaves the page after a placed order without the warning that protects one being sent", async () => {
  const isGuarded: boolean[] = []
  const ask = () => isGuarded.push(!window.dispatchEvent(new Event("beforeunload", { cancelable: true })))
  const go = () => ask() > 0
  const paid = { payment_result: { payment_status: "success", redirect_url: "https://shop.test/order-received/1/" } }
  page.stop()
  await open({
    answer(route) {
      if (route !== "checkout") return null
      ask()
      return { kind: "answer", status: 200, isOk: true, headers: {}, text: JSON.stringify(paid), url: "" }
    },
    services: { navigation: { go, reload: () => undefined } },
  })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await model.submit(form())
  expect([isGuarded, model.$view.get().status]).toEqual([[true, false], "complete"])
})

test.each([
  ["refused", refuse("Sold out.", 409), "Sold out."],
  ["unclear", refuse("", 500), "Check your email for order updates before retrying."],
])("shows on the page that an order was %s whose form a script has removed since", async (_, answer, text) => {
  page.stop()
  await open({
    answer(route) {
      if (route !== "checkout") return null
      mounted.abort()
      return answer
    },
  })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await model.submit(form())
  expect(document.querySelector("ul.woocommerce-error")?.textContent).toContain(text)
})

test("sends no order without the change that the shop refuses while the button is pressed", async () => {
  page.stop()
  await open({
    answer: (route) => (route === "cart/apply-coupon" ? refuse("This coupon has expired.", 400) : null),
  })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  const applied = model.store.send(applyCoupon, { code: "late" })
  await model.submit(form())
  expect((await applied).kind).toBe("refused")
  expect(routes()).not.toContain("checkout")
  expect(model.$view.get()).toMatchObject({
    status: "idle",
    problems: [{ fieldId: null, text: "This coupon has expired." }],
  })
  await model.submit(form())
  expect(routes()).toContain("checkout")
})

test("an order that costs more than at the press is not sent before the shopper has seen its total", async () => {
  page.stop()
  await open()
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await model.store.send(selectShippingRate, { packageId: 0, rateId: "pick:2" })
  // The shop's answer to the dearer rate comes after the press.
  const chosen = model.store.send(selectShippingRate, { packageId: 0, rateId: "flat:1" })
  await model.submit(form())
  await chosen
  expect(routes()).not.toContain("checkout")
  const [problem] = model.$view.get().problems
  expect(problem?.text).toBe(
    "Your order has changed: the total is now 1.381,95 €. Check it, and place the order again.",
  )
  await model.submit(form())
  expect(routes()).toContain("checkout")
})

test("a payment method chosen right before the press is sent first, and its fee is shown before the order is sent", async () => {
  page.stop()
  const createTotals = (price: string) => ({ currency_code: "EUR", currency_minor_unit: 2, total_price: price })
  const cart = { totals: createTotals("5000") }
  await open({
    cart,
    answer(_, body) {
      // As the platform does: an order's total has the fee of the method that was sent to the shop before.
      if (Object.keys(body).join() === "payment_method") cart.totals = createTotals("5350")
      return null
    },
  })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  model.change({ method: "bacs" })
  await model.submit(form())
  const orders = () => seen.filter(([route, body]) => route === "checkout" && "billing_address" in body)
  expect([orders(), model.$view.get().problems.map(({ text }) => text)]).toEqual([
    [],
    ["Your order has changed: the total is now €53.50. Check it, and place the order again."],
  ])
  await model.submit(form())
  expect(orders().map(([, body]) => [body["payment_method"], body["expected_total"]])).toEqual([["bacs", "5350"]])
})

test("a fault in the check of an order is reported, and leaves the form usable", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const { $answer } = model.store
  const read = vi.spyOn($answer, "get").mockImplementationOnce(() => {
    throw new TypeError("broken")
  })
  await model.submit(form())
  expect([read.mock.calls.length > 0, model.$view.get().status]).toEqual([true, "idle"])
})

test("an order waits for the last choice of a kind, and not for one that it has replaced", async () => {
  page.stop()
  let asked = 0
  await open({
    answer: (route) => (route === "cart/apply-coupon" && (asked += 1) === 1 ? refuse("Expired.", 400) : null),
  })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  const choices = ["late", "esquina10"].map((code) => model.store.send(applyCoupon, { code }))
  await model.submit(form())
  expect((await Promise.all(choices)).map(({ kind }) => kind)).toEqual(["refused", "done"])
  expect(routes()).toContain("checkout")
})

// As the platform answers: its `redirect_url` can't hold a hash.
const asked = {
  payment_result: {
    payment_status: "success",
    redirect_url: "",
    payment_details: [{ key: "redirect", value: "#wcpay-confirm-pi:1:secret:nonce" }],
  },
}

test("a payment that the provider's own script asks about shows no error behind its dialog", async () => {
  const visited: string[] = []
  const go = (url: string) => visited.push(url) > 0
  page.stop()
  await open({
    answer: (route) => (route === "checkout" ? respond(JSON.stringify(asked), 200) : null),
    services: { navigation: { go, reload: () => undefined } },
  })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await model.submit(form())
  expect(visited).toEqual(["#wcpay-confirm-pi:1:secret:nonce"])
  expect(model.$view.get()).toMatchObject({ status: "idle", problems: [] })
})

test.each([
  ["nothing", null, []],
  ["its own words", "Please refresh the page.", ["Please refresh the page."]],
])("a payment that the bank alone has confirmed may be an order, where the shop says %s", async (_, text, ownWords) => {
  page.stop()
  await open({ answer: (route) => (route === "checkout" ? respond(JSON.stringify(asked), 200) : null) })
  const gateway = model.$view.get().form?.method ?? ""
  paymentMethodsService.of(page).add({ gateway, confirm: () => Promise.resolve({ kind: "uncertain", text }) })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await model.submit(form())
  const { problems, isHeld } = model.$view.get()
  const advice = "Something went wrong when placing the order. Check your email for order updates before retrying."
  expect([problems.map((problem) => problem.text), isHeld]).toEqual([[...ownWords, advice], true])
  await model.submit(form())
  expect(routes().filter((route) => route === "checkout")).toHaveLength(1)
})

test("an order whose page the browser hasn't left for it after a minute may exist, and the form can be used again", async () => {
  const placed = { payment_result: { payment_status: "success", redirect_url: "https://shop.test/thanks/" } }
  page.stop()
  await open({ answer: (route) => (route === "checkout" ? respond(JSON.stringify(placed), 200) : null) })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await model.submit(form())
  await page.clock.advance(59_000)
  expect(model.$view.get()).toMatchObject({ status: "complete", problems: [] })
  await page.clock.advance(2000)
  expect(model.$view.get()).toMatchObject({ status: "idle", isHeld: true, problems: [{ text: mailAdvice }] })
})

test("an order that a program of the shop broke on may exist, and the platform's words aren't shown", async () => {
  const broken = { code: "internal_server_error", message: "<p>There has been a critical error on this website.</p>" }
  page.stop()
  await open({ answer: (route) => (route === "checkout" ? respond(JSON.stringify(broken), 500) : null) })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await model.submit(form())
  expect(model.$view.get().problems.map(({ text }) => text)).toEqual([
    "Something went wrong when placing the order. Check your email for order updates before retrying.",
  ])
})

test("is free for another attempt after a redirect to a fragment, where a gateway's script shows a dialog", async () => {
  const moves: string[] = []
  const held = { payment_result: { payment_status: "success", redirect_url: "#confirm-pi-1" } }
  page.stop()
  await open({
    answer: (route) => (route === "checkout" ? respond(JSON.stringify(held), 200) : null),
    services: { navigation: { go: (url) => moves.push(url) > 0, reload: () => undefined } },
  })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await model.submit(form())
  const { status, problems } = model.$view.get()
  expect([moves, status, problems]).toEqual([["#confirm-pi-1"], "idle", []])
  // The script may be confirming the payment.
  await model.submit(form())
  expect(routes().filter((route) => route === "checkout")).toHaveLength(1)
  await page.clock.advance(5000)
  await model.submit(form())
  expect(routes().filter((route) => route === "checkout")).toHaveLength(2)
})

const mailAdvice = "Something went wrong when placing the order. Check your email for order updates before retrying."
const notJson = "The response is not a valid JSON response."
const respond = (text: string, status: number): HttpResult => ({
  ...{ kind: "answer", status, isOk: status < 300, headers: {}, text, url: "https://shop.test/" },
})

test.each([
  ["HTML", respond("<html>", 200), [notJson, mailAdvice]],
  ["an error page", respond("<html>", 500), [notJson, mailAdvice]],
  ["a server error with a message", refuse("The database is away.", 500), ["The database is away.", mailAdvice]],
  ["no response", { kind: "unreachable", reason: "timeout" } as const, [mailAdvice]],
  ["a success that leads nowhere", respond('{"payment_result":{"payment_status":"success"}}', 200), [mailAdvice]],
  ["a payment that is pending", respond('{"payment_result":{"payment_status":"pending"}}', 202), [mailAdvice]],
])("an order answered by %s disables the button for five seconds, and is sent again", async (_, answer, texts) => {
  page.stop()
  await open({ answer: (route) => (route === "checkout" ? answer : null) })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await model.submit(form())
  expect(model.$view.get().problems).toEqual(texts.map((text) => ({ fieldId: null, text })))
  const ordersSent = () => routes().filter((route) => route === "checkout").length
  await model.submit(form())
  expect(ordersSent()).toBe(1)
  await page.clock.advance(5000)
  await vi.waitFor(() => expect(model.$view.get().isHeld).toBe(false))
  await model.submit(form())
  expect(ordersSent()).toBe(2)
})

test("an order refused with HTML, as by a firewall, can be sent again at once", async () => {
  page.stop()
  await open({ answer: (route) => (route === "checkout" ? respond("<html>", 403) : null), locale: "es" })
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await model.submit(form())
  const { problems, isHeld, status } = model.$view.get()
  expect(problems).toEqual([{ fieldId: null, text: "La respuesta no es una respuesta JSON válida." }])
  expect([isHeld, status]).toEqual([false, "idle"])
})

test("sends the draft's change alone, and nothing of it once the order is placed", async () => {
  model.change({ note: "Ring twice" })
  await page.clock.advance(1500)
  await vi.waitFor(() => expect(seen).toEqual([["checkout", { order_notes: "Ring twice" }]]))
  await vi.waitFor(() => expect(model.store.queue.isBusy).toBe(false))
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  model.change({ note: "Ring once" })
  await model.submit(form())
  await page.clock.advance(1500)
  await page.clock.settle()
  expect(routes()).toEqual(["checkout", "cart/update-customer", "checkout"])
  expect(seen.at(-1)?.[1]).toMatchObject({ customer_note: "Ring once" })
})

const badAddress = {
  code: "rest_invalid_param",
  message: "Invalid parameter(s): billing_address",
  data: {
    status: 400,
    params: { billing_address: "The provided phone number is not valid" },
    details: {
      billing_address: { code: "invalid_phone", message: "The provided phone number is not valid", data: null },
    },
  },
}
const refuseWith = (body: object): HttpResult => respond(JSON.stringify(body), 400)

test("marks the field of a refused address, until it is edited", async () => {
  page.stop()
  await open({ answer: (route) => (route === "cart/update-customer" ? refuseWith(badAddress) : null) })
  model.editAddress("billing", "phone", "600")
  model.leaveField("billing-phone")
  const error = { section: "billing", fieldId: "billing-phone", text: "The provided phone number is not valid" }
  await vi.waitFor(() => expect(model.$view.get().addressErrors).toEqual([error]))
  for (const [key, value] of Object.entries(address)) model.editAddress("billing", key, value)
  await model.submit(form())
  expect(model.$view.get().problems).toEqual([{ fieldId: "billing-phone", text: error.text }])
  model.editAddress("billing", "phone", "601")
  expect(model.$view.get().addressErrors).toEqual([])
})

/** The settings of address fields that the platform's blocks print. */
function printFieldSettings(fields: object): void {
  Reflect.set(window, "wc", { wcSettings: { getSetting: (key: string) => (key === "defaultFields" ? fields : false) } })
  onTestFinished(() => void Reflect.deleteProperty(window, "wc"))
}

test("shows a refusal at the address that it names, by its field's label where it names one", async () => {
  const errors = { shipping: ["Phone is required", "Too far away."] }
  const body = { code: "woocommerce_rest_invalid_address", message: "There was a problem.", data: { errors } }
  page.stop()
  printFieldSettings({ phone: { required: true } })
  await open({
    answer: (route) => (route === "checkout" ? refuseWith(body) : null),
  })
  model.change({ shipsElsewhere: true })
  for (const section of ["billing", "shipping"] as const)
    for (const [key, value] of Object.entries({ ...address, phone: "600 000 000" }))
      model.editAddress(section, key, value)
  await model.submit(form())
  expect(model.$view.get().problems).toEqual([
    { fieldId: "shipping-phone", text: "Phone is required" },
    { fieldId: "shipping-address", text: "Too far away." },
  ])
})

test("sends the phone of a shipping address, which the shop's settings make optional", async () => {
  page.stop()
  printFieldSettings({ phone: { required: false, hidden: false } })
  await open()
  model.change({ shipsElsewhere: true })
  for (const section of ["billing", "shipping"] as const)
    for (const [key, value] of Object.entries(address)) model.editAddress(section, key, value)
  model.editAddress("shipping", "phone", "600 000 000")
  await model.submit(form())
  expect(model.$view.get().problems).toEqual([])
  expect(seen.at(-1)?.[1]).toMatchObject({ shipping_address: { phone: "600 000 000" } })
})

test("asks for what the shop's settings of address fields require, and for nothing that they hide", async () => {
  const fields = { phone: { required: true }, company: { required: true, hidden: false }, address_2: { hidden: true } }
  page.stop()
  printFieldSettings(fields)
  await open()
  for (const [key, value] of Object.entries({ ...address, address_2: "3 B" })) model.editAddress("billing", key, value)
  await model.submit(form())
  expect(model.$view.get().problems.map(({ fieldId }) => fieldId)).toEqual(["billing-company", "billing-phone"])
  model.editAddress("billing", "company", "Ring SL")
  model.editAddress("billing", "phone", "600 000 000")
  await model.submit(form())
  expect(seen.at(-1)?.[1]).toMatchObject({ billing_address: { company: "Ring SL", address_2: "" } })
})

test("shows a payment that failed after the shop sent the shopper back as an error of the form, each time anew", () => {
  for (const attempt of [1, 2]) {
    model.showPaymentError("Declined.")
    const view = model.$view.get()
    expect([view.problems, view.attempt, view.status]).toEqual([
      [{ fieldId: null, text: "Declined." }],
      attempt,
      "idle",
    ])
  }
})
