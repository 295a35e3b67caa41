import type { HttpResult, KeyValueStore, NonceSource } from "@ringside/core"
import { parseJson } from "@ringside/core/domain"
import { parseStoreApiError, parseStoredNonce, reduceNonce, type StoreNonce } from "../domain/index.ts"

interface StoreNonceOptions {
  /** The storage where the nonce is shared with the platform's own client, other tabs and the next page. */
  readonly local: Pick<KeyValueStore, "get" | "set" | "remove">
  /** The nonce that the page prints. Pages are cached for longer than a nonce lives, so a response's nonce wins unless it is older. */
  readonly printedNonce: () => StoreNonce
  /** Reads the basket and passes the response to `keep`, since it contains a nonce. */
  readonly fetchCart: () => Promise<HttpResult>
}

const nonceKey = "storeApiNonce"
const noNonce: StoreNonce = { nonce: "", timestamp: 0 }

/** The nonce of the shopper's own cart, for every call of the Store API. Source: catalogue-and-cart contract §7. */
export function createStoreNonceSource({ local, printedNonce, fetchCart }: StoreNonceOptions): NonceSource {
  /** The last refused nonce. A page that was cached for another session prints one that is newer than ours but invalid. */
  let refusedNonce = ""
  const accept = (known: StoreNonce) => (known.nonce === refusedNonce ? noNonce : known)
  const readStored = () => parseStoredNonce(local.get(nonceKey))
  const readLatest = () => {
    const [stored, printed] = [accept(readStored()), accept(printedNonce())]
    return stored.nonce === "" || printed.timestamp > stored.timestamp ? printed : stored
  }
  return {
    read: () => readLatest().nonce,
    keep({ headers }, refused) {
      if (refused !== null) {
        refusedNonce = refused
        if (readStored().nonce === refused) local.remove(nonceKey)
      }
      // The nonce of a refusal counts regardless of its time, since the clock of the cached page may be wrong.
      const before = refused === null ? readLatest() : noNonce
      const after = reduceNonce(before, headers)
      if (after.nonce === before.nonce && after.timestamp === before.timestamp) return
      if (refused === null && after.nonce === refusedNonce) refusedNonce = ""
      local.set(nonceKey, JSON.stringify(after))
    },
    isRefusal: ({ status, isOk, text }) =>
      !isOk && parseStoreApiError({ status, offline: false, body: parseJson(text) ?? null }).retryWithFreshNonce,
    renew: fetchCart,
  }
}
