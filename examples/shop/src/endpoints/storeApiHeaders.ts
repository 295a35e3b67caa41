import type { Context } from "hono"
import { logIn } from "../features/accounts/login.ts"
import { readBasket } from "../features/basket/readBasket.ts"
import { writeBasketCookies, writeSessionCookie } from "../session/cookies.ts"
import type { ShopEnv, Visit } from "../visit.ts"
import type { StoreApiAnswer } from "./storeApiErrors.ts"

/** The nonce action of this API. */
export const storeApiNonceAction = "wc_store_api"

/** Contains the token of a separate cart; an empty value opens one. Source: express-checkout contract §3. */
export const separateCartHeader = "X-WooPayments-Tokenized-Cart-Session"

/**
 * Sends an answer with the headers of every answer, errors included: above all a fresh nonce. The cookies describe the shopper's own
 * basket, so an answer of a separate cart doesn't set them.
 */
export async function respondStoreApi(
  context: Context<ShopEnv>,
  first: StoreApiAnswer,
  asked: Visit = context.var.visit,
): Promise<Response> {
  if (first.newCustomer) await logIn(context, first.newCustomer)
  const isSeparate = asked.session !== asked.browserSession
  // A login may have renewed the browser's session in the meantime.
  const visit = isSeparate ? asked : context.var.visit
  const answer = (await first.afterLogin?.(visit)) ?? first
  const { shop, session, language, currency, browserSession } = visit
  const basket = answer.basket ?? (await readBasket(shop.database, language, session.id, currency))
  writeSessionCookie(context, browserSession)
  if (isSeparate) context.header(separateCartHeader, session.cookie)
  else writeBasketCookies(context, basket)
  context.header("Nonce", shop.nonces.issue(storeApiNonceAction, browserSession.id))
  context.header("Nonce-Timestamp", String(Math.floor(shop.clock() / 1000)))
  context.header("Cart-Hash", basket.hash)
  context.header("User-ID", "0")
  context.header("Cache-Control", "no-store")
  for (const [name, value] of Object.entries(answer.headers ?? {})) context.header(name, value)
  if (answer.waitSeconds !== undefined) context.header("Retry-After", String(answer.waitSeconds))
  return context.json(answer.body, answer.status)
}
