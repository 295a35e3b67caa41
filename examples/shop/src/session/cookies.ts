import type { Context } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { Basket } from "../features/basket/basket.ts"
import type { ShopEnv } from "../visit.ts"
import { loginCookie, resetCookie, sessionCookie } from "./cookieNames.ts"
import { sessionLifeSeconds, type Session } from "./session.ts"

/** Gives a new visitor the cookie that their basket will hang on. */
export function writeSessionCookie(context: Context<ShopEnv>, session: Session): void {
  if (session.isNew) setCookie(context, sessionCookie, session.cookie, { ...lasting(context), httpOnly: true })
}

/** Lets the browser keep what proves a login: until it is closed, or for as long as it is asked to. */
export function writeLoginCookie(context: Context<ShopEnv>, proof: string, keptSeconds: number | undefined): void {
  const { path, sameSite, secure } = lasting(context)
  const kept = keptSeconds === undefined ? {} : { maxAge: keptSeconds }
  setCookie(context, loginCookie, proof, { path, sameSite, secure, httpOnly: true, ...kept })
}

/** Makes the browser forget its login. */
export function clearLoginCookie(context: Context<ShopEnv>): void {
  deleteCookie(context, loginCookie, lasting(context))
}

/** Tells scripts, by the two cookies that they may read, what the basket holds. Nothing is written that is known already. */
export function writeBasketCookies(context: Context<ShopEnv>, basket: Pick<Basket, "count" | "hash">): void {
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

/** Keeps the key of a link that was sent by e-mail, while its page is open. */
export function writeLinkCookie(context: Context<ShopEnv>, key: string): void {
  const { path, sameSite, secure } = lasting(context)
  setCookie(context, resetCookie, key, { path, sameSite, secure, httpOnly: true })
}

/** Makes the browser forget that key. */
export function clearLinkCookie(context: Context<ShopEnv>): void {
  deleteCookie(context, resetCookie, lasting(context))
}
