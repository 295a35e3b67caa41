export { createExpressSettings, expressHtml } from "./settingsForTests.ts"
import type { Clock, Http, HttpRequest, HttpResult } from "@ringside/core"
import { describeCart, hashCart, readCountry, type ShopCart, type ShopOffer } from "./shopCartForTests.ts"

/** A request as the shop received it. */
export interface WalletCall {
  /** `POST cart/add-item`, `order/189`, or a background action's name. */
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A shop that sells one figure at 12.90 with shipping at 4.00 or 9.00, by the Store API with separate carts. */
export interface WalletShop extends ShopOffer {
  readonly http: Http
  readonly calls: WalletCall[]
  readonly own: ShopCart
  /** The totals of the orders that the shop has taken. */
  readonly ordered: readonly number[]
  /** The clock of the requests' timeouts; without one, a request waits for ever. */
  clock: Clock | null
  /** Carts by token. */
  readonly separate: ReadonlyMap<string, ShopCart>
  /** Replaces the response to the next request of that name, or delays it until a promise resolves. */
  answer(name: string, result: HttpResult | Promise<HttpResult | null>): void
  /** The response to an order. */
  order: { status: number; body: unknown }
  /** The response of `update_order_status`. */
  statusAnswer: unknown
  nonce: string
  /** Whether the shop compares the `Idempotency-Key` of an order with its cart; older ones don't. */
  checksAgreement: boolean
}

const tokenHeader = "X-WooPayments-Tokenized-Cart-Session"

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

/** Opens the shop, with one figure in the shopper's basket. */
export function createWalletShop(): WalletShop {
  const createCart = (): ShopCart => ({ items: [], isAddressed: false, country: "", rate: "flat_rate:1" })
  const own = createCart()
  own.items.push({ key: "k1", quantity: 1 })
  const separate = new Map<string, ShopCart>()
  const planned = new Map<string, (HttpResult | Promise<HttpResult | null>)[]>()
  const calls: WalletCall[] = []
  const ordered: number[] = []

  const findCart = (token: string | undefined): { cart: ShopCart; headers: Record<string, string> } => {
    if (token === undefined) return { cart: own, headers: {} }
    const name = token === "" ? `t${separate.size + 1}` : token
    const cart = separate.get(name) ?? createCart()
    separate.set(name, cart)
    return { cart, headers: { [tokenHeader.toLowerCase()]: name } }
  }
  const change = (name: string, cart: ShopCart, body: Readonly<Record<string, unknown>>) => {
    if (name === "POST cart/add-item")
      cart.items.push({ key: `k${cart.items.length + 1}`, quantity: Number(body["quantity"]) })
    if (name === "POST cart/remove-item") cart.items = cart.items.filter(({ key }) => key !== body["key"])
    if (name === "POST cart/update-customer") {
      cart.isAddressed = shop.rates.length > 0
      cart.country = readCountry(body) ?? cart.country
    }
    if (name === "POST cart/select-shipping-rate") cart.rate = String(body["rate_id"])
  }
  const handle = (request: HttpRequest, name: string, body: unknown): HttpResult => {
    if (!name.includes("/") && !name.includes(" ")) return createAnswer(200, shop.statusAnswer)
    const headers = { ...request.headers }
    const { cart, headers: answered } = findCart(headers[tokenHeader])
    if (request.method === "POST" && headers["Nonce"] !== shop.nonce) {
      const refusal = { code: "woocommerce_rest_invalid_nonce", message: "No." }
      return createAnswer(403, refusal, { nonce: shop.nonce })
    }
    const all = () => ({ ...answered, nonce: shop.nonce, "cart-hash": hashCart(shop, cart) })
    if (name.startsWith("POST checkout")) {
      const key = headers["Idempotency-Key"]
      const asked = { ...cart, country: readCountry(body) ?? cart.country }
      const isStale = shop.checksAgreement && key !== undefined && key !== hashCart(shop, asked)
      if (isStale) return createAnswer(409, { code: "cart_changed", message: "Changed.", data: { status: 409 } }, all())
      ordered.push(Number(describeCart(shop, asked).totals.total_price))
      return createAnswer(shop.order.status, shop.order.body, all())
    }
    change(name, cart, typeof body === "object" && body ? { ...body } : {})
    return createAnswer(200, describeCart(shop, cart), all())
  }
  /** Resolves when the page gives up the request. */
  const waitForEnd = ({ signal, timeoutMs }: HttpRequest) =>
    new Promise<HttpResult>((resolve) => {
      const end = (reason: "aborted" | "timeout") => resolve({ kind: "unreachable", reason })
      signal?.addEventListener("abort", () => end("aborted"))
      if (timeoutMs > 0) shop.clock?.after(timeoutMs, () => end("timeout"))
    })
  const shop: WalletShop = {
    calls,
    own,
    clock: null,
    separate,
    nonce: "n1",
    priceMinor: 1290,
    isVirtual: false,
    taxes: {},
    checksAgreement: true,
    ordered,
    order: { status: 200, body: createPlaced("https://shop.example/checkout/order-received/7/") },
    statusAnswer: { return_url: "https://shop.example/checkout/order-received/7/" },
    rates: [
      { rate_id: "flat_rate:1", name: "Post", price: "400" },
      { rate_id: "express:2", name: "Courier", price: "900" },
    ],
    answer: (name, result) => void planned.set(name, [...(planned.get(name) ?? []), result]),
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
      return result ?? handle(request, name, body)
    },
  }
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
