import { createHash } from "node:crypto"
import type { Context } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { Basket } from "../basket/basket.ts"
import { sessionLifeSeconds, type Session } from "./session.ts"

/** Constant for this shop: the platform's suffix is a hash of the site as well. */
export const siteHash = createHash("md5").update("esquina-roja").digest("hex")

/** Holds the session; no script can read it. */
export const sessionCookie = `wp_woocommerce_session_${siteHash}`

const options = { path: "/", sameSite: "Lax", maxAge: sessionLifeSeconds } as const

/** Gives a new visitor the cookie that their basket will hang on. */
export function writeSessionCookie(context: Context, session: Session): void {
  if (session.isNew) setCookie(context, sessionCookie, session.cookie, { ...options, httpOnly: true })
}

/** Tells scripts, by the two cookies that they may read, what the basket holds. Nothing is written that is known already. */
export function writeBasketCookies(context: Context, basket: Basket): void {
  writeOrClear(context, "woocommerce_items_in_cart", basket.count > 0 ? String(basket.count) : "")
  writeOrClear(context, "woocommerce_cart_hash", basket.hash)
}

function writeOrClear(context: Context, name: string, value: string): void {
  if ((getCookie(context, name) ?? "") === value) return
  if (value) setCookie(context, name, value, options)
  else deleteCookie(context, name, { path: "/" })
}
