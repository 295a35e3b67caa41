import { cartOf, createWriteQueue, type WriteQueue } from "@ringside/cart"
import { createStoreUrl, readStoreBase } from "@ringside/cart/domain"
import {
  type HttpAnswer,
  type HttpResult,
  type NonceSource,
  type Page,
  readHostSettings,
  readLanguagePrefix,
  readRestRoot,
  sendWrite,
} from "@ringside/core"
import { formatJson, formatText, isRecord, parseJson, readMember, restPath } from "@ringside/core/domain"
import {
  type CartSession,
  createSeparateSession,
  createStoreRequest,
  reduceCartSession,
  type StoreRequestKind,
} from "./domain/index.ts"
import { restSettings } from "./hostSettings.ts"
import { type Members, readPaymentConfig } from "./settings.ts"

/** The result of a request: the JSON of the response regardless of its status, or `undefined` if it isn't JSON. */
export type ApiAnswer =
  | { readonly kind: "answer"; readonly isOk: boolean; readonly body: unknown; readonly cartHash: string | null }
  | { readonly kind: "unreachable" }

/** A Store API client for the payment of one cart. */
export interface WalletApi {
  /** Sends a request after the cart's earlier ones: each response may contain the nonce of the next. */
  send(kind: StoreRequestKind, body: unknown, options: CallOptions): Promise<ApiAnswer>
}

interface CallOptions {
  /** 0 is no timeout, as for an order, which may exist without a response. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

interface WalletApiOptions {
  readonly readConfig: () => Members
  /** `separate`: a new cart, whose nonce and token are only in memory. */
  readonly cart: "own" | "separate"
}

/** A basket of 20,000 lines is about 40 MB. */
const maxBytes = 64 * 1024 * 1024
const tokenHeader = "x-woopayments-tokenized-cart-session"
const renewTimeoutMs = 10_000

/** Creates a client for the shopper's own cart, or for a cart that its first request opens. Source: express-checkout contract §3, §4.1. */
export function createWalletApi(page: Page, { readConfig, cart }: WalletApiOptions): WalletApi {
  const queue: WriteQueue = cart === "own" ? cartOf(page).queue : createWriteQueue()
  const session = cart === "own" ? createOwnSession(page, readConfig) : createMemorySession(readConfig)

  const createRequest = (kind: StoreRequestKind, body: unknown, nonce: string) => {
    const state = { ...session.read(), nonce }
    const { method, path, headers, data } = createStoreRequest(kind, body, readConfig(), state)
    return {
      method,
      url: createStoreUrl(readBase(page), path),
      headers: {
        Accept: "application/json",
        ...(method === "POST" && { "Content-Type": "application/json" }),
        ...headers,
      },
      body: method === "POST" ? formatJson(isRecord(data) ? data : {}) : null,
    }
  }
  const readOnce = async (kind: StoreRequestKind, body: unknown, options: CallOptions): Promise<HttpResult> => {
    const sent = session.nonce.read()
    const { url, headers } = createRequest(kind, body, sent)
    const answer = await page.http({ method: "GET", url, headers, maxBytes, ...options })
    if (answer.kind === "answer") session.nonce.keep(answer, isNonceRefusal(answer) ? sent : null)
    return answer
  }
  const renew = () => readOnce("get-cart", null, { timeoutMs: renewTimeoutMs })
  /** Repeats a read once whose nonce is refused: the platform checks none there, but a shop's firewall or plugin may. */
  const read = async (kind: StoreRequestKind, body: unknown, options: CallOptions): Promise<HttpResult> => {
    const first = await readOnce(kind, body, options)
    if (first.kind !== "answer" || !isNonceRefusal(first)) return first
    if (session.nonce.read() === "" && kind !== "get-cart") await renew()
    return readOnce(kind, body, options)
  }
  const nonce: NonceSource = { ...session.nonce, isRefusal: isNonceRefusal, renew }
  const write = async (kind: StoreRequestKind, body: unknown, options: CallOptions): Promise<HttpResult> => {
    const result = await sendWrite(page.http, {
      nonce,
      createRequest: (current) => ({ ...createRequest(kind, body, current), method: "POST", maxBytes, ...options }),
    })
    if (result.kind !== "not-accepted") return result
    return result.answer ?? { kind: "unreachable", reason: "network" }
  }
  return {
    async send(kind, body, options) {
      const isRead = kind === "get-cart" || kind === "get-order"
      if (!isRead) return readAnswer(await queue.run(() => write(kind, body, options)))
      if (cart === "separate") return readAnswer(await queue.run(() => read(kind, body, options)))
      // Don't queue a read among the writes: the page's own cart would treat it as a change and read itself again.
      await queue.settled()
      return readAnswer(await read(kind, body, options))
    },
  }
}

function isNonceRefusal({ status, text }: HttpAnswer): boolean {
  return (status === 401 || status === 403) && formatText(readMember(parseJson(text), ["code"])).includes("nonce")
}

function readAnswer(result: HttpResult): ApiAnswer {
  if (result.kind !== "answer") return { kind: "unreachable" }
  const cartHash = result.headers["cart-hash"] ?? null
  return { kind: "answer", isOk: result.isOk, body: parseJson(result.text, maxBytes), cartHash }
}

/** The Store API's root: the plugin's, otherwise the page's. Source: express-checkout contract §4.1. */
function readBase(page: Page): string {
  const { config, document } = page
  const root = readHostSettings(page, restSettings)
  const ownRoot = root || readRestRoot(document) || `${readLanguagePrefix(document)}${restPath}`
  if (config.storeApi) return readStoreBase(config.storeApi, config.storeApi)
  return readStoreBase(formatText(readPaymentConfig(page)["storeApiURL"]), ownRoot)
}

/** The state that the requests of one cart share. */
interface CallSession {
  /** The token of a separate cart; empty for the shopper's own. */
  read(): CartSession
  readonly nonce: Pick<NonceSource, "read" | "keep">
}

const readPrinted = (config: Members) => formatText(readMember(config, ["nonce", "store_api_nonce"]))

/** The shopper's own cart uses the nonce of the page's cart, which all requests of the page share. */
function createOwnSession(page: Page, readConfig: () => Members): CallSession {
  const { nonce } = cartOf(page)
  let refusedNonce = ""
  const accept = (printed: string) => (printed === refusedNonce ? "" : printed)
  return {
    read: () => ({}),
    nonce: {
      read: () => nonce.read() || accept(readPrinted(readConfig())),
      keep(answer, refused) {
        refusedNonce = refused ?? refusedNonce
        nonce.keep(answer, refused)
      },
    },
  }
}

function createMemorySession(readConfig: () => Members): CallSession {
  let state: CartSession = createSeparateSession()
  let refusedNonce = ""
  return {
    read: () => state,
    nonce: {
      read() {
        const known = state.nonce ?? readPrinted(readConfig())
        return known === refusedNonce ? "" : known
      },
      keep({ headers }: HttpAnswer, refused) {
        refusedNonce = refused ?? refusedNonce
        state = reduceCartSession(state, { nonce: headers["nonce"], session: headers[tokenHeader] })
      },
    },
  }
}
