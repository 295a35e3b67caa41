import type { Context } from "hono"
import { readBasket } from "../basket/readBasket.ts"
import { readCategories } from "../catalogue/readCategories.ts"
import { layout, type Page } from "../html/layout.ts"
import { writeBasketCookies, writeSessionCookie } from "../session/cookies.ts"
import type { Notice } from "../session/notice.ts"
import { keepNotice, takeNotices } from "../session/notices.ts"
import type { ShopEnv } from "../visit.ts"

/** Answers with a page: the visitor's basket, notices that are due, the cookies that scripts go by. */
export async function respondPage(
  context: Context<ShopEnv>,
  page: Page,
  status: 200 | 404 | 409 | 422 | 429 = 200,
): Promise<Response> {
  const { visit } = context.var
  const { database } = visit.shop
  const parts = {
    basket: await readBasket(database, visit.language, visit.session.id),
    categories: await readCategories(database, visit.language),
    notices: visit.session.isNew ? [] : await takeNotices(database, visit.session.id),
  }
  writeSessionCookie(context, visit.session)
  writeBasketCookies(context, parts.basket)
  // A page carries its visitor's basket and nonces; "no-store" would cost the way back through the page cache.
  context.header("Cache-Control", "private, no-cache")
  return context.html(layout(page, parts, visit), status)
}

/** Sends the visitor on with a notice, after a form or a link has changed something. */
export async function redirectWithNotice(context: Context<ShopEnv>, href: string, notice?: Notice): Promise<Response> {
  const { shop, session, language } = context.var.visit
  if (notice) await keepNotice(shop.database, session.id, notice)
  writeSessionCookie(context, session)
  writeBasketCookies(context, await readBasket(shop.database, language, session.id))
  context.header("Cache-Control", "no-store")
  return context.redirect(href, 303)
}
