import type { Page } from "@ringside/core"
import { type CartClientOptions, createClientOptions } from "../pageClient/clientOptions.ts"
import { createStoreApiClient, type StoreApiClient } from "../client/storeApi.ts"
import { parsePrintedNonce } from "../domain/index.ts"
import { cartService } from "./store.ts"

/**
 * Creates a client of the shopper's own cart with the settings and headers of another package. It shares the nonce and the queue of the
 * page's cart, whose state stays as it is: `cartService.of(page).accept` stores a cart that a response contains.
 */
export function createOwnCartClient(page: Page, options: CartClientOptions): Pick<StoreApiClient, "call"> {
  const { queue, nonce } = cartService.of(page)
  let refusedNonce = ""
  const readPrinted = () => {
    const printed = parsePrintedNonce(options.readPrintedNonce(), null).nonce
    return printed === refusedNonce ? "" : printed
  }
  const client = createStoreApiClient({
    ...createClientOptions(page, options),
    createNonceSource: (fetchCart) => ({
      ...nonce,
      read: () => nonce.read() || readPrinted(),
      keep(answer, refused) {
        refusedNonce = refused ?? refusedNonce
        nonce.keep(answer, refused)
      },
      renew: fetchCart,
    }),
  })
  return {
    async call(operation, args, signal) {
      if (operation.method !== "GET") return queue.run(() => client.call(operation, args, signal))
      // Don't queue a read among the writes: the page's own cart would treat it as a change and read itself again.
      await queue.settled()
      return client.call(operation, args, signal)
    },
  }
}
