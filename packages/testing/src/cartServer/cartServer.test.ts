import { describe, expect, test } from "vitest"
import {
  type CartServerOptions,
  cartNonceHeader,
  cartTokenHeader,
  ConnectionLost,
  coupon,
  createCartServer,
  type ServerRequest,
} from "./index.ts"

const formHeaders = {
  "content-type": "application/x-www-form-urlencoded; charset=UTF-8",
  "x-requested-with": "XMLHttpRequest",
}

const post = (endpoint: string, body: string, more: Partial<ServerRequest> = {}): ServerRequest => ({
  method: "POST",
  path: `/en/?wc-ajax=${endpoint}`,
  headers: formHeaders,
  body,
  ...more,
})

const call = (operation: string, body: object, nonce = "nonce-0"): ServerRequest => ({
  method: "POST",
  path: `/wp-json/wc/store/v1/cart/${operation}?currency=EUR`,
  headers: { accept: "application/json", "content-type": "application/json", nonce },
  body: JSON.stringify(body),
})

describe("the background endpoints", () => {
  test("an add answers with the basket's markup and its cookies", async () => {
    const server = createCartServer()
    const answer = await server.handle(post("add_to_cart", "product_id=11&quantity=2"))
    const { fragments, cart_hash: hash } = JSON.parse(answer?.body ?? "") as Record<string, Record<string, string>>
    expect(Object.keys(fragments ?? {})).toEqual(["div.widget_shopping_cart_content", "a.cart-container"])
    expect(hash).toBe(server.basketOf().hash)
    expect(answer?.cookies[1]).toBe("woocommerce_items_in_cart=1; path=/")
  })

  test.each([
    ["out of stock", "product_id=14"],
    ["a product that is gone", "product_id=99"],
    ["more than there is", "product_id=12&quantity=4"],
    ["an open choice", "product_id=15"],
    ["no whole number", "product_id=11&quantity=1.5"],
  ])("an add of %s is refused with the product's address", async (_, body) => {
    const server = createCartServer()
    const answer = await server.handle(post("add_to_cart", body))
    expect(JSON.parse(answer?.body ?? "")).toMatchObject({ error: true, product_url: expect.any(String) })
    expect(server.basketOf().count).toBe(0)
  })

  test("what is sold individually is refused the second time", async () => {
    const server = createCartServer()
    await server.handle(post("add_to_cart", "product_id=13"))
    const answer = await server.handle(post("add_to_cart", "product_id=13"))
    expect(JSON.parse(answer?.body ?? "")).toMatchObject({ error: true })
    expect(server.basketOf().count).toBe(1)
  })

  test.each<[string, ServerRequest]>([
    ["a GET", post("add_to_cart", "product_id=11", { method: "GET" })],
    ["JSON", post("add_to_cart", "{}", { headers: { ...formHeaders, "content-type": "application/json" } })],
    ["no sign of a script", post("add_to_cart", "product_id=11", { headers: {} })],
    ["no product", post("add_to_cart", "product_id=")],
    ["more than the key", post("remove_from_cart", "cart_item_key=a&product_id=11")],
    ["no time", post("get_refreshed_fragments", "")],
    ["an unknown endpoint", post("add-to-cart", "product_id=11")],
  ])("%s is a mistake, and is remembered", async (_, request) => {
    const server = createCartServer()
    expect((await server.handle(request))?.status).toBe(400)
    expect(server.mistakes).toHaveLength(1)
  })
})

describe("the Store API", () => {
  test("an add answers with the cart and a fresh nonce", async () => {
    const server = createCartServer()
    const answer = await server.handle(
      call("add-item", { id: 15, quantity: 1, variation: [{ attribute: "Colour", value: "Red" }] }),
    )
    expect(answer?.status).toBe(201)
    expect(answer?.headers).toMatchObject({ nonce: "nonce-0", "cart-hash": server.basketOf().hash })
    expect(JSON.parse(answer?.body ?? "")).toMatchObject({ items_count: 1, items: [{ id: 151, name: "Gloves" }] })
  })

  test.each([
    ["no nonce", "", 401, "woocommerce_rest_missing_nonce"],
    ["an old nonce", "nonce-0", 403, "woocommerce_rest_invalid_nonce"],
  ])("%s is refused, with a good one in the answer", async (_, nonce, status, code) => {
    const server = createCartServer()
    server.expireNonces()
    const answer = await server.handle(call("add-item", { id: 11, quantity: 1, variation: [] }, nonce))
    expect([answer?.status, answer?.headers["nonce"]]).toEqual([status, "nonce-1"])
    expect(JSON.parse(answer?.body ?? "")).toMatchObject({ code })
    expect(server.mistakes).toEqual([])
  })

  test("a line that is not there is answered with the true cart", async () => {
    const server = createCartServer()
    const answer = await server.handle(call("remove-item", { key: "nothing" }))
    expect(answer?.status).toBe(409)
    expect(JSON.parse(answer?.body ?? "")).toMatchObject({ data: { cart: { items: [] } } })
  })

  test.each<[string, ServerRequest]>([
    ["a field that nobody knows", call("add-item", { id: 11, quantity: 1, variation: [], sku: "a" })],
    ["a quantity as text", call("update-item", { key: "a", quantity: "2" })],
    [
      "a currency in small letters",
      { ...call("add-item", {}), path: "/wp-json/wc/store/v1/cart/add-item?currency=eur" },
    ],
    ["a form", { ...call("add-item", {}), headers: { accept: "application/json", ...formHeaders, nonce: "nonce-0" } }],
  ])("%s is a mistake, and is remembered", async (_, request) => {
    const server = createCartServer()
    expect((await server.handle(request))?.status).toBe(400)
    expect(server.mistakes).toHaveLength(1)
  })
})

test("a changed stock is the most that each view of a line takes", async () => {
  const server = createCartServer({ quantities: "fields" })
  server.basketOf().add({ id: 11, quantity: 2 })
  server.setStock(11, 3)
  const cart = await server.handle({ ...call("", {}), method: "GET", path: "/wp-json/wc/store/v1/cart" })
  expect(JSON.parse(cart?.body ?? "")).toMatchObject({
    items: [{ low_stock_remaining: 3, quantity_limits: { maximum: 3 } }],
  })
  const markup = await server.handle(post("get_refreshed_fragments", "time=1750000000000"))
  expect(markup?.body).toContain('max=\\"3\\"')
})

describe("a Store API with rates, coupons and orders", () => {
  const path = "/wp-json/wc/store/v1"
  const headers = { accept: "application/json", "content-type": "application/json", nonce: "nonce-0" }
  const open = (store: CartServerOptions["store"] = {}) => {
    const server = createCartServer({ store })
    server.basketOf().add({ id: 11, quantity: 1 })
    const send = async (method: string, route: string, body: object = {}, more: ServerRequest["headers"] = {}) => {
      const answer = await server.handle({
        ...{ method, path: path + route, headers: { ...headers, ...more } },
        body: JSON.stringify(body),
      })
      return { status: answer?.status, headers: answer?.headers, body: JSON.parse(answer?.body ?? "") as object }
    }
    return { server, send }
  }
  const total = (total_price: string) => ({ totals: { total_price } })

  test("a cart has the first rate, the chosen one, and a coupon's discount", async () => {
    const { send, server } = open()
    const rates = { shipping_rates: [{ shipping_rates: [{ price: "409", taxes: "86", selected: true }, {}] }] }
    expect((await send("GET", "/cart")).body).toMatchObject({ ...total("4895"), ...rates })
    const chosen = await send("POST", "/cart/select-shipping-rate", { package_id: 0, rate_id: "local_pickup:2" })
    expect(chosen.body).toMatchObject(total("4400"))
    const applied = await send("POST", "/cart/apply-coupon", { code: coupon })
    expect(applied.body).toMatchObject({ ...total("3960"), coupons: [{ code: coupon }] })
    expect((await send("POST", "/cart/remove-coupon", { code: coupon })).body).toMatchObject(total("4400"))
    expect((await send("POST", "/cart/apply-coupon", { code: "none" })).status).toBe(400)
    expect(server.mistakes).toEqual([])
  })

  test("the basket page has the same rate and coupon", async () => {
    const { send, server } = open()
    await send("POST", "/cart/apply-coupon", { code: coupon })
    expect([server.choicesOf().coupons, server.choicesOf().totalMinor]).toEqual([[coupon], 4455])
  })

  test("an address changes the rates, and the hash with the total", async () => {
    const { send } = open()
    const before = await send("GET", "/cart")
    const abroad = await send("POST", "/cart/update-customer", { shipping_address: { country: "FR" } })
    expect(abroad.body).toMatchObject({ ...total("5600"), shipping_address: { country: "FR" } })
    expect(abroad.headers?.["cart-hash"]).not.toBe(before.headers?.["cart-hash"])
    const nowhere = await send("POST", "/cart/update-customer", { shipping_address: { country: "GB" } })
    expect(nowhere.body).toMatchObject({ ...total("4400"), shipping_rates: [] })
  })

  test("a draft order answers the cart, and an order empties it", async () => {
    const { send, server } = open()
    const draft = await send("PUT", "/checkout", { order_notes: "Ring" })
    expect(draft.body).toMatchObject({ __experimentalCart: total("4895") })
    expect((await send("POST", "/checkout")).body).toMatchObject({ payment_result: { payment_status: "success" } })
    expect(server.basketOf().lines).toEqual([])
  })

  test("an order of another total than the page agreed to is refused", async () => {
    const ordered: number[] = []
    const placeOrder = (totalMinor: number) => ({ status: 200, body: { order: ordered.push(totalMinor) } })
    const { send, server } = open({ comparesTotals: true, placeOrder })
    const hash = (await send("GET", "/cart")).headers?.["cart-hash"] ?? ""
    server.basketOf().add({ id: 11, quantity: 1 })
    expect((await send("POST", "/checkout", {}, { "idempotency-key": hash })).status).toBe(409)
    const next = (await send("GET", "/cart")).headers?.["cart-hash"] ?? ""
    expect((await send("POST", "/checkout", {}, { "idempotency-key": next })).status).toBe(200)
    expect(ordered).toEqual([9295])
  })

  test("a wallet's cart takes what other plugins add to a product, the shopper's doesn't", async () => {
    const { send } = open()
    const item = { id: 11, quantity: 1, variation: [], engraving: "ANA" }
    const token = { [cartTokenHeader.toLowerCase()]: "", [cartNonceHeader.toLowerCase()]: "n" }
    const answers = [await send("POST", "/cart/add-item", item, token), await send("POST", "/cart/add-item", item)]
    expect(answers.map(({ status }) => status)).toEqual([201, 400])
  })

  test("with a token is the shopper's own where the page's nonce for it is missing or has expired", async () => {
    const { send, server } = open()
    const token = { [cartTokenHeader.toLowerCase()]: "" }
    const add = (more: Readonly<Record<string, string>>) =>
      send("POST", "/cart/add-item", { id: 11, quantity: 1, variation: [] }, { ...token, ...more })
    const nonce = { [cartNonceHeader.toLowerCase()]: "n" }
    const tokens = async (more: Readonly<Record<string, string>>) =>
      (await add(more)).headers?.[cartTokenHeader.toLowerCase()]
    expect([await tokens({}), await tokens(nonce)]).toEqual([undefined, "separate-1"])
    server.expireCartNonces()
    expect(await tokens(nonce)).toBeUndefined()
    const quantityOf = (session?: string) => server.basketOf(session).lines[0]?.quantity
    expect([quantityOf(), quantityOf("separate-1")]).toEqual([3, 1])
  })

  test("with a token is deleted with its answer where it is for a price alone", async () => {
    const { send, server } = open()
    const headers = {
      ...{ [cartTokenHeader.toLowerCase()]: "", [cartNonceHeader.toLowerCase()]: "n" },
      "x-woopayments-tokenized-cart-is-ephemeral-cart": "1",
    }
    const answer = await send("POST", "/cart/add-item", { id: 11, quantity: 1, variation: [] }, headers)
    expect([answer.status, server.basketOf("separate-1").lines]).toEqual([201, []])
  })

  test("is one that the page has to request", async () => {
    const server = createCartServer()
    const answer = await server.handle(call("apply-coupon", { code: coupon }))
    expect([answer?.status, server.mistakes.length]).toEqual([404, 1])
  })
})

describe("faults", () => {
  test("spoil as many answers as are set", async () => {
    const server = createCartServer()
    server.fail("add_to_cart", { kind: "status", status: 500 })
    server.fail("*", { kind: "empty" })
    const add = () => server.handle(post("add_to_cart", "product_id=11"))
    expect([(await add())?.status, (await add())?.body, server.basketOf().count]).toEqual([500, "", 0])
    await add()
    expect(server.basketOf().count).toBe(1)
  })

  test("a held answer is as old as its request", async () => {
    const server = createCartServer()
    let release: (value?: unknown) => void = () => undefined
    server.fail("add_to_cart", { kind: "held", until: new Promise((resolve) => (release = resolve)) })
    const first = server.handle(post("add_to_cart", "product_id=11"))
    await server.handle(post("add_to_cart", "product_id=11"))
    release()
    expect((await first)?.body).toContain("1 &times;")
    expect(server.basketOf().count).toBe(2)
  })

  test("an unreachable shop rejects", async () => {
    const server = createCartServer()
    server.fail("*", { kind: "unreachable" })
    await expect(server.handle(post("add_to_cart", "product_id=11"))).rejects.toThrow(ConnectionLost)
  })
})

test("other addresses are not the basket's", () => {
  expect(createCartServer().handle({ method: "GET", path: "/en/shop/", headers: {}, body: "" })).toBeNull()
})
