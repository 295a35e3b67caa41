import type { HttpAnswer } from "./http.ts"
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
    isRefusal: isAjaxNonceRefusal,
    renew: null,
  }
}

/** The platform refuses such a request with -1 and 403, or 200 in older releases; a firewall refuses it before the platform. */
function isAjaxNonceRefusal({ status, text }: HttpAnswer): boolean {
  return status === 401 || status === 403 || text.trim() === "-1"
}
