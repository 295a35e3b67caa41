import { describe, expect, test } from "vitest"
import { addByLink } from "../../testing/cart.ts"
import { bilbao } from "../../testing/forms.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer, Visitor } from "../../testing/visitor.ts"
import { isRecord } from "../../endpoints/storeApiBody.ts"

const { newVisitor } = useShop()
const api = "/wp-json/wc/store/v1"

type Json = Readonly<Record<string, unknown>>

const address: Json = Object.fromEntries(
  Object.entries(bilbao).map(([name, value]) => [name.replace("billing_", ""), value]),
)

function readJson(answer: Answer): Json {
  const body: unknown = answer.json()
  return isRecord(body) ? body : {}
}

const at = (body: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === "object" && value ? Reflect.get(value, key) : undefined), body)

/** Sends a write request with the nonce of a new cart response. */
async function call(
  visitor: Visitor,
  method: "POST" | "PUT",
  path: string,
  body: Json,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const nonce = (await visitor.get(`${api}/cart`)).headers.get("Nonce") ?? ""
  return visitor.send(`${api}${path}`, {
    method,
    headers: { "Content-Type": "application/json", Nonce: nonce, ...headers },
    body: JSON.stringify(body),
  })
}

const post = (visitor: Visitor, path: string, body: Json, headers = {}) => call(visitor, "POST", path, body, headers)
const readCart = async (visitor: Visitor, query = "") => readJson(await visitor.get(`${api}/cart${query}`))

async function newShopper(): Promise<Visitor> {
  const visitor = newVisitor()
  await addByLink(visitor, 101)
  return visitor
}

const order = (more: Json = {}): Json => ({ billing_address: address, payment_method: "cod", ...more })

describe("update-customer", () => {
  test("keeps both addresses, and sends the parcel to the second", async () => {
    const visitor = await newShopper()
    const answer = await post(visitor, "/cart/update-customer", {
      billing_address: { ...address, postcode: " 48001 " },
      shipping_address: { ...address, first_name: "Otra", country: "DE", state: "", postcode: "10115" },
    })
    expect(answer.status).toBe(200)
    const cart = readJson(answer)
    expect(at(cart, "billing_address", "postcode")).toBe("48001")
    expect(at(cart, "billing_address", "email")).toBe(bilbao.billing_email)
    expect(at(cart, "shipping_address", "country")).toBe("DE")
    expect(at(cart, "shipping_rates", 0, "destination", "country")).toBe("DE")
  })

  test("leaves members that a body doesn't have as they are", async () => {
    const visitor = await newShopper()
    await post(visitor, "/cart/update-customer", { billing_address: address })
    const cart = readJson(await post(visitor, "/cart/update-customer", { billing_address: { city: "Getxo" } }))
    expect(at(cart, "billing_address", "city")).toBe("Getxo")
    expect(at(cart, "billing_address", "first_name")).toBe("Nuria")
  })

  test.each([
    [{}, 400],
    [{ billing_address: "Bilbao" }, 400],
    [{ billing_address: { country: "XX" } }, 400],
  ])("refuses %j", async (body, status) => {
    expect((await post(await newShopper(), "/cart/update-customer", body)).status).toBe(status)
  })

  test("takes values of the wrong kind for missing ones", async () => {
    const visitor = await newShopper()
    const body = { billing_address: { ...address, city: { a: 1 }, postcode: 48001, "\0": "x" } }
    const cart = readJson(await post(visitor, "/cart/update-customer", body))
    expect(at(cart, "billing_address", "city")).toBe("")
  })
})

describe("select-shipping-rate", () => {
  test("chooses a rate that is offered", async () => {
    const visitor = await newShopper()
    const cart = readJson(await post(visitor, "/cart/select-shipping-rate", { rate_id: "pickup_location:3" }))
    expect(at(cart, "totals", "total_shipping")).toBe("0")
  })

  test("answers with the actual basket to a rate that isn't offered", async () => {
    const answer = await post(await newShopper(), "/cart/select-shipping-rate", { package_id: 0, rate_id: "gold:9" })
    expect(answer.status).toBe(409)
    expect(at(readJson(answer), "data", "cart", "items_count")).toBe(1)
  })

  test("misses a rate", async () => {
    const body = readJson(await post(await newShopper(), "/cart/select-shipping-rate", {}))
    expect(body["code"]).toBe("woocommerce_rest_cart_missing_rate_id")
  })
})

describe("coupons", () => {
  test("are entered and taken out", async () => {
    const visitor = await newShopper()
    const entered = readJson(await post(visitor, "/cart/apply-coupon", { code: " ESQUINA10 " }))
    expect(at(entered, "coupons", 0, "code")).toBe("esquina10")
    const without = readJson(await post(visitor, "/cart/remove-coupon", { code: "esquina10" }))
    expect(at(without, "coupons")).toEqual([])
  })

  test.each([
    ["/cart/apply-coupon", { code: "nobody" }, 400, "woocommerce_rest_cart_coupon_error"],
    ["/cart/apply-coupon", { code: "" }, 400, "rest_missing_callback_param"],
    ["/cart/remove-coupon", { code: "nobody" }, 409, "woocommerce_rest_cart_coupon_invalid_code"],
  ])("%s refuses %j", async (path, body, status, code) => {
    const answer = await post(await newShopper(), path, body)
    expect([answer.status, readJson(answer)["code"]]).toEqual([status, code])
  })
})

describe("checkout", () => {
  test("keeps the draft's notes and payment method, and answers the cart with it", async () => {
    const visitor = await newShopper()
    const answer = await call(visitor, "PUT", "/checkout", { order_notes: "Toca dos veces", payment_method: "bacs" })
    const draft = readJson(answer)
    expect([draft["customer_note"], draft["payment_method"]]).toEqual(["Toca dos veces", "bacs"])
    expect(at(draft, "__experimentalCart", "items_count")).toBe(1)
    expect(readJson(await visitor.get(`${api}/checkout`))).toEqual(draft)
  })

  test("places an order and empties the basket", async () => {
    const visitor = await newShopper()
    const placed = readJson(await post(visitor, "/checkout", order({ customer_note: "Hola" })))
    expect(at(placed, "payment_result", "payment_status")).toBe("success")
    expect(at(placed, "payment_result", "redirect_url")).toContain("/checkout/order-received/")
    expect(at(await readCart(visitor), "items_count")).toBe(0)
  })

  test("places one order for two requests at once, and answers both with it", async () => {
    const visitor = await newShopper()
    const { headers } = await visitor.get(`${api}/cart`)
    const key = { "Idempotency-Key": headers.get("Cart-Hash") ?? "" }
    const answers = await Promise.all([1, 2, 3].map(() => post(visitor, "/checkout", order(), key)))
    const ids = answers.map((answer) => readJson(answer)["order_id"])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(ids).size).toBe(1)
  })

  test("refuses an order of a basket that has changed, and answers with the actual one", async () => {
    const visitor = await newShopper()
    const key = { "Idempotency-Key": (await visitor.get(`${api}/cart`)).headers.get("Cart-Hash") ?? "" }
    await addByLink(visitor, 103)
    const answer = await post(visitor, "/checkout", order(), key)
    expect(answer.status).toBe(409)
    expect(at(readJson(answer), "data", "cart", "items_count")).toBe(2)
  })

  test("refuses a total above the one that the page showed, and takes a lower one", async () => {
    const visitor = await newShopper()
    const total = String(at(await readCart(visitor), "totals", "total_price"))
    for (const shown of [String(Number(total) - 1), "a lot", 5]) {
      const answer = await post(visitor, "/checkout", order({ expected_total: shown }))
      expect([answer.status, readJson(answer)["code"]]).toEqual([409, "woocommerce_rest_checkout_total_mismatch"])
      expect(at(readJson(answer), "data", "cart", "totals", "total_price")).toBe(total)
    }
    const placed = await post(visitor, "/checkout", order({ expected_total: String(Number(total) + 1) }))
    expect(placed.status).toBe(200)
    const another = await newShopper()
    expect((await post(another, "/checkout", order({ expected_total: total }))).status).toBe(200)
  })

  test("compares the page's total with that of the order's own address", async () => {
    const visitor = await newShopper()
    const total = at(await readCart(visitor), "totals", "total_price")
    const abroad = { ...address, country: "DE", state: "", postcode: "10115" }
    const body = { billing_address: abroad, shipping_address: abroad, payment_method: "bacs", expected_total: total }
    const refused = readJson(await post(visitor, "/checkout", body))
    const now = at(refused, "data", "cart", "totals", "total_price")
    expect(Number(now)).toBeGreaterThan(Number(total))
    expect((await post(visitor, "/checkout", { ...body, expected_total: now })).status).toBe(200)
  })

  test("refuses an order of nothing, also with a key that no order has", async () => {
    const answers = [
      await post(newVisitor(), "/checkout", order()),
      await post(newVisitor(), "/checkout", order(), { "Idempotency-Key": "0".repeat(32) }),
    ]
    expect(answers.map((answer) => readJson(answer)["code"])).toEqual(Array(2).fill("woocommerce_rest_cart_empty"))
  })

  test("gives nobody the order of another session", async () => {
    const visitor = await newShopper()
    const key = { "Idempotency-Key": (await visitor.get(`${api}/cart`)).headers.get("Cart-Hash") ?? "" }
    await post(visitor, "/checkout", order(), key)
    expect((await post(newVisitor(), "/checkout", order(), key)).status).toBe(409)
  })

  test("names the fields that are wrong", async () => {
    const body = readJson(await post(await newShopper(), "/checkout", order({ billing_address: { country: "ES" } })))
    expect(at(body, "data", "status")).toBe(400)
    expect(Object.keys(at(body, "fields") as object)).toContain("billing_first_name")
  })

  test("refuses a way to pay that isn't offered", async () => {
    const answer = await post(await newShopper(), "/checkout", order({ payment_method: "gold" }))
    expect([answer.status, readJson(answer)["code"]]).toEqual([
      409,
      "woocommerce_rest_checkout_payment_method_disabled",
    ])
  })

  test("makes the account that a guest asks for, and logs them in", async () => {
    const visitor = await newShopper()
    const account = { create_account: true, customer_password: "tres asaltos y medio" }
    const billing_address = { ...address, email: "block.account@example.com" }
    const placed = readJson(await post(visitor, "/checkout", order({ ...account, billing_address })))
    expect(placed["customer_id"]).toBeGreaterThan(0)
    expect((await visitor.get("/mi-cuenta/")).text).toContain("customer-logout")
  })

  test.each([
    [[{ key: "wcpay-payment-method", value: "pm_sim_nobody" }], 400],
    [[], 400],
    ["hostile", 400],
  ])("says what is wrong with a card: %j", async (payment_data, status) => {
    const answer = await post(
      await newShopper(),
      "/checkout",
      order({ payment_method: "woocommerce_payments", payment_data }),
    )
    expect(answer.status).toBe(status)
    expect(readJson(answer)["code"]).toBe("woocommerce_rest_checkout_process_payment_error")
  })
})

describe("currencies", () => {
  test.each([
    ["EUR", 2],
    ["JPY", 0],
    ["kwd", 3],
    ["XXX", 2],
  ])("?currency=%s counts with %i decimals", async (code, minorUnit) => {
    const cart = await readCart(await newShopper(), `?currency=${code}`)
    expect(at(cart, "totals", "currency_minor_unit")).toBe(minorUnit)
    const { total_items, total_items_tax, total_discount, total_shipping, total_shipping_tax, total_price } = at(
      cart,
      "totals",
    ) as Record<string, string>
    const sum = [total_items, total_items_tax, total_shipping, total_shipping_tax]
      .map(Number)
      .reduce((a, b) => a + b, 0)
    expect(sum - Number(total_discount)).toBe(Number(total_price))
  })

  test.each(["JPY", "KWD"])("an order in %s keeps it, whatever is asked for later", async (code) => {
    const visitor = await newShopper()
    const total = at(await readCart(visitor, `?currency=${code}`), "totals", "total_price")
    const placed = readJson(await post(visitor, `/checkout?currency=${code}`, order()))
    const page = await visitor.get(String(at(placed, "payment_result", "redirect_url")).replace("http://shop.test", ""))
    const purchase: unknown = JSON.parse(page.page.querySelector("[data-ringside-order]")?.textContent ?? "{}")
    expect(at(purchase, "totals", "currency_code")).toBe(code)
    expect(at(purchase, "totals", "total_price")).toBe(total)
    expect(page.text).toContain(code === "JPY" ? "¥" : "KD")
  })
})

describe("pages", () => {
  test.each([
    ["/checkout/?checkout=block", '[data-block-name="woocommerce/checkout"]'],
    ["/en/checkout/?checkout=block&currency=JPY", '[data-block-name="woocommerce/checkout"]'],
    ["/carrito/?checkout=block", '[data-block-name="woocommerce/cart"]'],
    ["/checkout/", "form.checkout"],
  ])("%s holds %s", async (path, selector) => {
    const { page } = await (await newShopper()).get(path)
    expect(page.querySelector(selector)).not.toBeNull()
  })
})
