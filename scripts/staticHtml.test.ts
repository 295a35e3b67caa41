import { spawn, type ChildProcess } from "node:child_process"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { countItems, readLines, setQuantity } from "../examples/static-html/baskets.mjs"
import { hashBasket } from "../examples/static-html/orders.mjs"
import { answerStoreApi } from "../examples/static-html/storeApi.mjs"
import { listAnswerMistakes } from "./docs/storeApiDocument.mjs"
import { root } from "./workspace.mjs"

let server: ChildProcess
let url = ""

beforeAll(async () => {
  const child = spawn(process.execPath, [join(root, "examples/static-html/server.mjs")], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  server = child
  url = await new Promise<string>((resolve) => {
    let output = ""
    child.stdout.setEncoding("utf8").on("data", (words: string) => {
      output += words
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (address !== undefined) resolve(address)
    })
  })
})
afterAll(() => server.kill())

/** The basket's cookie that a response sets, as `basket=VALUE`; empty without one. */
function cookieOf(answer: Response): string {
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("basket="))
      ?.split(";")[0] ?? ""
  )
}

describe("the session of the one-page example", () => {
  it.each([
    ["that somebody has made up", "basket=11111111-1111-4111-8111-111111111111"],
    ["with a signature that somebody has made up", `basket=11111111-1111-4111-8111-111111111111.${"0".repeat(32)}`],
  ])("is not one %s", async (_, forged) => {
    const answer = await fetch(`${url}/`, { headers: { Cookie: forged } })
    expect(cookieOf(answer)).toMatch(/^basket=[\w-]{36}\.\w{32}$/)
    expect(cookieOf(answer)).not.toContain("11111111")
  })

  it("is the one that the server gave", async () => {
    const cookie = cookieOf(await fetch(`${url}/`))
    await fetch(`${url}/?add-to-cart=1`, { headers: { Cookie: cookie }, redirect: "manual" })
    const basket = await fetch(`${url}/basket`, { headers: { Cookie: cookie } })
    expect(cookieOf(basket)).toBe(cookie)
    expect(await basket.text()).toContain('name="quantity-1"')
  })
})

it.each([
  ["/en/basket", "Basket – "],
  ["/en/checkout", "Checkout – "],
  ["/checkout", "Finalizar compra – "],
  ["/", "Tres"],
])("names the page %s in its title", async (path, start) => {
  const html = await (await fetch(url + path)).text()
  expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(new RegExp(`^${start}`))
})

it("keeps a limited number of baskets: the one that was changed longest ago goes first", () => {
  const sessions = Array.from({ length: 10_001 }, (_, index) => `session ${String(index)}`)
  for (const session of sessions.slice(0, -1)) setQuantity(session, 1, 1)
  setQuantity("session 0", 1, 2)
  setQuantity("session 10000", 1, 1)
  const counts = ["session 0", "session 1", "session 2", "session 10000"].map((session) =>
    countItems(readLines(session)),
  )
  expect(counts).toEqual([2, 0, 1, 1])
})

it("refuses a nonce beyond ASCII as it does any other", async () => {
  const answer = await fetch(`${url}/api/wc/store/v1/cart/add-item`, {
    method: "POST",
    headers: { Nonce: "ñ".repeat(32), "Content-Type": "application/json" },
    body: JSON.stringify({ id: 1, quantity: 1 }),
  })
  expect([401, 403]).toContain(answer.status)
})

it.each(["/", "/basket", "/checkout", "/style.css", "/nothing", "/api/wc/store/v1/cart"])(
  "sends its policy with %s",
  async (path) => {
    const { headers } = await fetch(`${url}${path}`)
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff")
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'; ")
  },
)

interface Sending {
  readonly method?: string
  readonly session?: string
  readonly basketHash?: string
}

/** Sends a change to the Store API. */
function send(route: string, body: object, { method = "POST", session = "a shopper", basketHash = "" }: Sending = {}) {
  return answerStoreApi({
    ...{ method, route, body: JSON.stringify(body), session, basketHash },
    ...{ query: new URLSearchParams(), isNonceValid: true, language: "en" },
  })
}

it("answers as the document of the Store API says", () => {
  const added = send("/cart/add-item", { id: 3 })
  expect([added.status, listAnswerMistakes("Cart", added.body)]).toEqual([201, []])
  const refused = send("/cart/update-item", { key: "3", quantity: 50 })
  expect([refused.status, listAnswerMistakes("Refusal", refused.body)]).toEqual([400, []])
})

const address = {
  ...{ first_name: "Ana", last_name: "López", address_1: "Gran Vía 1" },
  ...{ postcode: "28013", city: "Madrid", state: "Madrid", country: "ES" },
}
const billing_address = { ...address, email: "ana@example.com" }
const order = { billing_address, shipping_address: address, payment_method: "cod" }

describe("the checkout of the one-page example", () => {
  it("takes an order, and answers as the document of the Store API says", () => {
    const session = "a buyer"
    send("/cart/add-item", { id: 4, variation: [{ attribute: "Colour", value: "Red" }] }, { session })
    const stored = send("/cart/update-customer", { billing_address, shipping_address: address }, { session })
    expect([stored.status, listAnswerMistakes("Cart", stored.body)]).toEqual([200, []])
    expect(stored.body).toMatchObject({ billing_address, totals: { total_shipping: "490", total_price: "1690" } })
    const chosen = send("/cart/select-shipping-rate", { package_id: 0, rate_id: "courier" }, { session })
    expect(chosen.body).toMatchObject({ totals: { total_price: "2190" } })
    const draft = send("/checkout", { order_notes: "Ring twice" }, { session, method: "PUT" })
    expect([draft.status, listAnswerMistakes("Draft", draft.body)]).toEqual([200, []])
    expect(draft.body).toMatchObject({ status: "checkout-draft", customer_note: "Ring twice" })
    expect(send("/checkout", {}, { session, method: "GET" }).body).toEqual(draft.body)
    const placed = send("/checkout", { ...order, expected_total: "2190" }, { session })
    expect([placed.status, listAnswerMistakes("Order", placed.body)]).toEqual([200, []])
    expect(placed.body).toMatchObject({
      ...{ status: "processing", customer_note: "Ring twice", billing_address },
      payment_result: {
        payment_status: "success",
        redirect_url: expect.stringMatching(/^\/en\/received\?key=wc_order_/),
      },
    })
    expect(countItems(readLines(session))).toBe(0)
  })

  it("answers a second request for the same basket with the same order, and to nobody else", () => {
    const session = "a buyer with two tabs"
    send("/cart/add-item", { id: 1 }, { session })
    const basketHash = hashBasket(session)
    const [first, second] = ["one tab", "the other"].map(() => send("/checkout", order, { session, basketHash }))
    expect(second).toEqual(first)
    const answers = [
      send("/checkout", order, { session }),
      send("/checkout", order, { session: "somebody else", basketHash }),
    ]
    expect(answers).toMatchObject(Array(2).fill({ status: 400, body: { code: "woocommerce_rest_cart_empty" } }))
  })

  it("answers a repeated request with the same order where another tab had made the basket cheaper", () => {
    const session = "a buyer whose other tab takes one out"
    send("/cart/add-item", { id: 1, quantity: 2 }, { session })
    const basketHash = hashBasket(session)
    setQuantity(session, 1, 1)
    const cheaperHash = hashBasket(session)
    const [first, second] = ["lost", "repeated"].map(() => send("/checkout", order, { session, basketHash }))
    expect(first?.status).toBe(200)
    expect(second).toEqual(first)
    // The other tab shows the cheaper basket.
    expect(send("/checkout", order, { session, basketHash: cheaperHash })).toEqual(first)
  })

  it("answers a repeated request with the same order where something else is in the basket since", () => {
    const session = "a buyer who goes on shopping"
    send("/cart/add-item", { id: 1 }, { session })
    const basketHash = hashBasket(session)
    const first = send("/checkout", order, { session, basketHash })
    send("/cart/add-item", { id: 2 }, { session })
    expect(send("/checkout", order, { session, basketHash })).toEqual(first)
    expect(countItems(readLines(session))).toBe(1)
  })

  it("answers an equal basket of another order not with the first one's order", () => {
    const session = "a buyer who orders the same again, in two tabs"
    send("/cart/add-item", { id: 1 }, { session })
    const first = send("/checkout", order, { session, basketHash: hashBasket(session) })
    send("/cart/add-item", { id: 1 }, { session })
    const basketHash = hashBasket(session)
    send("/cart/add-item", { id: 2 }, { session })
    expect(send("/checkout", order, { session, basketHash })).not.toEqual(first)
  })

  it("takes a second order of the same products", () => {
    const session = "a buyer who orders twice"
    const [first, second] = ["first", "second"].map(() => {
      send("/cart/add-item", { id: 1 }, { session })
      return send("/checkout", order, { session, basketHash: hashBasket(session) })
    })
    expect([first?.status, second?.status]).toEqual([200, 200])
    expect(second).not.toEqual(first)
  })

  it.each([
    [
      "fields that are missing",
      { billing_address: { ...billing_address, city: " " }, shipping_address: { ...address, postcode: "" } },
      {
        status: 400,
        code: "woocommerce_rest_invalid_address",
        message: "There was a problem with the provided billing address: Town / City is required",
        data: { errors: { billing: ["Town / City is required"], shipping: ["Postcode / ZIP is required"] } },
      },
    ],
    [
      "an address for mail that is none",
      { billing_address: { ...billing_address, email: "ana" } },
      { status: 400, code: "woocommerce_rest_missing_email_address" },
    ],
    [
      "another country",
      { shipping_address: { ...address, country: "FR" } },
      { status: 400, code: "woocommerce_rest_invalid_address_country" },
    ],
    [
      "no way to pay",
      { payment_method: "" },
      { status: 400, code: "woocommerce_rest_checkout_missing_payment_method" },
    ],
    [
      "a way to pay that isn't offered",
      { payment_method: "bacs" },
      { status: 400, code: "woocommerce_rest_checkout_payment_method_disabled" },
    ],
    [
      "a total above the one that the page showed",
      { expected_total: "2289" },
      {
        status: 409,
        code: "woocommerce_rest_checkout_total_mismatch",
        data: { cart: { totals: { total_price: "2290" } } },
      },
    ],
  ])("refuses %s, and keeps the basket", (what, change, { status, ...body }) => {
    const session = `a shopper with ${what}`
    send("/cart/add-item", { id: 1 }, { session })
    const refused = send("/checkout", { ...order, ...change }, { session })
    expect([refused.status, listAnswerMistakes("Refusal", refused.body)]).toEqual([status, []])
    expect(refused.body).toMatchObject(body)
    expect(countItems(readLines(session))).toBe(1)
  })

  it("refuses a rate that there isn't", () => {
    expect(send("/cart/select-shipping-rate", { rate_id: "airship" }).status).toBe(400)
  })
})
