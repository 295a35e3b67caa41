import type { Context } from "hono"
import { readOwnBasket } from "../basket/readBasket.ts"
import { isBannerDismissed } from "./currentUser.ts"
import { readCategories } from "../catalogue/readCategories.ts"
import { layout, type Page } from "./layout.ts"
import { mergeSettings } from "../../settings.ts"
import { writeBasketCookies, writeCurrencyCookie, writeSessionCookie } from "../../session/cookies.ts"
import type { Notice } from "../../session/notice.ts"
import { keepNotice, takeNotices } from "../../session/notices.ts"
import type { PolicyAdditions } from "../../policy.ts"
import type { Shop } from "../../shop.ts"
import type { ShopEnv } from "../../visit.ts"

/** The statuses of pages: 409 and 422 refuse the posted data, 429 refuses too many requests. */
export type PageStatus = 200 | 403 | 404 | 409 | 422 | 429

/** Answers with a page, including the visitor's basket, pending notices, and the cookies that scripts read. */
export async function respondPage(context: Context<ShopEnv>, page: Page, status: PageStatus = 200): Promise<Response> {
  const { visit } = context.var
  const { database } = visit.shop
  const customer = await visit.readCustomer()
  const parts = {
    basket: page.basket ?? (await readOwnBasket(visit)),
    categories: await readCategories(database, visit.language),
    customer,
    // Queried only if the banner would be shown.
    isBannerDismissed:
      visit.shop.options.isComingSoon && customer?.role === "administrator"
        ? await isBannerDismissed(database, customer.id)
        : false,
    notices: visit.session.isNew ? [] : await takeNotices(database, visit.session.id),
  }
  writeSessionCookie(context, visit.session)
  writeCurrencyCookie(context)
  writeBasketCookies(context, parts.basket)
  // Pages contain the visitor's basket and nonces, so they aren't reused unchecked. "no-store" would also disable the back/forward cache.
  context.header("Cache-Control", "private, no-cache")
  const own = (typeof page.settings === "function" ? page.settings(parts) : page.settings) ?? {}
  const { additions } = context.var
  const settings = mergeSettings([additions.settings(visit), own])
  context.set("policy", allowImportMap(page.policy, visit.shop))
  return context.html(layout(page, parts, visit, { ...additions, settings }), status)
}

function allowImportMap(policy: PolicyAdditions = {}, { importMap }: Shop): PolicyAdditions {
  if (!importMap) return policy
  return { ...policy, "script-src": [...(policy["script-src"] ?? []), importMap.policySource] }
}

/** Forbids to keep a page with a person's data: after a logout, the browser's Back must not show it. */
export function keptByNobody(response: Response): Response {
  response.headers.set("Cache-Control", "no-store")
  return response
}

/** Redirects with status 303 after a form or a link changed something. The next page shows the notice. */
export async function redirectWithNotice(context: Context<ShopEnv>, href: string, notice?: Notice): Promise<Response> {
  const { visit } = context.var
  const { shop, session } = visit
  if (notice) await keepNotice(shop.database, session.id, notice)
  writeSessionCookie(context, session)
  writeCurrencyCookie(context)
  writeBasketCookies(context, await readOwnBasket(visit))
  context.header("Cache-Control", "no-store")
  return context.redirect(href, 303)
}
