import { type ApiMessages, challengeCode, isChallenge, parseJson } from "@ringside/core/domain"
import { type Http, type HttpAnswer, type HttpResult, type NonceSource, sendWrite } from "@ringside/core"
import {
  type Cart,
  createOperationRequest,
  getCart,
  isStoreApiAbsent,
  parseCart,
  parseCartAnswer,
  type ParsedCart,
  parseStoreApiError,
  type StoreApiArgs,
  type StoreOperation,
} from "../domain/index.ts"

/** The result of a Store API call; messages are the shop's own, or ours in the page's language. */
export type StoreApiResult = StoreApiCart | FailedCall

/** The result of a call that returns something other than the cart. `body` is the response as JSON; undefined where there is none. */
export type StoreApiAnswer =
  | { readonly kind: "answer"; readonly body: unknown; readonly headers: Readonly<Record<string, string>> }
  | FailedCall

interface StoreApiCart extends ParsedCart {
  readonly kind: "cart"
  readonly cartHash: string | null
  /** The unchanged response, for other tabs and pages. */
  readonly json: string
}

type FailedCall =
  /** `cart` is the current basket where the shop included it (409). */
  | {
      readonly kind: "refused"
      readonly message: string
      readonly code: string
      readonly cart: Cart | null
      readonly body: unknown
    }
  | {
      readonly kind: "unreachable"
      readonly reason: UnreachableReason
      readonly message: string
      readonly body: unknown
    }

/**
 * `absent`: there is no Store API at the address. `unsent`: no request was sent. `unclear`: no response shows whether the shop made the
 * change.
 */
export type UnreachableReason = "absent" | "unsent" | "unclear"

/** The client of one cart. Source: catalogue-and-cart contract §7. */
export interface StoreApiClient {
  /** Sends an operation that returns the cart. */
  send<Args extends StoreApiArgs>(operation: StoreOperation<Args>, args: NoInfer<Args>): Promise<StoreApiResult>
  /** Sends an operation that returns something else, such as an order. `signal` ends the request early. */
  call<Args extends StoreApiArgs>(
    operation: StoreOperation<Args>,
    args: NoInfer<Args>,
    signal?: AbortSignal,
  ): Promise<StoreApiAnswer>
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
  /** Whether the shop displays prices with tax; null where the page doesn't say. */
  readonly isWithTax: () => boolean | null
  /** The nonce of another plugin, on shops that have it. */
  readonly tokenizedNonce: () => string | null
  /** Additional headers of every call, such as the token of a separate cart; they override the others. `nonce` is the one that is sent. */
  readonly headers: (nonce: string) => Readonly<Record<string, string>>
  /** The timeout of reading the basket for a nonce. */
  readonly renewTimeoutMs: number
  /** Called for each response that shows that there is no Store API. */
  readonly onAbsent: (answer: { readonly method: string; readonly url: string; readonly status: number }) => void
  /** Our messages for failures without a message of the shop. */
  readonly messages: ApiMessages & { readonly challenged: string }
}

const rereadTimeoutMs = 5000

/** A basket of 20,000 lines is about 40 MB. */
const maxBytes = 64 * 1024 * 1024

/** Creates a client of the Store API whose writes carry the nonce of `createNonceSource`. */
export function createStoreApiClient(options: StoreApiClientOptions): StoreApiClient {
  const { http, messages } = options

  const createRequest = (operation: StoreOperation, args: StoreApiArgs, nonce: string, signal?: AbortSignal) => {
    const { url, headers, body } = createOperationRequest(operation, args, {
      baseUrl: options.baseUrl(),
      nonce: nonce || null,
      currency: options.currency(),
      tokenizedNonce: options.tokenizedNonce(),
    })
    const allHeaders = { ...headers, ...options.headers(nonce) }
    return { url, headers: allHeaders, body, timeoutMs: operation.timeoutMs, maxBytes, ...(signal && { signal }) }
  }
  const readOnce = async (operation: StoreOperation, args: StoreApiArgs, signal?: AbortSignal): Promise<HttpResult> => {
    const sent = nonce.read()
    const result = await http({ ...createRequest(operation, args, sent, signal), method: "GET", body: null })
    if (result.kind === "answer") nonce.keep(result, nonce.isRefusal(result) ? sent : null)
    return result
  }
  /** Repeats a read once whose nonce is refused: the platform checks none there, but a shop's firewall or plugin may. */
  const read: typeof readOnce = async (operation, args, signal) => {
    const first = await readOnce(operation, args, signal)
    if (first.kind !== "answer" || !nonce.isRefusal(first)) return first
    if (nonce.read() === "" && operation.path !== getCart.path) await nonce.renew?.()
    return readOnce(operation, args, signal)
  }
  const nonce = options.createNonceSource(() => readOnce({ ...getCart, timeoutMs: options.renewTimeoutMs }, null))

  const createUnreachable = (reason: UnreachableReason, message: string, body: unknown): FailedCall => {
    return { kind: "unreachable", reason, message, body }
  }
  const createUnanswered = (isOffline: boolean, reason: "unsent" | "unclear") =>
    isOffline
      ? createUnreachable("unsent", messages.offline, undefined)
      : createUnreachable(reason, messages.unknown, undefined)
  const readRefusal = ({ status, url, text, headers }: HttpAnswer, method: string): FailedCall => {
    if (isChallenge(headers))
      return { kind: "refused", message: messages.challenged, code: challengeCode, cart: null, body: undefined }
    const body = parseJson(text)
    if (isStoreApiAbsent({ status, body })) {
      options.onAbsent({ method, url, status })
      return createUnreachable("absent", messages.unknown, body)
    }
    const { message, code, cart } = parseStoreApiError({ status, offline: false, body: body ?? null }, messages)
    // A server error may be temporary; a refusal with a reason is final.
    if (status >= 500) return createUnreachable("unclear", message, body)
    return { kind: "refused", message, code, cart: cart && parseCart(cart, options.isWithTax()), body }
  }
  const write = async (
    operation: StoreOperation,
    args: StoreApiArgs,
    signal?: AbortSignal,
  ): Promise<HttpAnswer | FailedCall> => {
    const { method } = operation
    const result = await sendWrite(http, {
      nonce,
      createRequest: (current) => ({
        ...createRequest(operation, args, current, signal),
        method: method === "PUT" ? method : "POST",
      }),
    })
    if (result.kind !== "not-accepted") return readFailure(result, method)
    const { answer } = result
    if (answer?.kind !== "answer") return createUnanswered(answer?.reason === "offline", "unsent")
    const refusal = readRefusal(answer, "GET")
    return refusal.kind === "unreachable" && refusal.reason === "unclear" ? { ...refusal, reason: "unsent" } : refusal
  }
  /** Turns every result but a success into a failure with a message. */
  const readFailure = (result: HttpResult, method: string): HttpAnswer | FailedCall => {
    if (result.kind === "unreachable") return createUnanswered(result.reason === "offline", "unclear")
    return result.isOk ? result : readRefusal(result, method)
  }
  const readCart = (result: HttpAnswer | FailedCall): StoreApiResult => {
    if (result.kind !== "answer") return result
    const answer = parseCartAnswer(parseJson(result.text, maxBytes), options.isWithTax())
    if (!answer) return createUnreachable("unclear", messages.invalid, undefined)
    return { kind: "cart", ...answer, cartHash: result.headers["cart-hash"] ?? null, json: result.text }
  }
  const exchange = async (operation: StoreOperation, args: StoreApiArgs, signal?: AbortSignal) =>
    operation.method === "GET"
      ? readFailure(await read(operation, args, signal), "GET")
      : write(operation, args, signal)

  return {
    send: async (operation, args) => readCart(await exchange(operation, args)),
    async call(operation, args, signal) {
      const result = await exchange(operation, args, signal)
      if (result.kind !== "answer") return result
      const body = parseJson(result.text, maxBytes)
      if (body === undefined) return createUnreachable("unclear", messages.invalid, undefined)
      return { kind: "answer", body, headers: result.headers }
    },
    reread: async () => readCart(readFailure(await read({ ...getCart, timeoutMs: rereadTimeoutMs }, null), "GET")),
    nonce,
  }
}
