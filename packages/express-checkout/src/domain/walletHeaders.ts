import { formatText, readMember } from "@ringside/core/domain"
import type { SessionHeaders } from "./cartSession.ts"
import { readButtonContext } from "./startPlan.ts"

/**
 * The headers of every Store API request for a wallet's cart: its nonces and, for a separate cart, its token. Source: express-checkout
 * contract §4.1.
 */
export function createWalletHeaders(config: unknown, session: SessionHeaders | null): Record<string, string> {
  const read = (name: string) => formatText(readMember(config, ["nonce", name]))
  const isProduct = readButtonContext(config) === "product"
  const nonces = {
    Nonce: formatText(session?.nonce) || read("store_api_nonce"),
    "X-WooPayments-Tokenized-Cart-Nonce": read("tokenized_cart_nonce"),
    "X-WooPayments-Tokenized-Cart-Session-Nonce": isProduct ? read("tokenized_cart_session_nonce") : "",
  }
  return {
    ...Object.fromEntries(Object.entries(nonces).filter(([, nonce]) => nonce !== "")),
    // An empty token is sent, too: it opens a cart.
    ...(typeof session?.session === "string" && { "X-WooPayments-Tokenized-Cart-Session": session.session }),
  }
}
