import { Hono, type Context } from "hono"
import { bodyLimit } from "hono/body-limit"
import { createMiddleware } from "hono/factory"
import { HTTPException } from "hono/http-exception"
import { routePath } from "hono/route"
import { createAdminAjax } from "./endpoints/adminAjax.ts"
import { createStoreApi } from "./endpoints/storeApi.ts"
import { createWcAjax } from "./endpoints/wcAjax.ts"
import type { Route, ShopFeature } from "./feature.ts"
import { failedPage } from "./features/site/failedPage.ts"
import { notFoundPage } from "./features/site/notFound.ts"
import { describeFailure } from "./log/failure.ts"
import { oneSlashAtStart, sameOriginPosts, securityHeaders, wholeAddresses } from "./security.ts"
import { collectAdditions } from "./pageAdditions.ts"
import type { Shop } from "./shop.ts"
import { languages, pathIn, prefixOf } from "./texts/languages.ts"
import { isVisit, visits, type ShopEnv } from "./visit.ts"

const bodyLimitBytes = 256 * 1024

/** Creates all routes of the shop. */
export function createRoutes(shop: Shop, features: readonly ShopFeature[]): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const answerStoreApi = createStoreApi(features.flatMap(({ storeApi = [] }) => storeApi))
  const answerAdminAjax = createAdminAjax(collect(features.map(({ adminAjax }) => adminAjax)))
  routes.use(
    visits(shop, collectAdditions(features)),
    securityHeaders,
    wholeAddresses,
    oneSlashAtStart,
    sameOriginPosts,
    bodyLimit({ maxSize: bodyLimitBytes, onError: refuseBody }),
  )
  add(routes, [
    ...features.flatMap((feature) => feature.routes ?? []),
    { method: "POST", path: "/wp-admin/admin-ajax.php", answer: answerAdminAjax },
  ])
  routes.use(answerQueries(features, answerStoreApi), oneAddress)
  for (const language of languages) {
    const prefix = prefixOf(language)
    routes.all(`${prefix}/wp-json/*`, (context) =>
      answerStoreApi(context, context.var.visit.path.slice("/wp-json".length)),
    )
    const pages = features.flatMap((feature) => feature.pages ?? [])
    add(
      routes,
      pages.map((page) => ({ ...page, path: pathIn(language, page.path) })),
    )
  }
  routes.notFound(notFoundPage)
  routes.onError((cause, context) => {
    if (cause instanceof HTTPException) return cause.getResponse()
    // A visitor who has closed the connection gets no answer; this is no failure.
    if (context.req.raw.signal.aborted) return context.text("", 400)
    const { method } = context.req
    shop.log({ event: "request-failed", method, route: routePath(context, -1), failure: describeFailure(cause) })
    return failedPage(context)
  })
  return routes
}

/** The rest of the body isn't read, so the connection can't take another request. */
function refuseBody(context: Context): Response {
  context.header("Connection", "close")
  return context.text("Payload Too Large", 413)
}

function add(routes: Hono<ShopEnv>, all: readonly Route[]): void {
  for (const { method, path, answer } of all) routes.on(method, path, (context) => answer(context))
}

/** Merges one table of all features. @throws when two of them use one name */
function collect<Entry>(tables: readonly (Readonly<Record<string, Entry>> | undefined)[]): ReadonlyMap<string, Entry> {
  const all = new Map<string, Entry>()
  for (const [name, entry] of tables.flatMap((table) => Object.entries(table ?? {}))) {
    if (all.has(name)) throw new Error(`two features answer "${name}"`)
    all.set(name, entry)
  }
  return all
}

/** Answers endpoints that the query names, on any page. */
function answerQueries(features: readonly ShopFeature[], answerStoreApi: ReturnType<typeof createStoreApi>) {
  const answerWcAjax = createWcAjax(collect(features.map(({ wcAjax }) => wcAjax)))
  const links = collect(features.map((feature) => feature.links))
  return createMiddleware<ShopEnv>(async (context, next) => {
    const { searchParams } = context.var.visit.url
    const endpoint = searchParams.get("wc-ajax")
    if (endpoint !== null) return answerWcAjax(context, endpoint)
    const route = searchParams.get("rest_route")
    if (route !== null) return answerStoreApi(context, route)
    const link = [...searchParams.keys()].find((name) => links.has(name))
    const follow = link !== undefined && isVisit(context) ? links.get(link) : undefined
    return follow ? follow(context) : next()
  })
}

/** Redirects to a page's canonical address: it ends with a slash and starts with the name in its language. */
const oneAddress = createMiddleware<ShopEnv>(async (context: Context<ShopEnv>, next) => {
  const { url, language, path } = context.var.visit
  const lacksSlash = !url.pathname.includes("/wp-json/") && /\/[^/.]+$/.test(url.pathname)
  const own = pathIn(language, lacksSlash && path !== "/" ? `${path}/` : path)
  const isElsewhere = context.req.method === "GET" && own !== url.pathname
  return isElsewhere ? context.redirect(`${own}${url.search}`, 301) : next()
})
