import { Hono, type Context } from "hono"
import { bodyLimit } from "hono/body-limit"
import { createMiddleware } from "hono/factory"
import { answerAdminAjax } from "./endpoints/adminAjax.ts"
import { favicon } from "./endpoints/favicon.ts"
import { filesOf } from "./endpoints/files.ts"
import { respondPicture } from "./endpoints/pictures.ts"
import { answerReviewChange, answerReviewList, answerReviewReply, moderatorsOnly } from "./endpoints/reviewsApi.ts"
import { answerStoreApi } from "./endpoints/storeApi.ts"
import { answerWcAjax } from "./endpoints/wcAjax.ts"
import { addByForm, addByLink } from "./pages/addToBasket.ts"
import { archivePage, categoryPage, searchPage } from "./pages/archive.ts"
import { basketPage } from "./pages/basket.ts"
import { removeByLink, undoByLink, updateBasket } from "./pages/changeBasket.ts"
import { checkoutPage } from "./pages/checkout.ts"
import { homePage } from "./pages/home.ts"
import { notFoundPage } from "./pages/notFound.ts"
import { takeReview } from "./pages/postReview.ts"
import { productPage } from "./pages/product.ts"
import { assetsFolder, ringsideFolder } from "./paths.ts"
import { oneSlashAtStart, sameOriginPosts, securityHeaders, wholeAddresses } from "./security.ts"
import type { Shop } from "./shop.ts"
import { languages, prefixOf } from "./texts/languages.ts"
import { visits, type ShopEnv } from "./visit.ts"

const bodyLimitBytes = 256 * 1024

/** Every address of the shop. */
export function createRoutes(shop: Shop): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.use(
    visits(shop),
    securityHeaders,
    wholeAddresses,
    oneSlashAtStart,
    sameOriginPosts,
    bodyLimit({ maxSize: bodyLimitBytes }),
  )
  routes.get("/assets/*", filesOf(assetsFolder, "/assets/"))
  routes.get("/ringside/*", filesOf(ringsideFolder, "/ringside/"))
  routes.get("/figures/:slug/:file", respondPicture)
  routes.get("/favicon.svg", (context) => context.body(favicon, 200, { "Content-Type": "image/svg+xml" }))
  routes.post("/wp-admin/admin-ajax.php", answerAdminAjax)
  routes.post("/wp-comments-post.php", takeReview)
  routes.use("/wp-json/wc/v3/products/reviews/*", moderatorsOnly)
  routes.get("/wp-json/wc/v3/products/reviews", answerReviewList)
  routes.post("/wp-json/wc/v3/products/reviews", answerReviewReply)
  routes.put("/wp-json/wc/v3/products/reviews/:id", answerReviewChange)
  routes.use(answerQueries, endWithSlash)
  for (const language of languages) addPages(routes, prefixOf(language))
  routes.notFound(notFoundPage)
  return routes
}

function addPages(routes: Hono<ShopEnv>, prefix: string): void {
  const at = (path: string) => `${prefix}${path}`
  routes.all(at("/wp-json/*"), (context) => answerStoreApi(context, context.var.visit.path.slice("/wp-json".length)))
  routes.get(at("/"), (context) => (context.var.visit.url.searchParams.has("s") ? searchPage : homePage)(context))
  routes.get(at("/page/:page/"), searchPage)
  routes.get(at("/tienda/"), archivePage)
  routes.get(at("/tienda/page/:page/"), archivePage)
  routes.get(at("/categoria-producto/:slug/"), categoryPage)
  routes.get(at("/categoria-producto/:slug/page/:page/"), categoryPage)
  routes.get(at("/product/:slug/"), productPage)
  routes.get(at("/product/:slug/:commentPage{comment-page-\\d+}/"), productPage)
  routes.post(at("/product/:slug/"), addByForm)
  routes.get(at("/carrito/"), changeByLink, basketPage)
  routes.post(at("/carrito/"), updateBasket)
  routes.get(at("/checkout/"), checkoutPage)
}

/** Endpoints that are named by the query, whatever the page. */
const answerQueries = createMiddleware<ShopEnv>(async (context, next) => {
  const { searchParams } = context.var.visit.url
  const endpoint = searchParams.get("wc-ajax")
  if (endpoint !== null) return answerWcAjax(context, endpoint)
  const route = searchParams.get("rest_route")
  if (route !== null) return answerStoreApi(context, route)
  if (searchParams.has("add-to-cart") && isVisit(context)) return addByLink(context)
  return next()
})

/** The basket's links that change it. */
const changeByLink = createMiddleware<ShopEnv>(async (context, next) => {
  const { searchParams } = context.var.visit.url
  const [removed, restored] = [searchParams.get("remove_item"), searchParams.get("undo_item")]
  if (!isVisit(context)) return next()
  if (removed !== null) return removeByLink(context, removed)
  if (restored !== null) return undoByLink(context, restored)
  return next()
})

/** A link that a browser or a robot merely looks at changes nothing. */
function isVisit({ req }: Context<ShopEnv>): boolean {
  return req.method === "GET" && !/prefetch|prerender/.test(req.header("Sec-Purpose") ?? "")
}

/** One address a page: those of pages end with a slash. */
const endWithSlash = createMiddleware<ShopEnv>(async (context, next) => {
  const { pathname, search } = context.var.visit.url
  const isPage = context.req.method === "GET" && !pathname.includes("/wp-json/") && /\/[^/.]+$/.test(pathname)
  return isPage ? context.redirect(`${pathname}/${search}`, 301) : next()
})
