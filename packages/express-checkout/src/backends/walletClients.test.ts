import type { HttpRequest } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createOrderPayload, createStoreRequest } from "../domain/index.ts"
import {
  addWalletItem,
  getOrder,
  getWalletCart,
  payOrder,
  placeWalletOrder,
  removeWalletItem,
  selectWalletRate,
  updateWalletCustomer,
} from "../domain/walletOperations.ts"
import { createAnswer, createExpressSettings } from "../shopForTests.ts"
import { createOwnClient, createSeparateClient, type WalletClient } from "./walletClients.ts"

const order = { orderId: 189, key: "wc_order_a&b", billingEmail: "ana+1@example.test" }
const payload = createOrderPayload(null)

/** Each operation with its body, and its timeout. */
const calls: readonly [
  Parameters<typeof createStoreRequest>[0],
  unknown,
  number,
  (client: WalletClient) => Promise<unknown>,
][] = [
  ["get-cart", null, 10_000, (client) => client.call(getWalletCart, null)],
  ["add-item", { id: 1, more: "x" }, 19_000, (client) => client.call(addWalletItem, { id: 1, more: "x" })],
  ["remove-item", { key: "a" }, 10_000, (client) => client.call(removeWalletItem, { key: "a" })],
  [
    "update-customer",
    { shipping_address: { city: "Madrid" } },
    19_000,
    (client) => client.call(updateWalletCustomer, { shipping_address: { city: "Madrid" } }),
  ],
  [
    "select-shipping-rate",
    { package_id: 0, rate_id: "" },
    19_000,
    (client) => client.call(selectWalletRate, { package_id: 0, rate_id: "" }),
  ],
  ["checkout", payload, 0, (client) => client.call(placeWalletOrder, payload)],
  ["get-order", order, 10_000, (client) => client.call(getOrder, order)],
  [
    "pay-order",
    { orderId: 189, data: { key: "k" } },
    0,
    (client) => client.call(payOrder, { orderId: 189, data: { key: "k" } }),
  ],
]

let page: TestPage
let sent: HttpRequest[]

beforeEach(() => {
  localStorage.clear()
  sent = []
  page = createTestPage({
    config: { host: { wcpayConfig: { storeApiURL: "https://shop.example/en/wp-json/wc/store" } }, currency: "USD" },
    services: {
      http: (request) => {
        sent.push(request)
        return Promise.resolve(
          createAnswer(200, {}, { nonce: "n2", "x-woopayments-tokenized-cart-session": "t1", "cart-hash": "h1" }),
        )
      },
    },
  })
})
afterEach(() => page.stop())

const read = ({ method, url, headers, body, timeoutMs }: HttpRequest) => ({
  method,
  url,
  headers,
  data: typeof body === "string" ? (JSON.parse(body) as unknown) : undefined,
  timeoutMs,
})

describe.each([
  ["the shopper's own cart", "cart", createOwnClient, {}, {}],
  ["a separate cart", "product", createSeparateClient, { session: "" }, { session: "t1" }],
] as const)("a wallet's client of %s", (_, context, createClient, opened, known) => {
  it.each(calls)("sends %s as the contract lists it, with the page's nonce, then with the answer's", async (...row) => {
    const [kind, body, timeoutMs, call] = row
    const config = createExpressSettings({ button_context: context })
    const client = createClient(page, () => config)
    await call(client)
    await call(client)
    const requests = [opened, { ...known, nonce: "n2" }].map((session) => {
      const { path, headers, method, data } = createStoreRequest(kind, body, config, session)
      const json = { Accept: "application/json", ...(method === "POST" && { "Content-Type": "application/json" }) }
      return {
        method,
        url: `https://shop.example/en/wp-json${path}`,
        headers: { ...json, ...headers },
        data,
        timeoutMs,
      }
    })
    expect(sent.map(read)).toEqual(requests)
  })
})
