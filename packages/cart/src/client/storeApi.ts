import { formatPlainText, parseJson, readMember } from "@ringside/core/domain"
import { type Http, type KeyValueStore } from "@ringside/core"
import {
  type Cart,
  createStoreApiRequest,
  parseCart,
  parseStoreApiError,
  parseStoredNonce,
  reduceNonce,
  type StoreApiArgs,
  type StoreApiOperation,
  type StoreNonce,
} from "../domain/index.ts"

/** What came of a Store API call; messages are in the shop's own words, or in the page's language. */
export type StoreApiResult =
  /** `json` is the answer as it came, for other tabs and pages. */
  | { readonly kind: "cart"; readonly cart: Cart; readonly cartHash: string | null; readonly json: string }
  /** `cart` is the true basket where the shop sent it along (409). */
  | { readonly kind: "refused"; readonly message: string; readonly code: string; readonly cart: Cart | null }
  | { readonly kind: "unreachable"; readonly message: string }

/** The client of the shopper's own cart. Source: catalogue-and-cart contract §7. */
export interface StoreApiClient {
  send(operation: StoreApiOperation, args?: StoreApiArgs): Promise<StoreApiResult>
}

interface StoreApiClientOptions {
  readonly http: Http
  /** Where the nonce is shared with the platform's own client. */
  readonly local: KeyValueStore
  /** The REST root, or the Store API's own address; asked at each call, since the host may print it late. */
  readonly baseUrl: () => string
  readonly currency: () => string | null
  /** A nonce printed in the page; pages are cached for longer than it lives, so an answer's outranks it unless it is older. */
  readonly printedNonce: () => StoreNonce
  /** Another plugin's, for the shops that have it. */
  readonly tokenizedNonce: () => string | null
  /** Our words for what the shop didn't say. */
  readonly messages: { readonly offline: string; readonly invalid: string; readonly unknown: string }
}

const nonceKey = "storeApiNonce"
const timeoutMs = 30_000

/** The shop's own words; empty when it gave none. */
const readMessage = (body: unknown) => formatPlainText(readMember(body, ["message"]))

/** A client that keeps its nonce fresh from every answer, and repeats a call once when the shop calls the nonce stale. */
export function createStoreApiClient(options: StoreApiClientOptions): StoreApiClient {
  const { http, local, messages } = options

  const readNonce = () => {
    const stored = parseStoredNonce(local.get(nonceKey))
    const printed = options.printedNonce()
    return stored.nonce === "" || printed.timestamp > stored.timestamp ? printed : stored
  }
  const keepNonce = (headers: Readonly<Record<string, string>>) => {
    const before = readNonce()
    const after = reduceNonce(before, headers)
    if (after.nonce !== before.nonce || after.timestamp !== before.timestamp) local.set(nonceKey, JSON.stringify(after))
  }
  const call = (operation: StoreApiOperation, args: StoreApiArgs) => {
    const request = createStoreApiRequest(operation, args, {
      baseUrl: options.baseUrl(),
      nonce: readNonce().nonce || null,
      currency: options.currency(),
      tokenizedNonce: options.tokenizedNonce(),
    })
    return http({ ...request, timeoutMs })
  }

  const send = async (operation: StoreApiOperation, args: StoreApiArgs, isRetry: boolean): Promise<StoreApiResult> => {
    const isRead = operation === "getCart"
    if (!isRead && readNonce().nonce === "") {
      const first = await send("getCart", null, true)
      // The write would wait as long once more, to be refused.
      if (first.kind === "unreachable" && readNonce().nonce === "") return first
    }
    const answer = await call(operation, args)
    if (answer.kind === "unreachable") {
      return { kind: "unreachable", message: answer.reason === "offline" ? messages.offline : messages.unknown }
    }
    const nonceBefore = readNonce().nonce
    keepNonce(answer.headers)
    const body = parseJson(answer.text)
    if (!answer.isOk) {
      const error = parseStoreApiError({ status: answer.status, offline: false, body: body ?? null })
      if (error.retryWithFreshNonce && !isRetry) {
        // The refusal usually brings the new nonce along; if not, any read does.
        if (readNonce().nonce === nonceBefore) await send("getCart", null, true)
        return send(operation, args, true)
      }
      const message = body === undefined ? messages.invalid : readMessage(body) || messages.unknown
      const cart = error.cart ? parseCart(error.cart) : null
      // A shop that stumbles may not next time; a refusal with a reason stays one.
      if (answer.status >= 500) return { kind: "unreachable", message }
      return { kind: "refused", message, code: error.code, cart }
    }
    const cart = parseCart(body)
    if (!cart) return { kind: "unreachable", message: messages.invalid }
    return { kind: "cart", cart, cartHash: answer.headers["cart-hash"] ?? null, json: answer.text }
  }

  return { send: (operation, args = null) => send(operation, args, false) }
}
