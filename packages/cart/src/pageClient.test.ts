import type { HttpRequest, HttpResult } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
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
  const result = await createPageClient(page, () => ofBasket).send("getCart")
  page.stop()
  expect(result).toEqual({ kind: "unreachable", message: "You are probably offline." })
  return http.mock.lastCall?.[0]
}

describe("the nonce", () => {
  const readNonce = async () => (await read())?.headers?.["Nonce"]
  const keep = (nonce: string, timestamp: number) =>
    localStorage.setItem("storeApiNonce", JSON.stringify({ nonce, timestamp }))
  const print = (nonce: unknown, time?: string) =>
    Reflect.set(window, "wcBlocksMiddlewareConfig", { storeApiNonce: nonce, wcStoreApiNonceTimestamp: time })

  it("is the last answer's, or the page's own where that is newer", async () => {
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
    "is the one in the platform's other settings, where its client's is %j",
    async (nonce) => {
      print(nonce, "200")
      Reflect.set(window, "wcSettings", { getSetting: (name: string) => `${name} of the settings` })
      expect(await readNonce()).toBe("storeApiNonce of the settings")
      Reflect.set(window, "wcSettings", { getSetting: "none" })
      expect(await readNonce()).toBeUndefined()
    },
  )
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
])("asks in the page's currency %j, else in the basket's %j", async (currency, ofBasket, end) => {
  expect((await read({ currency, ofBasket }))?.url).toMatch(new RegExp(`${end}$`))
})
