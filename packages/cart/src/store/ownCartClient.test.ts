import { createGate, createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { CartClientOptions } from "../pageClient/clientOptions.ts"
import { addItem, getCart } from "../domain/index.ts"
import { createOwnCartClient } from "./ownCartClient.ts"
import { cartService } from "./store.ts"

let page: TestPage

beforeEach(() => {
  localStorage.clear()
  page = createTestPage()
  page.server.basketOf().add({ id: 11, quantity: 1 })
})
afterEach(() => {
  page.stop()
  expect(page.server.mistakes).toEqual([])
  Reflect.deleteProperty(window, "wcBlocksMiddlewareConfig")
})

const open = (changes: Partial<CartClientOptions> = {}) =>
  createOwnCartClient(page, {
    readStoreUrl: () => "",
    readPrintedNonce: () => page.server.issueNonce(),
    headers: (nonce) => ({ "X-Sent": nonce }),
    readCurrency: () => "",
    renewTimeoutMs: 1000,
    ...changes,
  })
const endpoints = () => page.server.requests.map(({ endpoint }) => endpoint)
const noncesSent = () => page.server.requests.map(({ headers }) => headers["nonce"] ?? "")
const storeNonce = (nonce: string) => localStorage.setItem("storeApiNonce", JSON.stringify({ nonce, timestamp: 0 }))

describe("another package's client of the shopper's own cart", () => {
  it("sends the printed nonce until the page's cart has one, and shares the one of each response", async () => {
    const client = open()
    expect(await client.call(addItem, { id: 12 })).toMatchObject({ kind: "answer", body: { items_count: 2 } })
    expect(page.server.requests.map(({ headers }) => headers["x-sent"])).toEqual(noncesSent())
    await cartService.of(page).add({ id: 13 })
    expect(endpoints()).toEqual(["cart/add-item", "cart/add-item"])
    storeNonce(page.server.issueNonce())
    const { nonce } = cartService.of(page)
    await client.call(addItem, { id: 13 })
    expect(noncesSent()[2]).toBe(nonce.read())
  })

  it("sends no further write with a printed nonce that was refused", async () => {
    const printed = page.server.issueNonce()
    page.server.expireNonces()
    const client = open({ readPrintedNonce: () => printed })
    page.server.fail("cart/add-item", { kind: "unreachable" })
    await client.call(addItem, { id: 12 })
    expect(await client.call(addItem, { id: 12 })).toMatchObject({ kind: "answer" })
    expect(noncesSent().filter((nonce) => nonce === printed)).toHaveLength(2)
    localStorage.clear()
    await client.call(addItem, { id: 12 })
    expect(endpoints().slice(-2)).toEqual(["cart", "cart/add-item"])
  })

  it("leaves the state of the page's cart to its caller", async () => {
    const cart = cartService.of(page)
    await cart.refresh()
    const state = cart.$cart.get()
    await open().call(addItem, { id: 12 })
    expect(cart.$cart.get()).toBe(state)
  })

  it("sends writes in the queue of the page's cart, and reads after them", async () => {
    const gate = createGate()
    const { queue, add } = cartService.of(page)
    const client = open()
    page.server.fail("cart/add-item", gate.fault)
    const all = [add({ id: 12 }), client.call(addItem, { id: 13 }), client.call(getCart, null)]
    await expect.poll(endpoints).toContain("cart/add-item")
    const countBefore = endpoints().length
    await page.clock.settle()
    expect(endpoints()).toHaveLength(countBefore)
    gate.open()
    await Promise.all(all)
    expect(endpoints().slice(countBefore)).toEqual(["cart/add-item", "cart"])
    expect(queue.settledCount).toBe(2)
  })

  it.each([
    ["https://shop.example/en/wp-json/wc/store/v1/", null, "https://shop.example/en/wp-json/wc/store/v1/cart"],
    ["https://shop.example/api", null, "/wp-json/wc/store/v1/cart"],
    ["https://shop.example/wp-json/wc/store", "/api/wc/store", "/api/wc/store/v1/cart"],
    ["/wc/store", null, "/wc/store/v1/cart"],
  ])("requests %j, where the config names %j, at %s in its own currency", async (url, storeApi, expected) => {
    page.stop()
    const sent: string[] = []
    page = createTestPage({
      config: { storeApi, currency: "EUR" },
      services: {
        http: (request) => {
          sent.push(request.url)
          return Promise.resolve({ kind: "unreachable", reason: "network" })
        },
      },
    })
    for (const code of ["usd", ""])
      await open({ readStoreUrl: () => url, readCurrency: () => code }).call(getCart, null)
    expect(sent).toEqual([`${expected}?currency=USD`, `${expected}?currency=EUR`])
  })
})
