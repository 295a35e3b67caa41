import type { HttpRequest, HttpResult } from "@ringside/core"
import { cartNonceHeader, cartTokenHeader, createCartServer, createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { addItem, getCart, placeStoreOrder, removeItem, type StoreOperation, updateCheckout } from "../domain/index.ts"
import { createSeparateCart } from "./separateCart.ts"
import { cartService } from "./store.ts"

let page: TestPage
beforeEach(() => {
  localStorage.clear()
  const server = createCartServer()
  server.basketOf().add({ id: 11, quantity: 2 })
  page = createTestPage({ server })
})
afterEach(() => {
  page.stop()
  expect(page.server.mistakes).toEqual([])
  document.cookie = "wp_woocommerce_session_double=; path=/; max-age=0"
})

const open = (printed = page.server.issueNonce()) =>
  createSeparateCart(page, {
    tokenHeader: cartTokenHeader,
    readStoreUrl: () => "",
    readPrintedNonce: () => printed,
    headers: () => ({ [cartNonceHeader]: "t1" }),
    readCurrency: () => null,
    renewTimeoutMs: 1000,
  })
const linesOf = (session?: string) =>
  page.server.basketOf(session).lines.map(({ product, quantity }) => [product.id, quantity])
const readStorage = () => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).sort()
const tokensSent = () => page.server.requests.map(({ headers }) => headers[cartTokenHeader.toLowerCase()])

describe("a separate cart", () => {
  it("is created by its first call with the page's nonce, and identified by its token from then on", async () => {
    const cart = open()
    expect([cart.token, page.server.requests]).toEqual([null, []])
    const added = await cart.send(addItem, { id: 12, quantity: 3 })
    expect(added).toMatchObject({ kind: "cart", cart: { itemsCount: 3 } })
    expect(cart.token).toBe("separate-1")
    const key = page.server.basketOf("separate-1").lines[0]?.key ?? ""
    expect(await cart.send(removeItem, { key })).toMatchObject({ kind: "cart", cart: { itemsCount: 0 } })
    expect(page.server.requests.map(({ endpoint }) => endpoint)).toEqual(["cart/add-item", "cart/remove-item"])
    expect(tokensSent()).toEqual(["", "separate-1"])
    expect(page.server.requests.map(({ headers }) => headers[cartNonceHeader.toLowerCase()])).toEqual(["t1", "t1"])
  })

  it("doesn't change the shopper's own cart, its nonce or its counts", async () => {
    const shoppers = cartService.of(page)
    await shoppers.refresh()
    const [state, nonce, keys] = [shoppers.$cart.get(), localStorage.getItem("storeApiNonce"), readStorage()]
    await open().send(addItem, { id: 12 })
    expect(linesOf()).toEqual([[11, 2]])
    expect(shoppers.$cart.get()).toBe(state)
    expect([localStorage.getItem("storeApiNonce"), readStorage()]).toEqual([nonce, keys])
    await shoppers.add({ id: 13 })
    expect(linesOf()).toEqual([
      [11, 2],
      [13, 1],
    ])
    expect(linesOf("separate-1")).toEqual([[12, 1]])
  })

  it("is kept apart from another separate cart", async () => {
    const [first, second] = [open(), open()]
    await Promise.all([
      first.send(addItem, { id: 11 }),
      second.send(addItem, { id: 12 }),
      first.send(addItem, { id: 13 }),
    ])
    expect([first.token, second.token]).toEqual(["separate-1", "separate-2"])
    expect(linesOf("separate-1")).toEqual([
      [11, 1],
      [13, 1],
    ])
    expect(linesOf("separate-2")).toEqual([[12, 1]])
  })

  it.each([
    { nonce: "none", printed: "", calls: ["cart", "cart/add-item"] },
    { nonce: "an old one", printed: "nonce-of-yesterday", calls: ["cart/add-item", "cart/add-item"] },
  ])("recovers where the page prints $nonce", async ({ printed, calls }) => {
    const cart = open(printed)
    expect(await cart.send(addItem, { id: 12 })).toMatchObject({ kind: "cart", cart: { itemsCount: 1 } })
    expect(page.server.requests.map(({ endpoint }) => endpoint)).toEqual(calls)
    expect(linesOf(cart.token ?? "")).toEqual([[12, 1]])
  })

  it.each([
    { nonce: "an old one", printed: "nonce-of-yesterday", calls: ["cart/add-item", "cart"] },
    { nonce: "none", printed: "", calls: ["cart"] },
  ])(
    "sends nothing again to the shopper's own cart, which answers where the page prints $nonce",
    async ({ printed, calls }) => {
      page.server.expireCartNonces()
      const cart = open(printed)
      expect(await cart.send(addItem, { id: 12, quantity: 3 })).toMatchObject({
        kind: expect.not.stringContaining("cart"),
      })
      expect(page.server.requests.map(({ endpoint }) => endpoint)).toEqual(calls)
      expect(tokensSent()).toEqual(calls.map(() => ""))
      expect([cart.token, linesOf()]).toEqual([null, [[11, 2]]])
    },
  )

  it("takes no answer of the shopper's own cart for its own", async () => {
    page.server.expireCartNonces()
    const cart = open()
    expect(await cart.send(getCart, null)).toMatchObject({ kind: "unreachable" })
    expect(await cart.call(getCart, null)).toMatchObject({ kind: "unreachable" })
    expect(cart.token).toBeNull()
  })

  it("keeps its token when a response has none", async () => {
    const cart = open()
    await cart.send(getCart, null)
    page.server.fail("cart", { kind: "status", status: 500 })
    expect(await cart.send(getCart, null)).toMatchObject({ kind: "unreachable" })
    expect(cart.token).toBe("separate-1")
  })
})

it("keeps its token and nonce when a response has the text of a missing header", async () => {
  const { http } = page
  let replaced = {}
  Object.assign(page, {
    http: async (request: HttpRequest): Promise<HttpResult> => {
      const result = await http(request)
      return result.kind === "answer" ? { ...result, headers: { ...result.headers, ...replaced } } : result
    },
  })
  const cart = open()
  await cart.send(addItem, { id: 12 })
  replaced = { nonce: "null", [cartTokenHeader.toLowerCase()]: "null" }
  await cart.send(addItem, { id: 12 })
  expect(await cart.send(addItem, { id: 12 })).toMatchObject({ kind: "cart", cart: { itemsCount: 3 } })
  expect(tokensSent()).toEqual(["", "separate-1", "separate-1"])
})

describe("an operation whose response isn't a cart", () => {
  const answer = (status: number, body: string): HttpResult => ({
    kind: "answer",
    status,
    isOk: status < 300,
    headers: { "user-id": "7", [cartTokenHeader.toLowerCase()]: "separate-1" },
    text: body,
    url: "/",
  })
  const call = async (result: HttpResult, operation: StoreOperation = updateCheckout) => {
    page.stop()
    const sent: unknown[] = []
    const warn = vi.fn()
    page = createTestPage({
      services: {
        reports: { warn, fail: vi.fn() },
        http: (request) => {
          sent.push([request.method, request.url, request.timeoutMs])
          return Promise.resolve(result)
        },
      },
    })
    return {
      result: await open("n1").call(operation, { orderNotes: "Ring twice", order: { payment_method: "cod" } }),
      sent,
      warn,
    }
  }

  it("resolves with the response's JSON and headers", async () => {
    const { result, sent } = await call(answer(200, '{"__experimentalCart":{}}'))
    expect(result).toMatchObject({ kind: "answer", body: { __experimentalCart: {} }, headers: { "user-id": "7" } })
    const url = "/wp-json/wc/store/v1/checkout?__experimental_calc_totals=true&currency=EUR"
    expect(sent).toEqual([["PUT", url, 30_000]])
  })

  it("has no time limit for an order, and returns the whole refusal", async () => {
    const body = {
      code: "woocommerce_rest_checkout_process_payment_error",
      message: "Your card was declined.",
      data: {},
    }
    const { result, sent } = await call(answer(402, JSON.stringify(body)), placeStoreOrder)
    expect(sent).toEqual([["POST", "/wp-json/wc/store/v1/checkout?currency=EUR", 0]])
    expect(result).toEqual({ kind: "refused", message: body.message, code: body.code, cart: null, body })
  })

  it("sends an order only once, with any result", async () => {
    const { result, sent } = await call({ kind: "unreachable", reason: "network" }, placeStoreOrder)
    expect([result, sent.length]).toEqual([
      { kind: "unreachable", reason: "unclear", message: "An unknown error occurred." },
      1,
    ])
  })

  it.each([
    [500, { code: "internal_server_error", message: "The gateway is down." }, "unclear"],
    [404, { code: "rest_no_route", message: "No route." }, "absent"],
  ])("returns the body of a response of %d, which may name the reason", async (status, body, reason) => {
    const { result, warn } = await call(answer(status, JSON.stringify(body)), placeStoreOrder)
    expect(result).toMatchObject({ kind: "unreachable", reason, body })
    expect(warn).not.toHaveBeenCalled()
  })

  it("reports a response that isn't JSON", async () => {
    const { result } = await call(answer(200, "<p>Hello"))
    expect(result).toEqual({
      kind: "unreachable",
      reason: "unclear",
      message: "The response is not a valid JSON response.",
    })
  })
})

describe("a request", () => {
  const listen = () => {
    page.stop()
    const http = vi.fn((_: HttpRequest): Promise<HttpResult> =>
      Promise.resolve({ kind: "unreachable", reason: "aborted" }),
    )
    page = createTestPage({ services: { http } })
    return http
  }

  it.each([
    ["read", getCart],
    ["write", updateCheckout],
  ] as const)("that is a %s is aborted by its caller's signal", async (_, operation: StoreOperation) => {
    const http = listen()
    const { signal } = new AbortController()
    await open("n1").call(operation, { orderNotes: "Ring twice" }, signal)
    await open("n1").call(operation, { orderNotes: "Ring twice" })
    expect(http.mock.calls.map(([request]) => request.signal)).toEqual([signal, undefined])
  })

  it("for a nonce has a time limit of its own", async () => {
    const http = listen()
    await open("").call(updateCheckout, { orderNotes: "Ring twice" })
    expect(http.mock.calls.map(([{ method, timeoutMs }]) => [method, timeoutMs])).toEqual([["GET", 1000]])
  })
})
