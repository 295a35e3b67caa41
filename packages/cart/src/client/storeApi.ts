import { type ApiMessages, parseJson } from "@ringside/core/domain"
import { type Http, type HttpAnswer, type HttpResult, type NonceSource, sendWrite } from "@ringside/core"
import {
  type Cart,
  createOperationRequest,
  getCart,
  isStoreApiAbsent,
  parseCart,
  parseStoreApiError,
  type StoreApiArgs,
  type StoreOperation,
} from "../domain/index.ts"

/** The result of a Store API call; messages are the shop's own, or ours in the page's language. */
export type StoreApiResult =
  /** `json` is the unchanged response, for other tabs and pages. */
  | { readonly kind: "cart"; readonly cart: Cart; readonly cartHash: string | null; readonly json: string }
  | StoreApiFailure

/** The result of a call that returns something other than the cart. */
export type StoreApiAnswer =
  | { readonly kind: "answer"; readonly body: unknown; readonly headers: Readonly<Record<string, string>> }
  | StoreApiFailure

type StoreApiFailure =
  /** `cart` is the current basket where the shop included it (409); `body` is the whole refusal, as JSON. */
  | {
      readonly kind: "refused"
      readonly message: string
      readonly code: string
      readonly cart: Cart | null
      readonly body: unknown
    }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason; readonly message: string }

/**
 * `absent`: there is no Store API at the address. `unsent`: no request was sent. `unclear`: no response shows whether the shop made the
 * change.
 */
export type UnreachableReason = "absent" | "unsent" | "unclear"

/** The client of one cart. Source: catalogue-and-cart contract §7. */
export interface StoreApiClient {
  /** Sends an operation that returns the cart. */
  send<Args extends StoreApiArgs>(operation: StoreOperation<Args>, args: NoInfer<Args>): Promise<StoreApiResult>
  /** Sends an operation that returns something else, such as an order. */
  call<Args extends StoreApiArgs>(operation: StoreOperation<Args>, args: NoInfer<Args>): Promise<StoreApiAnswer>
  /** Reads the basket after a write with an unknown result. The shopper is waiting, so the timeout is shorter. */
  reread(): Promise<StoreApiResult>
  /** The nonce for other calls for this cart, such as the checkout's. */
  readonly nonce: NonceSource
}

/** The parts of a Store API client. */
export interface StoreApiClientOptions {
  readonly http: Http
  /** Creates the source of nonces, which reads the basket when it has none. */
  readonly createNonceSource: (fetchCart: () => Promise<HttpResult>) => NonceSource
  /** The REST root, or the Store API's own address; read at each call, since the host may print it late. */
  readonly baseUrl: () => string
  readonly currency: () => string | null
  /** The nonce of another plugin, on shops that have it. */
  readonly tokenizedNonce: () => string | null
  /** Additional headers of every call, such as the token of a separate cart. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Called for each response that shows that there is no Store API. */
  readonly onAbsent: (answer: { readonly method: string; readonly url: string; readonly status: number }) => void
  /** Our messages for failures without a message of the shop. */
  readonly messages: ApiMessages
}

const rereadTimeoutMs = 5000

/** A basket of 20,000 lines is about 40 MB. */
const maxBytes = 64 * 1024 * 1024

/** Creates a client of the Store API whose writes carry the nonce of `createNonceSource`. */
export function createStoreApiClient(options: StoreApiClientOptions): StoreApiClient {
  const { http, messages } = options

  const createRequest = (operation: StoreOperation, args: StoreApiArgs, nonce: string) => {
    const { method, url, headers, body } = createOperationRequest(operation, args, {
      baseUrl: options.baseUrl(),
      nonce: nonce || null,
      currency: options.currency(),
      tokenizedNonce: options.tokenizedNonce(),
    })
    return { method, url, headers: { ...headers, ...options.headers() }, body }
  }
  const read = async (operation: StoreOperation, args: StoreApiArgs, timeoutMs: number): Promise<HttpResult> => {
    const { url, headers } = createRequest(operation, args, nonce.read())
    const result = await http({ method: "GET", url, headers, timeoutMs, maxBytes })
    if (result.kind === "answer") nonce.keep(result, null)
    return result
  }
  const nonce = options.createNonceSource(() => read(getCart, null, getCart.timeoutMs))

  const createUnreachable = (reason: "offline" | "unsent" | "unclear"): StoreApiFailure =>
    reason === "offline"
      ? { kind: "unreachable", reason: "unsent", message: messages.offline }
      : { kind: "unreachable", reason, message: messages.unknown }
  const readRefusal = ({ status, url, text }: HttpAnswer, method: string): StoreApiFailure => {
    const body = parseJson(text)
    if (isStoreApiAbsent({ status, body })) {
      options.onAbsent({ method, url, status })
      return { kind: "unreachable", reason: "absent", message: messages.unknown }
    }
    const { message, code, cart } = parseStoreApiError({ status, offline: false, body: body ?? null }, messages)
    // A server error may be temporary; a refusal with a reason is final.
    if (status >= 500) return { kind: "unreachable", reason: "unclear", message }
    return { kind: "refused", message, code, cart: cart && parseCart(cart), body }
  }
  const write = async (operation: StoreOperation, args: StoreApiArgs): Promise<HttpAnswer | StoreApiFailure> => {
    const { timeoutMs } = operation
    const result = await sendWrite(http, {
      nonce,
      createRequest(current) {
        const { method, url, headers, body } = createRequest(operation, args, current)
        return { method: method === "PUT" ? method : "POST", url, headers, body, timeoutMs, maxBytes }
      },
    })
    if (result.kind !== "not-accepted") return readFailure(result, operation.method)
    const { answer } = result
    if (answer?.kind !== "answer") return createUnreachable(answer?.reason === "offline" ? "offline" : "unsent")
    const refusal = readRefusal(answer, "GET")
    return refusal.kind === "unreachable" && refusal.reason === "unclear" ? { ...refusal, reason: "unsent" } : refusal
  }
  /** Turns every result but a success into a failure with a message. */
  const readFailure = (result: HttpResult, method: string): HttpAnswer | StoreApiFailure => {
    if (result.kind === "unreachable") return createUnreachable(result.reason === "offline" ? "offline" : "unclear")
    return result.isOk ? result : readRefusal(result, method)
  }
  const readCart = (result: HttpAnswer | StoreApiFailure): StoreApiResult => {
    if (result.kind !== "answer") return result
    const cart = parseCart(parseJson(result.text, maxBytes))
    if (!cart) return { kind: "unreachable", reason: "unclear", message: messages.invalid }
    return { kind: "cart", cart, cartHash: result.headers["cart-hash"] ?? null, json: result.text }
  }
  const exchange = async (operation: StoreOperation, args: StoreApiArgs) =>
    operation.method === "GET"
      ? readFailure(await read(operation, args, operation.timeoutMs), "GET")
      : write(operation, args)

  return {
    send: async (operation, args) => readCart(await exchange(operation, args)),
    async call(operation, args) {
      const result = await exchange(operation, args)
      if (result.kind !== "answer") return result
      const body = parseJson(result.text, maxBytes)
      if (body === undefined) return { kind: "unreachable", reason: "unclear", message: messages.invalid }
      return { kind: "answer", body, headers: result.headers }
    },
    reread: async () => readCart(readFailure(await read(getCart, null, rereadTimeoutMs), "GET")),
    nonce,
  }
}
