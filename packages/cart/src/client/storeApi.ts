import { parseJson } from "@ringside/core/domain"
import { type Http, type KeyValueStore } from "@ringside/core"
import {
  type Cart,
  createStoreApiRequest,
  isStoreApiAbsent,
  parseCart,
  parseStoreApiError,
  parseStoredNonce,
  reduceNonce,
  type StoreApiArgs,
  type StoreApiMessages,
  type StoreApiOperation,
  type StoreNonce,
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
  /** Told of each answer that says that no Store API is there. */
  readonly onAbsent: (answer: { readonly method: string; readonly url: string; readonly status: number }) => void
  /** Our words for what the shop didn't say. */
  readonly messages: StoreApiMessages
}

const nonceKey = "storeApiNonce"
const timeoutMs = 30_000
const rereadTimeoutMs = 5000

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
  const createRequest = (operation: StoreApiOperation, args: StoreApiArgs) =>
    createStoreApiRequest(operation, args, {
      baseUrl: options.baseUrl(),
      nonce: readNonce().nonce || null,
      currency: options.currency(),
      tokenizedNonce: options.tokenizedNonce(),
    })

  const send = async (
    operation: StoreApiOperation,
    args: StoreApiArgs,
    { isRetry = false, waitMs = timeoutMs } = {},
  ): Promise<StoreApiResult> => {
    const isRead = operation === "getCart"
    if (!isRead && readNonce().nonce === "") {
      const first = await send("getCart", null, { isRetry: true })
      // The write would wait as long once more, to be refused.
      if (first.kind === "unreachable" && (first.reason === "absent" || readNonce().nonce === "")) {
        return first.reason === "unclear" ? { ...first, reason: "unsent" } : first
      }
    }
    const request = createRequest(operation, args)
    const answer = await http({ ...request, timeoutMs: waitMs })
    if (answer.kind === "unreachable") {
      return answer.reason === "offline"
        ? { kind: "unreachable", reason: "unsent", message: messages.offline }
        : { kind: "unreachable", reason: "unclear", message: messages.unknown }
    }
    const nonceBefore = readNonce().nonce
    keepNonce(answer.headers)
    const body = parseJson(answer.text)
    if (!answer.isOk) {
      const error = parseStoreApiError({ status: answer.status, offline: false, body: body ?? null }, messages)
      if (error.retryWithFreshNonce && !isRetry) {
        // The refusal usually brings the new nonce along; if not, any read does.
        if (readNonce().nonce === nonceBefore) await send("getCart", null, { isRetry: true })
        return send(operation, args, { isRetry: true })
      }
      if (isStoreApiAbsent({ status: answer.status, body })) {
        options.onAbsent({ method: request.method, url: request.url, status: answer.status })
        return { kind: "unreachable", reason: "absent", message: messages.unknown }
      }
      const { message, code } = error
      const cart = error.cart ? parseCart(error.cart) : null
      // A shop that stumbles may not next time; a refusal with a reason stays one.
      if (answer.status >= 500) return { kind: "unreachable", reason: "unclear", message }
      return { kind: "refused", message, code, cart }
    }
    const cart = parseCart(body)
    if (!cart) return { kind: "unreachable", reason: "unclear", message: messages.invalid }
    return { kind: "cart", cart, cartHash: answer.headers["cart-hash"] ?? null, json: answer.text }
  }

  return {
    send: (operation, args = null) => send(operation, args),
    reread: () => send("getCart", null, { waitMs: rereadTimeoutMs }),
  }
}
