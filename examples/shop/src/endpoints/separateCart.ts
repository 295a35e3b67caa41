import type { Context } from "hono"
import { openSession, readSession } from "../session/session.ts"
import type { ShopEnv, Visit } from "../visit.ts"
import { createError, type StoreApiAnswer } from "./storeApiErrors.ts"
import { separateCartHeader } from "./storeApiHeaders.ts"

/** The action of the nonce that allows a page to use separate carts. */
export const separateCartNonceAction = "woopayments_tokenized_cart_session_nonce"
/** The action of the nonce of requests with a wallet's data. */
export const walletNonceAction = "woopayments_tokenized_cart_nonce"

/** The visit with the requested cart, or the refusal. */
type OpenedCart =
  | { readonly kind: "opened"; readonly visit: Visit }
  | { readonly kind: "refused"; readonly answer: StoreApiAnswer }

/**
 * Opens the cart of a Store API request: the shopper's own, or a separate one, which a page opens for one product and one wallet. A token
 * without this shop's signature opens a new cart, so nobody can access another shopper's.
 */
export function openSeparateCart(context: Context<ShopEnv>): OpenedCart {
  const { visit } = context.var
  const { req } = context
  const isFromPage = (header: string, action: string) =>
    visit.shop.nonces.isValid(req.header(header) ?? "", action, visit.browserSession.id)
  const token = req.header(separateCartHeader)
  if (token !== undefined && !isFromPage("X-WooPayments-Tokenized-Cart-Session-Nonce", separateCartNonceAction)) {
    return refuse("woopayments_rest_invalid_cart_session_nonce", visit)
  }
  const isWallet = req.header("X-WooPayments-Tokenized-Cart") === "true"
  if (isWallet && !isFromPage("X-WooPayments-Tokenized-Cart-Nonce", walletNonceAction)) {
    return refuse("woopayments_rest_invalid_cart_nonce", visit)
  }
  if (token === undefined) return { kind: "opened", visit }
  const { secret } = visit.shop
  return {
    kind: "opened",
    visit: { ...visit, session: token === "" ? openSession(secret) : readSession(token, secret) },
  }
}

function refuse(code: string, { texts }: Visit): OpenedCart {
  return { kind: "refused", answer: createError(403, code, texts.refusal.invalidNonce) }
}
