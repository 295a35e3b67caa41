import type { Context } from "hono"
import { logIn } from "../features/accounts/login.ts"
import { currencyOf } from "../features/basket/currencyOf.ts"
import { readBasket } from "../features/basket/readBasket.ts"
import { writeBasketCookies, writeSessionCookie } from "../session/cookies.ts"
import type { ShopEnv } from "../visit.ts"
import type { StoreApiAnswer } from "./storeApiErrors.ts"

/** What the nonces of this API are for. */
export const storeApiNonceAction = "wc_store_api"

/** Sends an answer with the headers that every one carries, errors too: a fresh nonce above all. */
export async function respondStoreApi(context: Context<ShopEnv>, answer: StoreApiAnswer): Promise<Response> {
  if (answer.newCustomer) await logIn(context, answer.newCustomer)
  const { visit } = context.var
  const { shop, session, language } = visit
  const basket = answer.basket ?? (await readBasket(shop.database, language, session.id, currencyOf(visit)))
  writeSessionCookie(context, session)
  writeBasketCookies(context, basket)
  context.header("Nonce", shop.nonces.issue(storeApiNonceAction, session.id))
  context.header("Nonce-Timestamp", String(Math.floor(shop.clock() / 1000)))
  context.header("Cart-Hash", basket.hash)
  context.header("User-ID", "0")
  context.header("Cache-Control", "no-store")
  return context.json(answer.body, answer.status)
}
