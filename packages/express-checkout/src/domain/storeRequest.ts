import { encodeUri, formatText, readMember } from "@ringside/core/domain"
import type { SessionHeaders } from "./cartSession.ts"
import { readButtonContext } from "./startPlan.ts"

/** A Store API request; `path` is relative to the API's root, `data` is the JSON body. */
export interface StoreRequest {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly data?: unknown
}

/** The contract's name of a request. */
export type StoreRequestKind = keyof typeof routes

interface Route {
  readonly method: "GET" | "POST"
  /** Below `/wc/store/v1`. */
  readonly path: (body: unknown) => string
  /** The query parameters; the currency follows them. */
  readonly query?: (body: unknown) => readonly (readonly [string, unknown])[]
  readonly data?: (body: unknown) => unknown
  readonly isTokenized?: true
}

const routes = {
  "get-cart": { method: "GET", path: () => "/cart" },
  "add-item": { method: "POST", path: () => "/cart/add-item" },
  "remove-item": { method: "POST", path: () => "/cart/remove-item" },
  "update-customer": { method: "POST", path: () => "/cart/update-customer", isTokenized: true },
  "select-shipping-rate": { method: "POST", path: () => "/cart/select-shipping-rate" },
  checkout: { method: "POST", path: () => "/checkout", isTokenized: true },
  "get-order": {
    method: "GET",
    path: (body) => `/order/${readOrderId(body)}`,
    query: (body) => [
      ["key", readMember(body, ["key"])],
      ["billing_email", readMember(body, ["billingEmail"])],
    ],
  },
  "pay-order": {
    method: "POST",
    path: (body) => `/checkout/${readOrderId(body)}`,
    data: (body) => readMember(body, ["data"]),
  },
} as const satisfies Readonly<Record<string, Route>>

/**
 * A request with every header that the shop requires. `session` is the cart's, as `reduceSessionHeaders` stores it. Source:
 * express-checkout §4.1.
 * @throws Error "unknown request kind": a mistake in the calling code, not the shopper's
 */
export function createStoreRequest(
  kind: StoreRequestKind,
  body: unknown,
  config: unknown,
  session: SessionHeaders | null,
): StoreRequest {
  // Untyped code may pass an unknown name.
  if (!Object.hasOwn(routes, kind)) throw new Error("unknown request kind")
  const route: Route = routes[kind]
  const currency = formatText(readMember(config, ["checkout", "currency_code"]))
    .trim()
    .toUpperCase()
  const query = [...(route.query?.(body) ?? []), ...(currency === "" ? [] : [["currency", currency] as const])]
    .map(([name, value]) => `${name}=${encodeUri(formatText(value))}`)
    .join("&")
  return {
    method: route.method,
    path: `/wc/store/v1${route.path(body)}${query && `?${query}`}`,
    headers: createHeaders(route, config, session),
    ...(route.method === "POST" && { data: (route.data ? route.data(body) : body) ?? {} }),
  }
}

function readOrderId(body: unknown): string {
  return encodeUri(formatText(readMember(body, ["orderId"])))
}

function createHeaders(
  { isTokenized }: Route,
  config: unknown,
  session: SessionHeaders | null,
): Record<string, string> {
  const read = (name: string) => formatText(readMember(config, ["nonce", name]))
  const isProduct = readButtonContext(config) === "product"
  const nonces = {
    Nonce: formatText(session?.nonce) || read("store_api_nonce"),
    "X-WooPayments-Tokenized-Cart-Nonce": read("tokenized_cart_nonce"),
    "X-WooPayments-Tokenized-Cart-Session-Nonce": isProduct ? read("tokenized_cart_session_nonce") : "",
  }
  return {
    ...Object.fromEntries(Object.entries(nonces).filter(([, nonce]) => nonce !== "")),
    // An empty token is sent, too: it opens a cart.
    ...(typeof session?.session === "string" && { "X-WooPayments-Tokenized-Cart-Session": session.session }),
    ...(isTokenized && { "X-WooPayments-Tokenized-Cart": "true" }),
  }
}
