import { type Http, sendWrite } from "@ringside/core"
import { createCartServer, createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { CartResult, CartStore } from "../store/cartState.ts"
import { cartService } from "../store/store.ts"

const [shopper, stranger] = ["shopper", "stranger"]
let page: TestPage

beforeEach(() => {
  localStorage.clear()
  const server = createCartServer({ createSession: () => shopper })
  for (const id of [11, 12]) server.basketOf(shopper).add({ id, quantity: 1 })
  server.basketOf(stranger).add({ id: 13, quantity: 1 })
  page = createTestPage({ server })
})

afterEach(() => {
  page.stop()
  expect(page.server.mistakes).toEqual([])
  // Whatever happens to one shopper's nonce, the other's basket stays as it was.
  expect(page.server.basketOf(stranger).lines.map(({ product }) => product.id)).toEqual([13])
  Reflect.deleteProperty(window, "wcBlocksMiddlewareConfig")
  document.cookie = "wp_woocommerce_session_double=; path=/; max-age=0"
})

const keyOf = (id: number) => page.server.basketOf(shopper).lines.find(({ product }) => product.id === id)?.key ?? ""

/** Every write of the Store API that the cart sends, and what the basket then holds: product and quantity. */
const writes: readonly [
  string,
  (cart: CartStore) => Promise<CartResult>,
  readonly (readonly [id: number, quantity: number])[],
][] = [
  [
    "add-item",
    (cart) => cart.add({ id: 11 }),
    [
      [11, 2],
      [12, 1],
    ],
  ],
  [
    "update-item",
    (cart) => cart.update({ key: keyOf(12), quantity: 3 }),
    [
      [11, 1],
      [12, 3],
    ],
  ],
  ["remove-item", (cart) => cart.remove(keyOf(12)), [[11, 1]]],
]

const print = (storeApiNonce: string, time: number) =>
  Reflect.set(window, "wcBlocksMiddlewareConfig", { storeApiNonce, wcStoreApiNonceTimestamp: String(time) })
const store = (nonce: string, timestamp: number) =>
  localStorage.setItem("storeApiNonce", JSON.stringify({ nonce, timestamp }))
const nowSeconds = () => Math.floor(Date.now() / 1000)
const eternity = 99_999_999_999

const expire = (keep: (nonce: string) => void) => {
  keep(page.server.issueNonce(shopper))
  page.server.expireNonces()
}

/** How the nonce is bad, and what is asked besides the write itself. */
const nonces: readonly [string, () => void, readonly string[]][] = [
  ["missing", () => undefined, ["cart"]],
  ["expired, as a cached page prints it", () => expire((nonce) => print(nonce, 0)), ["write"]],
  ["expired, as the last page stored it", () => expire((nonce) => store(nonce, nowSeconds())), ["write"]],
  ["expired, from a server whose clock is ahead", () => expire((nonce) => print(nonce, eternity)), ["write"]],
  ["another session's in a cached page", () => print(page.server.issueNonce(stranger), nowSeconds()), ["write"]],
  ["another session's in storage", () => store(page.server.issueNonce(stranger), eternity), ["write"]],
  [
    "another session's in both",
    () => {
      print(page.server.issueNonce(stranger), eternity)
      store(page.server.issueNonce(stranger), eternity)
    },
    ["write"],
  ],
]

const cases = writes.flatMap(([operation, write, basket]) =>
  nonces.map(([nonce, prepare, extra]) => ({ operation, write, basket, nonce, prepare, extra })),
)

describe("fault 31 and 32: a nonce that is missing, expired or another session's", () => {
  it.each(cases)("$operation with a nonce that is $nonce", async ({ operation, write, basket, prepare, extra }) => {
    const { server } = page
    prepare()
    const cart = cartService.of(page)
    expect(await write(cart)).toMatchObject({ kind: "done" })
    const asked = extra.map((endpoint) => (endpoint === "write" ? `cart/${operation}` : endpoint))
    expect(server.requests.map(({ endpoint }) => endpoint)).toEqual([...asked, `cart/${operation}`])
    expect(server.basketOf(shopper).lines.map(({ product, quantity }) => [product.id, quantity])).toEqual(basket)
    // From now on the good nonce is at hand.
    expect(await cart.add({ id: 11 })).toMatchObject({ kind: "done" })
    expect(server.requests).toHaveLength(asked.length + 2)
  })
})

it("is shared with the calls of other packages", async () => {
  const { server } = page
  expire((nonce) => store(nonce, nowSeconds()))
  const { nonce, add } = cartService.of(page)
  const key = keyOf(12)
  const result = await sendWrite(page.http, {
    nonce,
    createRequest: (current) => ({
      method: "POST",
      url: "/wp-json/wc/store/v1/cart/remove-item?currency=EUR",
      headers: { Accept: "application/json", "Content-Type": "application/json", Nonce: current },
      body: JSON.stringify({ key }),
      timeoutMs: 1000,
    }),
  })
  expect(result).toMatchObject({ kind: "answer", isOk: true })
  await add({ id: 11 })
  expect(server.requests.map(({ endpoint }) => endpoint)).toEqual([
    "cart/remove-item",
    "cart/remove-item",
    "cart/add-item",
  ])
})

/** The double, whose answers to writes or reads are changed by `change`. */
function changeAnswers(
  change: (answer: Extract<Awaited<ReturnType<Http>>, { kind: "answer" }>) => object,
  kind: "writes" | "reads" = "writes",
) {
  const { http } = page
  const changed: Http = async (request) => {
    const result = await http(request)
    const isChanged = (request.method === "GET") === (kind === "reads")
    return result.kind === "answer" && isChanged ? { ...result, ...change(result) } : result
  }
  Object.assign(page, { http: changed })
}

describe("a refusal", () => {
  it("without a new nonce is followed by one read of the basket and one retry", async () => {
    expire((nonce) => store(nonce, nowSeconds()))
    changeAnswers(({ headers }) => ({ headers: { ...headers, nonce: "" } }))
    expect(await cartService.of(page).add({ id: 11 })).toMatchObject({ kind: "done" })
    expect(page.server.requests.map(({ endpoint }) => endpoint)).toEqual(["cart/add-item", "cart", "cart/add-item"])
  })

  it("is final the second time, with the shop's message", async () => {
    const text = JSON.stringify({ code: "woocommerce_rest_invalid_nonce", message: "The Nonce is invalid." })
    changeAnswers(() => ({ status: 403, isOk: false, text }))
    store("nonce-0-shopper", nowSeconds())
    const writing = cartService.of(page).add({ id: 11 })
    expect(await writing).toEqual({ kind: "refused", message: "The Nonce is invalid." })
    const sent = page.server.requests.filter(({ endpoint }) => endpoint === "cart/add-item")
    expect(sent).toHaveLength(2)
  })

  it.each([400, 403, 409, 500])("for another reason, with %d, is never sent twice", async (status) => {
    const text = JSON.stringify({ code: "woocommerce_rest_cart_invalid_product", message: "No.", data: {} })
    changeAnswers(() => ({ status, isOk: false, text }))
    // Widgets get the shop's message, and nothing else of its answer.
    expect(await cartService.of(page).add({ id: 11 })).not.toHaveProperty("body")
    expect(page.server.requests.filter(({ endpoint }) => endpoint === "cart/add-item")).toHaveLength(1)
  })
})

describe("a read that is refused for its nonce", () => {
  const refusal = (nonce: string) => ({
    status: 403,
    isOk: false,
    text: JSON.stringify({ code: "woocommerce_rest_invalid_nonce", message: "The Nonce is invalid." }),
    headers: { nonce },
  })
  /** The nonces of the requests, by endpoint. */
  const sent = () => page.server.requests.map(({ endpoint, headers }) => `${endpoint} ${headers["nonce"] ?? "none"}`)

  it.each([
    ["n2", ["cart n1", "cart n2"]],
    ["", ["cart n1", "cart none"]],
  ])("is repeated once, with the nonce %j of the refusal", async (nonce, expected) => {
    store("n1", nowSeconds())
    let isFirst = true
    changeAnswers(() => {
      const change = isFirst ? refusal(nonce) : {}
      isFirst = false
      return change
    }, "reads")
    const cart = cartService.of(page)
    await cart.refresh()
    expect([sent(), cart.$cart.get().status]).toEqual([expected, "ready"])
  })

  it("is final the second time", async () => {
    store("n1", nowSeconds())
    changeAnswers(() => refusal("n2"), "reads")
    const cart = cartService.of(page)
    await cart.refresh()
    expect([sent(), cart.$cart.get().status]).toEqual([["cart n1", "cart n2"], "failed"])
  })
})
