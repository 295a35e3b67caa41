import { beforeEach, expect, test, vi } from "vitest"
import { readBasket } from "../features/basket/readBasket.ts"
import { isRecord } from "./storeApiBody.ts"
import { lineOf } from "../testing/cart.ts"
import { useShop } from "../testing/shop.ts"
import type { Answer, Visitor } from "../testing/visitor.ts"

// The shop of an earlier file in this process has its modules without the spy.
vi.hoisted(() => vi.resetModules())
vi.mock("../features/basket/readBasket.ts", { spy: true })

const { newVisitor } = useShop()
const base = "/wp-json/wc/store/v1"
let visitor: Visitor
let nonce = ""
let key = ""

/** Sends a request of the visitor, who has one figure in the basket: a POST with `body`, otherwise a GET. */
function send(path: string, body?: object): Promise<Answer> {
  const post = { method: "POST", headers: { "Content-Type": "application/json", Nonce: nonce } }
  return visitor.send(`${base}${path}`, body ? { ...post, body: JSON.stringify(body) } : {})
}

beforeEach(async () => {
  visitor = newVisitor()
  nonce = (await visitor.get(`${base}/cart`)).headers.get("Nonce") ?? ""
  await send("/cart/add-item", { id: 101 })
  key = (await lineOf(visitor, 101)).key
  vi.mocked(readBasket).mockClear()
})

test.each([
  { what: "the cart", path: "/cart", body: () => undefined, status: 200 },
  { what: "an add", path: "/cart/add-item", body: () => ({ id: 103 }), status: 201 },
  { what: "a refused add", path: "/cart/add-item", body: () => ({ id: 113 }), status: 400 },
  { what: "a change", path: "/cart/update-item", body: () => ({ key, quantity: 2 }), status: 200 },
  { what: "a conflict", path: "/cart/update-item", body: () => ({ key, quantity: 99 }), status: 409 },
  { what: "a removal", path: "/cart/remove-item", body: () => ({ key }), status: 200 },
])(
  "$what reads the basket once, and body, headers and cookies are of that one state",
  async ({ path, body, status }) => {
    const answer = await send(path, body())
    expect(answer.status).toBe(status)
    expect(readBasket).toHaveBeenCalledTimes(1)
    expect(answer.headers.get("Cart-Hash")).toBe(visitor.cookies.get("woocommerce_cart_hash") ?? "")
    expect(isRecord(answer.json()) && Object.keys(answer.json() ?? {})).not.toContain("basket")
  },
)

test("a batch reads it once a write, and ends with what the last of them made of it", async () => {
  const write = (operation: string, body: object) => ({
    path: `/wc/store/v1/cart/${operation}`,
    headers: { nonce },
    body,
  })
  const requests = [write("update-item", { key, quantity: 2 }), write("remove-item", { key }), write("add-item", {})]
  const answer = await send("/batch", { requests })
  expect(answer.json()).toEqual({
    responses: [
      { status: 200, headers: {}, body: expect.objectContaining({ items_count: 2 }) as unknown },
      { status: 200, headers: {}, body: expect.objectContaining({ items_count: 0 }) as unknown },
      { status: 400, headers: {}, body: expect.objectContaining({ code: "rest_missing_callback_param" }) as unknown },
    ],
  })
  expect(readBasket).toHaveBeenCalledTimes(2)
  expect([answer.headers.get("Cart-Hash"), visitor.cookies.has("woocommerce_cart_hash")]).toEqual(["", false])
})
