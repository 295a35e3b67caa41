import type { Http, HttpAnswer, Page } from "@ringside/core"
import { type CartClientOptions, createClientOptions } from "../pageClient/clientOptions.ts"
import { createStoreApiClient, type StoreApiClient } from "../client/storeApi.ts"
import { createStoreNonceSource } from "../client/storeNonceSource.ts"
import { parsePrintedNonce } from "../domain/index.ts"
import { createWriteQueue } from "../pageClient/writeQueue.ts"

/** The parts that distinguish a separate cart from the shopper's own. */
export interface SeparateCartOptions extends CartClientOptions {
  /** The header that identifies the cart, in both directions; sent empty to create one. */
  readonly tokenHeader: string
}

/** A cart beside the shopper's own, such as the one a wallet pays on a product page. It lasts as long as the object. */
export interface SeparateCart extends Pick<StoreApiClient, "send" | "call"> {
  /** The token that identifies the cart; null until the shop has created the cart. */
  readonly token: string | null
}

/**
 * Creates a separate cart: its token and nonce are only in memory, and neither its writes nor its failures reach `$cart`. No request is
 * sent before the first call, which creates the cart on the server. All calls run one after another, because each response may contain the
 * nonce of the next.
 *
 * A shop answers with the shopper's own cart where it doesn't take the page's right to open another one, as on a page that was cached for
 * longer than its nonces live. Until a response names the token, none is taken for a success, and the nonce of none is used: no change is
 * sent again to the shopper's own cart. Source: express-checkout contract §3.
 */
export function createSeparateCart(page: Page, options: SeparateCartOptions): SeparateCart {
  const { tokenHeader } = options
  const queue = createWriteQueue()
  let token: string | null = null
  const clientOptions = createClientOptions(page, options)
  const http: Http = async (request) => {
    const answer = await clientOptions.http(request)
    if (answer.kind !== "answer") return answer
    token = readSeparateToken(answer, tokenHeader) ?? token
    if (token !== null) return answer
    return answer.isOk ? { kind: "unreachable", reason: "foreign" } : { ...answer, headers: {} }
  }
  const client = createStoreApiClient({
    ...clientOptions,
    http,
    headers: (nonce) => ({ ...options.headers(nonce), [tokenHeader]: token ?? "" }),
    createNonceSource: (fetchCart) =>
      createStoreNonceSource({
        local: createMemory(),
        printedNonce: () => parsePrintedNonce(options.readPrintedNonce(), null),
        fetchCart,
      }),
  })
  return {
    send: (operation, args) => queue.run(() => client.send(operation, args)),
    call: (operation, args, signal) => queue.run(() => client.call(operation, args, signal)),
    get token() {
      return token
    },
  }
}

/** The token of a separate cart in a response; null without one. Scripts between shop and page may write a missing header back as text. */
export function readSeparateToken({ headers }: Pick<HttpAnswer, "headers">, tokenHeader: string): string | null {
  const given = headers[tokenHeader.toLowerCase()]
  return given && given !== "null" ? given : null
}

/** Replaces the storage of the shopper's own cart. */
function createMemory() {
  const values = new Map<string, string>()
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
}
