export { createExpressSettings, expressCss, expressHtml } from "./settingsForTests.ts"
import type { Clock, Http, HttpRequest, HttpResult } from "@ringside/core"
import { type CartServer, createCartServer, createHttpDouble, type Rate } from "@ringside/testing"

/** A request as the shop received it. */
export interface WalletCall {
  /** `POST cart/add-item`, `order/189`, or a background action's name. */
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A shop that sells one figure at 12.90 with shipping at 4.00 or 9.00, by the double of the Store API. */
export interface WalletShop {
  readonly http: Http
  /** The Store API, with the shopper's basket and the carts of wallets. */
  readonly server: CartServer
  readonly calls: WalletCall[]
  /** The totals of the orders that the shop has taken. */
  readonly ordered: readonly number[]
  /** The price of the figure, which the shop may change at any time. */
  priceMinor: number
  /** The rates to an address. */
  rates: readonly Rate[]
  /** Whether what the shop sells isn't shipped; its tax is then that of the billing address. */
  isVirtual: boolean
  /** The tax of a cart, in minor units, by the country of the billing address. */
  taxes: Readonly<Record<string, number>>
  /** The clock of the requests' timeouts; without one, a request waits for ever. */
  clock: Clock | null
  /** The response to an order. */
  order: { status: number; body: object }
  /** The response of `update_order_status`. */
  statusAnswer: unknown
  /** Whether the shop compares the `Idempotency-Key` of an order with its cart; older ones don't. */
  checksAgreement: boolean
  /** Replaces the response to the next request of that name, or delays it until a promise resolves. */
  answer(name: string, result: HttpResult | Promise<HttpResult | null>): void
  /** Sets how many figures a cart has: the shopper's own, or that of a token. */
  setQuantity(quantity: number, token?: string): void
}

/** Creates a response like those of `page.http`. */
export function createAnswer(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): HttpResult {
  const text = typeof body === "string" ? body : JSON.stringify(body)
  return { kind: "answer", status, isOk: status < 300, headers, text, url: "/" }
}

/**
 * The platform's response to an order that its gateway has taken. `redirect` is the gateway's: `esc_url_raw` leaves an empty `redirect_url` of
 * a hash, and the details have it unchanged.
 */
export function createPlaced(redirect: string): object {
  return {
    payment_result: {
      payment_status: "success",
      payment_details: Object.entries({ result: "success", redirect }).map(([key, value]) => ({ key, value })),
      redirect_url: redirect.startsWith("#") ? "" : redirect,
    },
  }
}

/**
 * Opens the shop for a customer, with one figure in the basket. The carts are those of the Store API's double. What is added here is the payment
 * plugin's: its background actions, and the answer of its gateway to an order.
 */
export function createWalletShop(): WalletShop {
  const planned = new Map<string, (HttpResult | Promise<HttpResult | null>)[]>()
  const calls: WalletCall[] = []
  const ordered: number[] = []
  const server = createCartServer({
    isLoggedIn: true,
    products: [11, 21, 31].map((id) => ({
      ...{ id, slug: "southpaw", name: "Southpaw &amp; Sons", sku: `SP-${id}`, stock: 99 },
      get priceMinor() {
        return shop.priceMinor
      },
      get isVirtual() {
        return shop.isVirtual
      },
    })),
    terms: {
      address: { country: "", state: "", postcode: "", city: "" },
      ratesTo: ({ country }) => (country === "" ? [] : shop.rates),
      discounts: {},
    },
    store: {
      taxPercent: 0,
      taxFor: (country) => (shop.isVirtual ? (shop.taxes[country] ?? 0) : 0),
      get comparesTotals() {
        return shop.checksAgreement
      },
      placeOrder(totalMinor) {
        ordered.push(totalMinor)
        return shop.order
      },
    },
  })
  const store = createHttpDouble([server])
  /** Resolves when the page gives up the request. */
  const waitForEnd = ({ signal, timeoutMs }: HttpRequest) =>
    new Promise<HttpResult>((resolve) => {
      const end = (reason: "aborted" | "timeout") => resolve({ kind: "unreachable", reason })
      signal?.addEventListener("abort", () => end("aborted"))
      if (timeoutMs > 0) shop.clock?.after(timeoutMs, () => end("timeout"))
    })
  const shop: WalletShop = {
    server,
    calls,
    clock: null,
    priceMinor: 1290,
    isVirtual: false,
    taxes: {},
    checksAgreement: true,
    ordered,
    order: { status: 200, body: createPlaced("https://shop.example/checkout/order-received/7/") },
    statusAnswer: { return_url: "https://shop.example/checkout/order-received/7/" },
    rates: [
      { id: "flat_rate:1", name: () => "Post", priceMinor: 400 },
      { id: "express:2", name: () => "Courier", priceMinor: 900 },
    ],
    answer: (name, result) => void planned.set(name, [...(planned.get(name) ?? []), result]),
    setQuantity(quantity, token) {
      const basket = server.basketOf(token)
      for (const { key } of basket.lines) basket.remove(key)
      if (quantity > 0) basket.add({ id: 11, quantity })
    },
    async http(request) {
      const url = new URL(request.url, "https://shop.example")
      const text = typeof request.body === "string" ? request.body : null
      const form = typeof request.body === "object" ? request.body : null
      const legacy = url.searchParams.get("wc-ajax")
      const action = form?.get("action") ?? legacy
      const path = url.pathname.split("/wc/store/v1/")[1] ?? ""
      const name = typeof action === "string" ? action : `${request.method} ${path}`
      const body: unknown = form
        ? Object.fromEntries(form)
        : legacy !== null
          ? readFields(text ?? "")
          : JSON.parse(text ?? "null")
      calls.push({ name, url: request.url, headers: { ...request.headers }, body })
      const next = planned.get(name)?.shift()
      const result = next === undefined ? null : await Promise.race([next, waitForEnd(request)])
      if (result) return result
      return path === "" ? createAnswer(200, shop.statusAnswer) : store(request)
    },
  }
  shop.setQuantity(1)
  return shop
}

/** The fields of an encoded form; a name that is sent again has a list. */
function readFields(text: string): Record<string, unknown> {
  const fields = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}
