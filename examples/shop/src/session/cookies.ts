import type { Context } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { Basket } from "../basket/basket.ts"
import type { ShopEnv } from "../visit.ts"
import { sessionCookie } from "./cookieNames.ts"
import { sessionLifeSeconds, type Session } from "./session.ts"

/** Gives a new visitor the cookie that their basket will hang on. */
export function writeSessionCookie(context: Context<ShopEnv>, session: Session): void {
  if (session.isNew) setCookie(context, sessionCookie, session.cookie, { ...lasting(context), httpOnly: true })
}

/** Tells scripts, by the two cookies that they may read, what the basket holds. Nothing is written that is known already. */
export function writeBasketCookies(context: Context<ShopEnv>, basket: Basket): void {
  writeOrClear(context, "woocommerce_items_in_cart", basket.count > 0 ? String(basket.count) : "")
  writeOrClear(context, "woocommerce_cart_hash", basket.hash)
}

function writeOrClear(context: Context<ShopEnv>, name: string, value: string): void {
  if ((getCookie(context, name) ?? "") === value) return
  if (value) setCookie(context, name, value, lasting(context))
  else deleteCookie(context, name, lasting(context))
}

/** A visitor who came by https is not to be known by http, where others listen. */
function lasting(context: Context<ShopEnv>) {
  const secure = context.var.visit.url.protocol === "https:"
  return { path: "/", sameSite: "Lax", maxAge: sessionLifeSeconds, secure } as const
}
