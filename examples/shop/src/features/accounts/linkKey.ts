import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { resetCookie } from "../../session/cookieNames.ts"
import { writeLinkCookie } from "../../session/cookies.ts"
import type { ShopEnv } from "../../visit.ts"

const keyLengthMax = 100

/**
 * Moves the key of an e-mailed link from the address to a cookie by a redirect, so that it doesn't get into referrers,
 * the browser's history or statistics. `query` is the query of the address redirected to.
 * @returns undefined if the address has no key
 */
export function hideLinkKey(context: Context<ShopEnv>, query = ""): Response | undefined {
  const { url } = context.var.visit
  const key = url.searchParams.get("key")
  if (key === null) return undefined
  writeLinkCookie(context, key.slice(0, keyLengthMax))
  context.header("Cache-Control", "no-store")
  return context.redirect(`${url.pathname}${query}`, 303)
}

/** Reads the key of the link that was opened last; "" if there is none. */
export function readLinkKey(context: Context<ShopEnv>): string {
  return getCookie(context, resetCookie) ?? ""
}
