import type { Context } from "hono"
import { readBasket } from "../features/basket/readBasket.ts"
import { writeBasketCookies, writeSessionCookie } from "../session/cookies.ts"
import type { ShopEnv } from "../visit.ts"
import type { StoreApiAnswer } from "./storeApiErrors.ts"

/** What the nonces of this API are for. */
export const storeApiNonceAction = "wc_store_api"

/** Sends an answer with the headers that every one carries, errors too: a fresh nonce above all. */
export async function respondStoreApi(context: Context<ShopEnv>, answer: StoreApiAnswer): Promise<Response> {
  const { shop, session, language } = context.var.visit
  const basket = answer.basket ?? (await readBasket(shop.database, language, session.id))
  writeSessionCookie(context, session)
  writeBasketCookies(context, basket)
  context.header("Nonce", shop.nonces.issue(storeApiNonceAction, session.id))
  context.header("Nonce-Timestamp", String(Math.floor(shop.clock() / 1000)))
  context.header("Cart-Hash", basket.hash)
  context.header("User-ID", "0")
  context.header("Cache-Control", "no-store")
  return context.json(answer.body, answer.status)
}
