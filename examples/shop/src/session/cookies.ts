import type { Context } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { Basket } from "../features/basket/basket.ts"
import { findCurrency } from "../texts/money.ts"
import type { ShopEnv } from "../visit.ts"
import { currencyCookie, loginCookie, resetCookie, sessionCookie } from "./cookieNames.ts"
import { sessionLifeSeconds, type Session } from "./session.ts"

/** Sets a new visitor's session cookie, which identifies their basket. */
export function writeSessionCookie(context: Context<ShopEnv>, session: Session): void {
  if (session.isNew) setCookie(context, sessionCookie, session.cookie, { ...lasting(context), httpOnly: true })
}

/** Stores the proof of a login in the browser: until it is closed, or for the requested time. */
export function writeLoginCookie(context: Context<ShopEnv>, proof: string, keptSeconds: number | undefined): void {
  const { path, sameSite, secure } = lasting(context)
  const kept = keptSeconds === undefined ? {} : { maxAge: keptSeconds }
  setCookie(context, loginCookie, proof, { path, sameSite, secure, httpOnly: true, ...kept })
}

/** Removes the browser's login. */
export function clearLoginCookie(context: Context<ShopEnv>): void {
  deleteCookie(context, loginCookie, lasting(context))
}

/** Sets the two cookies that describe the basket to scripts, as the platform does: "1" for any number of items. Unchanged cookies aren't sent. */
export function writeBasketCookies(context: Context<ShopEnv>, basket: Pick<Basket, "count" | "hash">): void {
  writeOrClear(context, "woocommerce_items_in_cart", basket.count > 0 ? "1" : "")
  writeOrClear(context, "woocommerce_cart_hash", basket.hash)
}

/** Stores the currency from a page's address. */
export function writeCurrencyCookie(context: Context<ShopEnv>): void {
  const { url, currency } = context.var.visit
  if (findCurrency(url.searchParams.get("currency")) === undefined || getCookie(context, currencyCookie) === currency)
    return
  setCookie(context, currencyCookie, currency, { ...lasting(context), httpOnly: true })
}

function writeOrClear(context: Context<ShopEnv>, name: string, value: string): void {
  if ((getCookie(context, name) ?? "") === value) return
  if (value) setCookie(context, name, value, lasting(context))
  else deleteCookie(context, name, lasting(context))
}

/** A cookie set over https must not be sent over http, where others can read it. */
function lasting(context: Context<ShopEnv>) {
  const secure = context.var.visit.url.protocol === "https:"
  return { path: "/", sameSite: "Lax", maxAge: sessionLifeSeconds, secure } as const
}

/** Stores the key of an e-mailed link, while its page is open. */
export function writeLinkCookie(context: Context<ShopEnv>, key: string): void {
  const { path, sameSite, secure } = lasting(context)
  setCookie(context, resetCookie, key, { path, sameSite, secure, httpOnly: true })
}

/** Removes the key of an e-mailed link. */
export function clearLinkCookie(context: Context<ShopEnv>): void {
  deleteCookie(context, resetCookie, lasting(context))
}
