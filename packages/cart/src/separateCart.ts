import type { NonceSource, Page } from "@ringside/core"
import { createStoreApiClient, type StoreApiClient } from "./client/storeApi.ts"
import { createStoreNonceSource } from "./client/storeNonceSource.ts"
import { parsePrintedNonce } from "./domain/index.ts"
import { createPageOptions } from "./pageClient.ts"
import { createWriteQueue, type WriteQueue } from "./writeQueue.ts"

/** The parts that distinguish a separate cart from the shopper's own. */
export interface SeparateCartOptions {
  /** The header that identifies the cart, in both directions; sent empty to create one. */
  readonly tokenHeader: string
  /** The page's own Store API nonce, which creates the cart; "" where none is printed. */
  readonly readPrintedNonce: () => string
  /** Additional headers of every call, such as the nonce of the token. */
  readonly headers: () => Readonly<Record<string, string>>
  /** For pages without a currency. */
  readonly readCurrency: () => string | null
}

/** A cart beside the shopper's own, such as the one a wallet pays on a product page. It lasts as long as the object. */
export interface SeparateCart extends StoreApiClient {
  /** The token that identifies it; null until the shop has created the cart. */
  readonly token: string | null
  /** All calls wait here, one after another, because each response may contain the nonce of the next. */
  readonly queue: WriteQueue
}

/**
 * Creates a separate cart: its token and nonce are only in memory, and neither its writes nor its failures reach `$cart`. No request is
 * sent before the first call, which creates the cart on the server. Source: express-checkout contract §3.
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
        // A response without the header keeps the token.
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

/** Replaces the storage of the shopper's own cart. */
function createMemory() {
  const values = new Map<string, string>()
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
}
