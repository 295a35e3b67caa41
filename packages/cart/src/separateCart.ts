import type { NonceSource, Page } from "@ringside/core"
import { createStoreApiClient, type StoreApiClient } from "./client/storeApi.ts"
import { createStoreNonceSource } from "./client/storeNonceSource.ts"
import { parsePrintedNonce } from "./domain/index.ts"
import { createPageOptions } from "./pageClient.ts"
import { createWriteQueue, type WriteQueue } from "./writeQueue.ts"

/** How a separate cart is told from the shopper's own. */
export interface SeparateCartOptions {
  /** The header that names the cart, in both directions; it is sent empty to open one. */
  readonly tokenHeader: string
  /** The page's own nonce of the Store API, which opens the cart; "" where none is printed. */
  readonly readPrintedNonce: () => string
  /** What else every call carries, such as the nonce of the token. */
  readonly headers: () => Readonly<Record<string, string>>
  /** For pages that name no currency. */
  readonly readCurrency: () => string | null
}

/** A cart beside the shopper's own, such as the one a wallet pays on a product page. It lasts as long as it is held. */
export interface SeparateCart extends StoreApiClient {
  /** What names it; null until the shop has opened it. */
  readonly token: string | null
  /** All calls wait here, one after another, because each answer may bring the nonce of the next. */
  readonly queue: WriteQueue
}

/**
 * A cart of its own: its token and its nonce are in memory alone, and neither its writes nor its failures reach `$cart`. Nothing is
 * sent before its first call, which opens it. Source: express-checkout contract §3.
 */
export function createSeparateCart(page: Page, options: SeparateCartOptions): SeparateCart {
  const { tokenHeader } = options
  const queue = createWriteQueue()
  let token: string | null = null
  const client = createStoreApiClient({
    ...createPageOptions(page, options.readCurrency),
    headers: () => ({ ...options.headers(), [tokenHeader]: token ?? "" }),
    createNonceSource(fetchCart) {
      const source = createStoreNonceSource({
        local: createMemory(),
        printedNonce: () => parsePrintedNonce(options.readPrintedNonce(), null),
        fetchCart,
      })
      const keep: NonceSource["keep"] = (answer, refused) => {
        // An answer without the header leaves the cart as it was.
        token = answer.headers[tokenHeader.toLowerCase()] || token
        source.keep(answer, refused)
      }
      return { ...source, keep }
    },
  })
  return {
    send: (operation, args) => queue.run(() => client.send(operation, args)),
    call: (operation, args) => queue.run(() => client.call(operation, args)),
    reread: () => queue.run(client.reread),
    nonce: client.nonce,
    queue,
    get token() {
      return token
    },
  }
}

/** What would be in storage for the shopper's own cart. */
function createMemory() {
  const values = new Map<string, string>()
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
}
