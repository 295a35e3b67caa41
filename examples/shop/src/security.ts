import { createMiddleware } from "hono/factory"
import { prefixOf } from "./texts/languages.ts"
import type { ShopEnv } from "./visit.ts"

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types ringside",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "form-action 'self' mailto:",
].join("; ")

/** What browsers are told of every answer: nothing runs here that is not a file of ours. */
export const securityHeaders = createMiddleware<ShopEnv>(async (context, next) => {
  await next()
  context.header("Content-Security-Policy", policy)
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

/** Refuses what another site's page posts here; the session's cookie alone must not be enough. */
export const sameOriginPosts = createMiddleware<ShopEnv>(async (context, next) => {
  const origin = context.req.header("Origin")
  const isSafe = context.req.method === "GET" || context.req.method === "HEAD"
  // Compared by host: behind a proxy that ends TLS the scheme differs.
  if (!isSafe && origin !== undefined && !isHost(origin, context.var.visit.url.host)) {
    return context.text("Cross-site requests are not taken.", 403)
  }
  return next()
})

function isHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}
