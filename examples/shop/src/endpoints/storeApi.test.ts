import { describe, expect, test } from "vitest"
import { lineOf, linesOf, quantitiesOf, readLines } from "../testing/cart.ts"
import { useShop } from "../testing/shop.ts"
import type { Answer, Visitor } from "../testing/visitor.ts"

const hourMs = 60 * 60 * 1000
let now = Date.now()
const { newVisitor } = useShop({ clock: () => now })
const base = "/wp-json/wc/store/v1"

function send(visitor: Visitor, path: string, body: unknown, nonce?: string): Promise<Answer> {
  const headers = { "Content-Type": "application/json", ...(nonce !== undefined && { Nonce: nonce }) }
  return visitor.send(path, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) })
}

async function nonceOf(visitor: Visitor): Promise<string> {
  return (await visitor.get(`${base}/cart`)).headers.get("Nonce") ?? ""
}

async function write(visitor: Visitor, operation: string, body: unknown): Promise<Answer> {
  return send(visitor, `${base}/cart/${operation}`, body, await nonceOf(visitor))
}

describe("the cart", () => {
  test.each([
    "/wp-json/wc/store/v1/cart",
    "/wp-json/wc/store/v1/cart?currency=EUR",
    "/wp-json/wc/store/cart",
    "/en/wp-json/wc/store/v1/cart",
    "/?rest_route=/wc/store/v1/cart",
    "/en/?rest_route=/wc/store/cart",
  ])("is answered at %s", async (path) => {
    const answer = await newVisitor().get(path)
    expect(answer.status).toBe(200)
    expect(answer.json()).toMatchObject({
      items: [],
      coupons: [],
      shipping_rates: [],
      needs_shipping: false,
      needs_payment: false,
      items_count: 0,
      errors: [],
      totals: { total_price: "0", total_tax: "0", currency_code: "EUR", currency_minor_unit: 2 },
    })
  })

  test.each([
    {
      prefix: "",
      name: "Chema «El Faro» Barandica",
      attribute: "Pintura",
      value: "Roja",
      rate: "Envío estándar",
      tax: "IVA",
    },
    {
      prefix: "/en",
      name: "Chema “The Lighthouse” Barandica",
      attribute: "Paint",
      value: "Red",
      rate: "Standard shipping",
      tax: "VAT",
    },
  ])("names things in the language of its address: $prefix/", async ({ prefix, name, attribute, value, rate, tax }) => {
    const visitor = newVisitor()
    const path = `${prefix}${base}/cart/add-item`
    const answer = await send(visitor, path, { id: 1001, quantity: 1 }, await nonceOf(visitor))
    expect(answer.status).toBe(201)
    expect(answer.json()).toMatchObject({
      items_count: 1,
      needs_shipping: true,
      items: [
        {
          id: 1001,
          name,
          type: "variation",
          quantity: 1,
          quantity_limits: { minimum: 1, maximum: 18, multiple_of: 1, editable: true },
          low_stock_remaining: null,
          sold_individually: false,
          permalink: `http://shop.test${prefix}/product/chema-el-faro-barandica/`,
          variation: [
            { raw_attribute: "attribute_pintura", attribute, value },
            { raw_attribute: "attribute_escala", value: "1:12" },
          ],
          images: [{ src: "http://shop.test/figures/chema-el-faro-barandica/1-1280.webp" }],
          prices: { price: "6400", regular_price: "6400", sale_price: "6400", currency_code: "EUR" },
          totals: { line_subtotal: "5289", line_subtotal_tax: "1111", currency_minor_unit: 2 },
        },
      ],
      shipping_rates: [
        {
          package_id: 0,
          shipping_rates: [
            { rate_id: "flat_rate:1", price: "570", taxes: "120", selected: true },
            { rate_id: "pickup_location:3", price: "0", selected: false, meta_data: [{ key: "pickup_address" }, {}] },
          ],
        },
      ],
      totals: {
        total_items: "5289",
        total_items_tax: "1111",
        total_shipping: "570",
        total_price: "7090",
        total_tax: "1231",
        tax_lines: [{ name: tax, price: "1231", rate: "21%" }],
      },
    })
    expect(answer.text).toContain(rate)
  })

  test("contains reduced prices, low stock and the limit of one to an order", async () => {
    const visitor = newVisitor()
    await write(visitor, "add-item", { id: 104 })
    await write(visitor, "add-item", { id: 102 })
    const answer = await write(visitor, "add-item", { id: 131 })
    expect(answer.json()).toMatchObject({
      items: [
        { id: 104, prices: { price: "4900", regular_price: "5800", sale_price: "4900" } },
        { id: 102, low_stock_remaining: 3 },
        { id: 131, sold_individually: true, quantity_limits: { maximum: 1, editable: false } },
      ],
    })
  })
})

test("every answer carries nonce, time, hash and user, a refusal too", async () => {
  const visitor = newVisitor()
  const answers = [
    await visitor.get(`${base}/cart`),
    await write(visitor, "add-item", { id: 101 }),
    await send(visitor, `${base}/cart/add-item`, { id: 101 }),
    await send(visitor, `${base}/cart/add-item`, "{"),
    await visitor.get(`${base}/nothing`),
  ]
  for (const { headers } of answers) {
    expect(headers.get("Nonce")).toMatch(/^[0-9a-f]{20}$/)
    expect(headers.get("Nonce-Timestamp")).toBe(String(Math.floor(now / 1000)))
    expect(headers.get("Cart-Hash")).not.toBeNull()
    expect(headers.get("User-ID")).toBe("0")
  }
  expect(answers.at(-1)?.headers.get("Cart-Hash")).toBe(visitor.cookies.get("woocommerce_cart_hash"))
})

describe("nonces", () => {
  test("a missing one is refused with a good one", async () => {
    const visitor = newVisitor()
    const refused = await send(visitor, `${base}/cart/add-item`, { id: 101 })
    expect(refused.status).toBe(401)
    expect(refused.json()).toMatchObject({ code: "woocommerce_rest_missing_nonce", data: { status: 401 } })
    const again = await send(visitor, `${base}/cart/add-item`, { id: 101 }, refused.headers.get("Nonce") ?? "")
    expect(again.status).toBe(201)
  })

  test("one of yesterday's page is refused with a good one", async () => {
    const visitor = newVisitor()
    const nonce = await nonceOf(visitor)
    now += 24 * hourMs
    const refused = await send(visitor, `${base}/cart/add-item`, { id: 101 }, nonce)
    expect(refused.status).toBe(403)
    expect(refused.json()).toMatchObject({ code: "woocommerce_rest_invalid_nonce", data: { status: 403 } })
    const again = await send(visitor, `${base}/cart/add-item`, { id: 101 }, refused.headers.get("Nonce") ?? "")
    expect(again.status).toBe(201)
  })

  test("another visitor's is refused", async () => {
    const [visitor, other] = [newVisitor(), newVisitor()]
    await nonceOf(visitor)
    expect((await send(visitor, `${base}/cart/add-item`, { id: 101 }, await nonceOf(other))).status).toBe(403)
  })
})

describe("add-item", () => {
  test.each([
    {
      how: "labels",
      variation: [
        { attribute: "Pintura", value: "Negra" },
        { attribute: "Escala", value: "1:12" },
      ],
    },
    {
      how: "field names",
      variation: [
        { attribute: "attribute_pintura", value: "negra" },
        { attribute: "attribute_escala", value: "1-12" },
      ],
    },
  ])("finds a variation by $how", async ({ variation }) => {
    const visitor = newVisitor()
    expect((await write(visitor, "add-item", { id: 111, quantity: 2, variation })).status).toBe(201)
    expect(await quantitiesOf(visitor)).toEqual({ 1003: 2 })
  })

  test.each([
    { body: { id: 113 }, status: 400, code: "woocommerce_rest_product_out_of_stock" },
    { body: { id: 106, quantity: 2 }, status: 400, code: "woocommerce_rest_product_partially_out_of_stock" },
    { body: { id: 4711 }, status: 404, code: "woocommerce_rest_cart_invalid_product" },
    { body: { id: 111 }, status: 400, code: "woocommerce_rest_missing_variation_data" },
    {
      body: {
        id: 111,
        variation: [
          { attribute: "pintura", value: "negra" },
          { attribute: "escala", value: "1-6" },
        ],
      },
      status: 400,
      code: "woocommerce_rest_variation_id_from_variation_data",
    },
    { body: { id: 101, quantity: 0 }, status: 400, code: "woocommerce_rest_invalid_quantity" },
    { body: { id: 101, quantity: 1.5 }, status: 400, code: "woocommerce_rest_invalid_quantity" },
    { body: { id: 101, quantity: 1e9 }, status: 400, code: "woocommerce_rest_invalid_quantity" },
    { body: { id: 1e12 }, status: 400, code: "rest_missing_callback_param" },
    { body: { quantity: 1 }, status: 400, code: "rest_missing_callback_param" },
    { body: [], status: 400, code: "rest_missing_callback_param" },
    { body: "null", status: 400, code: "rest_missing_callback_param" },
    { body: "{", status: 400, code: "rest_invalid_json" },
  ])("refuses $body with $code", async ({ body, status, code }) => {
    const visitor = newVisitor()
    const answer = await write(visitor, "add-item", body)
    expect(answer.status).toBe(status)
    expect(answer.json()).toMatchObject({ code, data: { status } })
    expect(await linesOf(visitor)).toEqual([])
  })

  test("refuses the second of what is sold one to an order", async () => {
    const visitor = newVisitor()
    await write(visitor, "add-item", { id: 131 })
    expect((await write(visitor, "add-item", { id: 131 })).json()).toMatchObject({
      code: "woocommerce_rest_product_too_many_in_cart",
    })
  })
})

describe("update-item and remove-item", () => {
  test("change and remove a line", async () => {
    const visitor = newVisitor()
    await write(visitor, "add-item", { id: 101 })
    const { key } = await lineOf(visitor, 101)
    expect(readLines((await write(visitor, "update-item", { key, quantity: 5 })).json())).toMatchObject([
      { quantity: 5 },
    ])
    const removed = await write(visitor, "remove-item", { key })
    expect(removed.status).toBe(200)
    expect(readLines(removed.json())).toEqual([])
  })

  test.each([
    { what: "more than there is", quantity: 25, code: "woocommerce_rest_product_partially_out_of_stock" },
    { what: "a line that is gone", key: "0".repeat(32), quantity: 1, code: "woocommerce_rest_cart_invalid_key" },
  ])("answer a conflict with the true basket: $what", async ({ key, quantity, code }) => {
    const visitor = newVisitor()
    await write(visitor, "add-item", { id: 101, quantity: 2 })
    const line = await lineOf(visitor, 101)
    const answer = await write(visitor, "update-item", { key: key ?? line.key, quantity })
    expect(answer.status).toBe(409)
    expect(answer.json()).toMatchObject({ code, data: { status: 409, cart: { items: [{ quantity: 2 }] } } })
  })

  test("removing twice is a conflict", async () => {
    const visitor = newVisitor()
    await write(visitor, "add-item", { id: 101 })
    const { key } = await lineOf(visitor, 101)
    await write(visitor, "remove-item", { key })
    expect((await write(visitor, "remove-item", { key })).status).toBe(409)
  })

  test.each([{}, { key: "" }, { key: 5 }, { key: "x" }, { key: "x", quantity: "many" }, { key: "x", quantity: -1 }])(
    "refuse %j",
    async (body) => {
      expect((await write(newVisitor(), "update-item", body)).status).toBe(400)
    },
  )
})

describe("batch", () => {
  function request(path: string, body: unknown, nonce: string) {
    return { method: "POST", path, headers: { Nonce: nonce }, body }
  }

  test("does its requests in order and answers each", async () => {
    const visitor = newVisitor()
    const nonce = await nonceOf(visitor)
    const answer = await send(visitor, `${base}/batch`, {
      requests: [
        request("/wc/store/v1/cart/add-item", { id: 101, quantity: 2 }, nonce),
        request("/wc/store/v1/cart/add-item", { id: 113 }, nonce),
        request("/wc/store/v1/cart/add-item", { id: 101 }, "stale"),
        request("/wc/store/v1/batch", { requests: [] }, nonce),
        request("constructor", {}, nonce),
        "nonsense",
      ],
    })
    expect(answer.status).toBe(207)
    expect(answer.json()).toMatchObject({
      responses: [{ status: 201 }, { status: 400 }, { status: 403 }, { status: 404 }, { status: 404 }, { status: 400 }],
    })
    expect(await quantitiesOf(visitor)).toEqual({ 101: 2 })
  })

  test.each([{}, { requests: [] }, { requests: {} }, { requests: Array.from({ length: 26 }, () => ({})) }])(
    "refuses a bad list",
    async (body) => {
      expect((await send(newVisitor(), `${base}/batch`, body)).status).toBe(400)
    },
  )
})

test.each([
  { path: `${base}/cart/extensions`, method: "POST" },
  { path: `${base}/cart`, method: "DELETE" },
  { path: `${base}/cart/add-item`, method: "GET" },
  { path: "/wp-json/wp/v2/posts", method: "GET" },
  { path: "/?rest_route=/", method: "GET" },
])("$method $path is no route", async ({ path, method }) => {
  const answer = await newVisitor().send(path, { method })
  expect(answer.status).toBe(404)
  expect(answer.json()).toMatchObject({ code: "rest_no_route" })
})
