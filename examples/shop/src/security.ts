import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { createPolicy } from "./policy.ts"
import { prefixOf } from "./texts/languages.ts"
import type { ShopEnv } from "./visit.ts"

/** What browsers are told of every answer: nothing runs here that is not a file of ours or one that its page declares. */
export const securityHeaders = createMiddleware<ShopEnv>(async (context, next) => {
  await next()
  context.header("Content-Security-Policy", createPolicy(context.var.policy))
  context.header("X-Content-Type-Options", "nosniff")
  context.header("Referrer-Policy", "strict-origin-when-cross-origin")
})

/**
 * A path that begins with two slashes is another site's address to a browser that finds it in a Location or a link, and
 * what stands behind "/en" is the path of the other language: nothing after this sees one. The URL parser has made slashes
 * of backslashes and has taken dots, tabs and line ends out.
 */
export const oneSlashAtStart = createMiddleware<ShopEnv>(async (context, next) => {
  const { path, language, url } = context.var.visit
  if (!path.startsWith("//")) return next()
  return context.redirect(`${prefixOf(language)}${path.replace(/^\/+/, "/")}${url.search}`, 301)
})

/** Refuses addresses with the character 0, which no page of ours has and no query of the database takes. */
export const wholeAddresses = createMiddleware<ShopEnv>(async (context, next) => {
  const { pathname, search } = context.var.visit.url
  return (pathname + search).includes("%00") ? context.text("Not an address of this shop.", 400) : next()
})

/**
 * Refuses what another site's page posts here; the session's cookie alone must not be enough. Browsers send `Origin` with
 * every post; hosts are compared, since behind a proxy that ends TLS the scheme differs.
 */
export const sameOriginPosts = createMiddleware<ShopEnv>(async (context, next) => {
  const { req } = context
  const origin = req.header("Origin")
  const isSafe = req.method === "GET" || req.method === "HEAD"
  const isForeign = origin === undefined ? req.header("Sec-Fetch-Site") === "cross-site" : !isOwnOrigin(origin, context)
  return !isSafe && isForeign ? context.text("Cross-site requests are not taken.", 403) : next()
})

/** Other sites' pages can't choose the headers that name the host. */
function isOwnOrigin(origin: string, { req, var: { visit } }: Context<ShopEnv>): boolean {
  if (!URL.canParse(origin)) return false
  const forwarded = visit.shop.isBehindProxy ? req.header("X-Forwarded-Host")?.split(",").at(-1)?.trim() : undefined
  return [visit.url.host, new URL(req.url).host, forwarded].includes(new URL(origin).host)
}
