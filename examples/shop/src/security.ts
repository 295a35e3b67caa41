import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { createPolicy } from "./policy.ts"
import { prefixOf } from "./texts/languages.ts"
import type { ShopEnv } from "./visit.ts"

/** The security headers of every answer: only our own files, and sources that the page declares, can run. */
export const securityHeaders = createMiddleware<ShopEnv>(async (context, next) => {
  await next()
  context.header("Content-Security-Policy", createPolicy(context.var.policy))
  context.header("X-Content-Type-Options", "nosniff")
  context.header("Referrer-Policy", "strict-origin-when-cross-origin")
})

/**
 * Redirects a path with several leading slashes to one slash. In a Location or a link, browsers resolve such a path to another site, and
 * the part after "/en" is the path of the other language: no later handler sees one. The URL parser has already converted backslashes to
 * slashes, and removed dots, tabs and line ends.
 */
export const oneSlashAtStart = createMiddleware<ShopEnv>(async (context, next) => {
  const { path, language, url } = context.var.visit
  if (!path.startsWith("//")) return next()
  return context.redirect(`${prefixOf(language)}${path.replace(/^\/+/, "/")}${url.search}`, 301)
})

/** Refuses addresses with the character 0, which no page of ours has and no database query accepts. */
export const wholeAddresses = createMiddleware<ShopEnv>(async (context, next) => {
  const { pathname, search } = context.var.visit.url
  return (pathname + search).includes("%00") ? context.text("Not an address of this shop.", 400) : next()
})

/**
 * Refuses posts from other sites' pages, since the session's cookie alone must not be sufficient. Browsers send `Origin` with every post;
 * only hosts are compared, since behind a proxy that ends TLS the scheme differs.
 */
export const sameOriginPosts = createMiddleware<ShopEnv>(async (context, next) => {
  const { req } = context
  const origin = req.header("Origin")
  const isSafe = req.method === "GET" || req.method === "HEAD"
  const isForeign = origin === undefined ? req.header("Sec-Fetch-Site") === "cross-site" : !isOwnOrigin(origin, context)
  return !isSafe && isForeign ? context.text("Cross-site requests are not taken.", 403) : next()
})

/** Other sites' pages can't set the headers that name the host. */
function isOwnOrigin(origin: string, { req, var: { visit } }: Context<ShopEnv>): boolean {
  if (!URL.canParse(origin)) return false
  const forwarded = visit.shop.isBehindProxy ? req.header("X-Forwarded-Host")?.split(",").at(-1)?.trim() : undefined
  return [visit.url.host, new URL(req.url).host, forwarded].includes(new URL(origin).host)
}
