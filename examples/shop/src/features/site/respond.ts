import type { Context } from "hono"
import { readBasket } from "../basket/readBasket.ts"
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

/** How pages answer: found, not allowed, not there, refused for what was sent or for how often. */
export type PageStatus = 200 | 403 | 404 | 409 | 422 | 429

/** Answers with a page: the visitor's basket, notices that are due, the cookies that scripts go by. */
export async function respondPage(context: Context<ShopEnv>, page: Page, status: PageStatus = 200): Promise<Response> {
  const { visit } = context.var
  const { database } = visit.shop
  const customer = await visit.readCustomer()
  const parts = {
    basket: await readBasket(database, visit.language, visit.session.id, visit.currency),
    categories: await readCategories(database, visit.language),
    customer,
    // Asked only where the banner would be shown.
    isBannerDismissed:
      visit.shop.isComingSoon && customer?.role === "administrator"
        ? await isBannerDismissed(database, customer.id)
        : false,
    notices: visit.session.isNew ? [] : await takeNotices(database, visit.session.id),
  }
  writeSessionCookie(context, visit.session)
  writeCurrencyCookie(context)
  writeBasketCookies(context, parts.basket)
  // A page carries its visitor's basket and nonces; "no-store" would cost the way back through the page cache.
  context.header("Cache-Control", "private, no-cache")
  const own = (typeof page.settings === "function" ? page.settings(parts) : page.settings) ?? {}
  const settings = mergeSettings([context.var.settings(visit), own])
  context.set("policy", allowImportMap(page.policy, visit.shop))
  return context.html(layout(page, parts, visit, settings), status)
}

function allowImportMap(policy: PolicyAdditions = {}, { importMap }: Shop): PolicyAdditions {
  if (!importMap) return policy
  return { ...policy, "script-src": [...(policy["script-src"] ?? []), importMap.policySource] }
}

/** Sends the visitor on with a notice, after a form or a link has changed something. */
export async function redirectWithNotice(context: Context<ShopEnv>, href: string, notice?: Notice): Promise<Response> {
  const { shop, session, language, currency } = context.var.visit
  if (notice) await keepNotice(shop.database, session.id, notice)
  writeSessionCookie(context, session)
  writeCurrencyCookie(context)
  writeBasketCookies(context, await readBasket(shop.database, language, session.id, currency))
  context.header("Cache-Control", "no-store")
  return context.redirect(href, 303)
}
