import { type ApiMessages, parseJson } from "@ringside/core/domain"
import { type Http, type HttpAnswer, type HttpResult, type NonceSource, sendWrite } from "@ringside/core"
import {
  type Cart,
  createStoreApiRequest,
  isStoreApiAbsent,
  parseCart,
  parseStoreApiError,
  type StoreApiArgs,
  type StoreApiOperation,
} from "../domain/index.ts"

/** What came of a Store API call; messages are in the shop's own words, or in the page's language. */
export type StoreApiResult =
  /** `json` is the answer as it came, for other tabs and pages. */
  | { readonly kind: "cart"; readonly cart: Cart; readonly cartHash: string | null; readonly json: string }
  /** `cart` is the true basket where the shop sent it along (409). */
  | { readonly kind: "refused"; readonly message: string; readonly code: string; readonly cart: Cart | null }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason; readonly message: string }

/**
 * `absent`: there is no Store API at the address. `unsent`: nothing went out. `unclear`: no answer says whether the shop has
 * done it.
 */
export type UnreachableReason = "absent" | "unsent" | "unclear"

/** The client of the shopper's own cart. Source: catalogue-and-cart contract §7. */
export interface StoreApiClient {
  send(operation: StoreApiOperation, args?: StoreApiArgs): Promise<StoreApiResult>
  /** What is in the basket after a write that nobody knows the end of. The shopper waits, so that this waits less long. */
  reread(): Promise<StoreApiResult>
  /** The nonce of every other call for this cart, such as the checkout's. */
  readonly nonce: NonceSource
}

interface StoreApiClientOptions {
  readonly http: Http
  /** Makes the source of nonces, which reads the basket where it has none. */
  readonly createNonceSource: (fetchCart: () => Promise<HttpResult>) => NonceSource
  /** The REST root, or the Store API's own address; asked at each call, since the host may print it late. */
  readonly baseUrl: () => string
  readonly currency: () => string | null
  /** Another plugin's, for the shops that have it. */
  readonly tokenizedNonce: () => string | null
  /** Told of each answer that says that no Store API is there. */
  readonly onAbsent: (answer: { readonly method: string; readonly url: string; readonly status: number }) => void
  /** Our words for what the shop didn't say. */
  readonly messages: ApiMessages
}

const timeoutMs = 30_000
const rereadTimeoutMs = 5000

/** A basket of 20,000 lines comes to some 40 MB. */
const maxBytes = 64 * 1024 * 1024

/** A client of the Store API whose writes carry the nonce of `createNonceSource`. */
export function createStoreApiClient(options: StoreApiClientOptions): StoreApiClient {
  const { http, messages } = options

  const createRequest = (operation: StoreApiOperation, args: StoreApiArgs, nonce: string) =>
    createStoreApiRequest(operation, args, {
      baseUrl: options.baseUrl(),
      nonce: nonce || null,
      currency: options.currency(),
      tokenizedNonce: options.tokenizedNonce(),
    })
  const fetchCart = (waitMs = timeoutMs) => {
    const { url, headers } = createRequest("getCart", null, nonce.read())
    return http({ method: "GET", url, headers, timeoutMs: waitMs, maxBytes })
  }
  const nonce = options.createNonceSource(() => fetchCart())

  const createUnreachable = (reason: "offline" | "unsent" | "unclear"): StoreApiResult =>
    reason === "offline"
      ? { kind: "unreachable", reason: "unsent", message: messages.offline }
      : { kind: "unreachable", reason, message: messages.unknown }
  const readRefusal = ({ status, url, text }: HttpAnswer, method: string): StoreApiResult => {
    const body = parseJson(text)
    if (isStoreApiAbsent({ status, body })) {
      options.onAbsent({ method, url, status })
      return { kind: "unreachable", reason: "absent", message: messages.unknown }
    }
    const { message, code, cart } = parseStoreApiError({ status, offline: false, body: body ?? null }, messages)
    // A shop that stumbles may not next time; a refusal with a reason stays one.
    if (status >= 500) return { kind: "unreachable", reason: "unclear", message }
    return { kind: "refused", message, code, cart: cart && parseCart(cart) }
  }
  const readResult = (result: HttpResult, method: "GET" | "POST"): StoreApiResult => {
    if (result.kind === "unreachable") return createUnreachable(result.reason === "offline" ? "offline" : "unclear")
    if (!result.isOk) return readRefusal(result, method)
    const cart = parseCart(parseJson(result.text, maxBytes))
    if (!cart) return { kind: "unreachable", reason: "unclear", message: messages.invalid }
    return { kind: "cart", cart, cartHash: result.headers["cart-hash"] ?? null, json: result.text }
  }
  const read = async (waitMs: number): Promise<StoreApiResult> => {
    const result = await fetchCart(waitMs)
    if (result.kind === "answer") nonce.keep(result, null)
    return readResult(result, "GET")
  }
  const write = async (operation: StoreApiOperation, args: StoreApiArgs): Promise<StoreApiResult> => {
    const result = await sendWrite(http, {
      nonce,
      createRequest(current) {
        const { url, headers, body } = createRequest(operation, args, current)
        return { method: "POST", url, headers, body, timeoutMs, maxBytes }
      },
    })
    if (result.kind !== "not-accepted") return readResult(result, "POST")
    const { answer } = result
    if (answer?.kind !== "answer") return createUnreachable(answer?.reason === "offline" ? "offline" : "unsent")
    const refusal = readRefusal(answer, "GET")
    return refusal.kind === "unreachable" && refusal.reason === "unclear" ? { ...refusal, reason: "unsent" } : refusal
  }

  return {
    send: (operation, args = null) => (operation === "getCart" ? read(timeoutMs) : write(operation, args)),
    reread: () => read(rereadTimeoutMs),
    nonce,
  }
}
