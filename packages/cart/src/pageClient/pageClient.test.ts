import type { HttpRequest, HttpResult } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { addItem, getCart } from "../domain/index.ts"
import { createPageClient } from "./pageClient.ts"

const http = vi.fn<(request: HttpRequest) => Promise<HttpResult>>(async () => ({
  kind: "unreachable",
  reason: "offline",
}))

beforeEach(() => {
  localStorage.clear()
  http.mockClear()
})
afterEach(() => {
  for (const name of ["wcBlocksMiddlewareConfig", "wcSettings", "wcpayExpressCheckoutParams"]) {
    Reflect.deleteProperty(window, name)
  }
})

/** The one request that a read sends. */
async function read({ currency = null, ofBasket = null }: { currency?: string | null; ofBasket?: string | null } = {}) {
  const page = createTestPage({ services: { http }, config: { currency } })
  const result = await createPageClient(page, () => ofBasket).send(getCart, null)
  page.stop()
  expect(result).toEqual({ kind: "unreachable", reason: "unsent", message: "You are probably offline." })
  return http.mock.lastCall?.[0]
}

describe("the nonce", () => {
  const readNonce = async () => (await read())?.headers?.["Nonce"]
  const keep = (nonce: string, timestamp: number) =>
    localStorage.setItem("storeApiNonce", JSON.stringify({ nonce, timestamp }))
  const print = (nonce: unknown, time?: string) =>
    Reflect.set(window, "wcBlocksMiddlewareConfig", { storeApiNonce: nonce, wcStoreApiNonceTimestamp: time })

  it("is that of the last response, or the page's own where that is newer", async () => {
    expect(await readNonce()).toBeUndefined()
    print("printed", "200")
    expect(await readNonce()).toBe("printed")
    keep("answered", 300)
    expect(await readNonce()).toBe("answered")
    keep("of yesterday", 100)
    expect(await readNonce()).toBe("printed")
    print("of no known time")
    expect(await readNonce()).toBe("of yesterday")
  })

  it.each([undefined, "", false, 7])(
    "is read from the platform's other settings, where its client's is %j",
    async (nonce) => {
      print(nonce, "200")
      Reflect.set(window, "wcSettings", { getSetting: (name: string) => `${name} of the settings` })
      expect(await readNonce()).toBe("storeApiNonce of the settings")
      Reflect.set(window, "wcSettings", { getSetting: "none" })
      expect(await readNonce()).toBeUndefined()
    },
  )

  it("is missing where the function of those settings throws, and the request is sent without it", async () => {
    const getSetting = () => {
      throw new Error("not ready")
    }
    Reflect.set(window, "wcSettings", { getSetting })
    const request = await read()
    expect([request?.method, request?.headers?.["Nonce"]]).toEqual(["GET", undefined])
  })
})

it.each([
  [{ tokenized_cart_nonce: "t1" }, "t1"],
  [{ tokenized_cart_nonce: "" }, undefined],
  [{ tokenized_cart_nonce: 7 }, undefined],
  [null, undefined],
])("sends the payment plugin's nonce where it is configured: %j", async (nonce, sent) => {
  Reflect.set(window, "wcpayExpressCheckoutParams", { nonce })
  expect((await read())?.headers?.["X-WooPayments-Tokenized-Cart-Nonce"]).toBe(sent)
})

it.each([
  ["usd", "EUR", "currency=USD"],
  [null, "EUR", "currency=EUR"],
  [null, null, "/cart"],
])("sends requests in the page's currency %j, else in the basket's %j", async (currency, ofBasket, end) => {
  expect((await read({ currency, ofBasket }))?.url).toMatch(new RegExp(`${end}$`))
})

describe("a page of the platform, whose plugins take a named currency for the shopper's new choice", () => {
  const restLink = `<link rel="https://api.w.org/" href="/wp-json/">`
  afterEach(() => document.head.replaceChildren())

  it.each([
    ["that the plugin printed in EUR", "", { preset: "woocommerce", takeOver: ["cart"], currency: "EUR" }],
    ["that names the Store API of its language", "", { preset: "woocommerce", storeApi: "/wp-json/wc/store/v1" }],
    ["with the script tag alone", restLink, { currency: "EUR" }],
    ["without a currency", restLink, { currency: null }],
  ] as const)("%s sends none, neither its own nor the last basket's", async (_, head, config) => {
    document.head.innerHTML = head
    const page = createTestPage({ services: { http }, config })
    await createPageClient(page, () => "EUR").send(getCart, null)
    page.stop()
    expect(http.mock.lastCall?.[0].url).toBe("/wp-json/wc/store/v1/cart")
  })

  it("sends the query of the Store API's address, such as a language, with the basket's requests and with those of products", async () => {
    const config = { preset: "woocommerce", storeApi: "/wp-json/wc/store/v1?lang=en" } as const
    const page = createTestPage({ services: { http }, config })
    const client = createPageClient(page, () => "EUR")
    await client.send(getCart, null)
    await client.call({ ...getCart, path: "/v1/products?per_page=3" }, null)
    page.stop()
    expect(http.mock.calls.map(([{ url }]) => url)).toEqual([
      "/wp-json/wc/store/v1/cart?lang=en",
      "/wp-json/wc/store/v1/products?lang=en&per_page=3",
    ])
  })

  it("sends a currency to a Store API of one's own", async () => {
    document.head.innerHTML = restLink
    const page = createTestPage({ services: { http }, config: { storeApi: "/api", currency: "EUR" } })
    await createPageClient(page, () => null).send(getCart, null)
    page.stop()
    expect(http.mock.lastCall?.[0].url).toBe("/api/wc/store/v1/cart?currency=EUR")
  })
})

it("warns once of an address without a Store API, and what is done instead", async () => {
  const http = vi.fn(async ({ url }: HttpRequest): Promise<HttpResult> => ({
    kind: "answer",
    status: 404,
    isOk: false,
    headers: {},
    text: "<p>Not found",
    url,
  }))
  const warn = vi.fn()
  const page = createTestPage({ config: { currency: null }, services: { http, reports: { warn, fail: vi.fn() } } })
  const client = createPageClient(page, () => null)
  const absent = { kind: "unreachable", reason: "absent", message: "An unknown error occurred." }
  expect(await client.send(addItem, { id: 11 })).toEqual(absent)
  expect(await client.send(getCart, null)).toEqual(absent)
  page.stop()
  // A basket that can't be read is not written to.
  expect(http.mock.calls.map(([{ method }]) => method)).toEqual(["GET", "GET"])
  expect(warn.mock.calls).toEqual([
    [
      "[ringside cart] GET /wp-json/wc/store/v1/cart was answered by 404; expected a Store API there, or the config's storeApi to name its address, so its links and forms are left to the browser.",
    ],
  ])
})

it.each([
  ["https://shop.example/wc/store", 1],
  ["/api", 0],
  [null, 0],
])("warns of a Store API at %j, which gets no cookies of the basket, %i times", (storeApi, times) => {
  const warn = vi.fn()
  const page = createTestPage({ config: { storeApi }, services: { reports: { warn, fail: vi.fn() } } })
  createPageClient(page, () => null)
  page.stop()
  expect(warn).toHaveBeenCalledTimes(times)
  expect(String(warn.mock.calls.flat()[0] ?? "")).toContain(times ? `storeApi is ${String(storeApi)}, on another` : "")
})
