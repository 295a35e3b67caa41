import type { HttpResult, KeyValueStore, NonceSource } from "@ringside/core"
import { parseJson } from "@ringside/core/domain"
import { parseStoreApiError, parseStoredNonce, reduceNonce, type StoreNonce } from "../domain/index.ts"

interface StoreNonceOptions {
  /** Where the nonce is shared with the platform's own client, other tabs and the next page. */
  readonly local: Pick<KeyValueStore, "get" | "set" | "remove">
  /** A nonce printed in the page; pages are cached for longer than it lives, so an answer's outranks it unless it is older. */
  readonly printedNonce: () => StoreNonce
  /** Reads the basket and hands the answer to `keep`, since it brings a nonce. */
  readonly fetchCart: () => Promise<HttpResult>
}

const nonceKey = "storeApiNonce"
const noNonce: StoreNonce = { nonce: "", timestamp: 0 }

/** The nonce of the shopper's own cart, for every call of the Store API. Source: catalogue-and-cart contract §7. */
export function createStoreNonceSource({ local, printedNonce, fetchCart }: StoreNonceOptions): NonceSource {
  /** A page that a cache printed for another session has a nonce that is newer than ours, and still no good. */
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
      // The answer to a refusal counts whatever its time: the clock of the page that was refused may be wrong.
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
