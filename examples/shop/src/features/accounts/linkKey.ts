import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { resetCookie } from "../../session/cookieNames.ts"
import { writeLinkCookie } from "../../session/cookies.ts"
import type { ShopEnv } from "../../visit.ts"

const keyLengthMax = 100

/**
 * Takes the key out of the address of a link that was sent by e-mail: the browser is sent to the page's own address and
 * brings the key in a cookie, so that no referrer, history or statistic holds it.
 * @returns undefined where the address has no key
 */
export function hideLinkKey(context: Context<ShopEnv>, query = ""): Response | undefined {
  const { url } = context.var.visit
  const key = url.searchParams.get("key")
  if (key === null) return undefined
  writeLinkCookie(context, key.slice(0, keyLengthMax))
  context.header("Cache-Control", "no-store")
  return context.redirect(`${url.pathname}${query}`, 303)
}

/** The key of the link that was followed last; "" where none was. */
export function readLinkKey(context: Context<ShopEnv>): string {
  return getCookie(context, resetCookie) ?? ""
}
