import { isNonceRefusal } from "../domain/index.ts"
import type { NonceSource } from "./sendWrite.ts"

/**
 * A nonce that the host prints into the page, for its `admin-ajax.php` and `wc-ajax` endpoints. The page is its only source, so a refused
 * nonce can't be renewed, and the write falls back at once.
 */
export function createPrintedNonce(readPrinted: () => unknown): NonceSource {
  let refusedNonce = ""
  return {
    read() {
      const printed = readPrinted()
      return typeof printed === "string" && printed !== refusedNonce ? printed : ""
    },
    keep(_, refused) {
      if (refused !== null) refusedNonce = refused
    },
    isRefusal: isNonceRefusal,
    renew: null,
  }
}
