import { createMiddleware } from "hono/factory"
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
