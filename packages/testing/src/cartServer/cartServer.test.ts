import { describe, expect, test } from "vitest"
import { ConnectionLost, createCartServer, type ServerRequest } from "./index.ts"

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

describe("faults", () => {
  test("spoil as many answers as they are told to", async () => {
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
