import { sql } from "drizzle-orm"
import type { Context } from "hono"
import type { Database } from "../../database/connect.ts"
import { readForm, readNumber } from "../../endpoints/form.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { redirectWithNotice } from "../site/respond.ts"
import { isPopupId } from "./popupIds.ts"
import { popupCounts } from "./schema.ts"

/** How often a popup was opened, and how often it reached its goal. */
export interface PopupCount {
  readonly opens: number
  readonly conversions: number
}

/** Counts an event of a popup: from a posted form or, for an image request, from the query. Answers 204, or 403 to other sites. */
export async function takeCount(context: Context<ShopEnv>): Promise<Response> {
  // Posts from other sites are refused earlier, but their images would still count with GET.
  if (isCrossSite(context)) return context.body(null, 403)
  const { database } = context.var.visit.shop
  const query = new Map(context.var.visit.url.searchParams)
  await countMessage(database, context.req.method === "POST" ? await readForm(context) : query)
  context.header("Cache-Control", "no-store")
  return context.body(null, 204)
}

/** The address of a call to action in a popup. The popups' script adds the popup's id when the popup opens. */
export const ctaHref = (href: string) => `${href}?cta=1`

/**
 * Counts a followed call to action as a conversion of the popup whose id the address contains, since the popups' script sends no message for
 * it, and redirects to the address alone, which a reload doesn't count again. Source: popups §11.
 */
export async function takeClick(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { searchParams, pathname } = visit.url
  const fields = new Map([...searchParams, ["event", "conversion"]])
  if (!isCrossSite(context)) await countMessage(visit.shop.database, fields)
  return redirectWithNotice(context, pathname + formatRest(visit))
}

function formatRest({ url }: Visit): string {
  const rest = new URLSearchParams(url.searchParams)
  for (const name of ["cta", "pid"]) rest.delete(name)
  return rest.size > 0 ? `?${rest.toString()}` : ""
}

function isCrossSite({ req }: Context<ShopEnv>): boolean {
  return req.header("Sec-Fetch-Site") === "cross-site"
}

/** Counts an event of a popup. Unknown popups and events are ignored. */
export async function countMessage(database: Database, fields: ReadonlyMap<string, string>): Promise<void> {
  const popupId = readNumber(fields.get("pid"))
  const event = fields.get("event") ?? ""
  if (!isPopupId(popupId) || (event !== "open" && event !== "conversion")) return
  await database
    .insert(popupCounts)
    .values({ popupId, event, count: 1 })
    .onConflictDoUpdate({
      target: [popupCounts.popupId, popupCounts.event],
      set: { count: sql`${popupCounts.count} + 1` },
    })
}

/** Reads the counts by popup id. Popups without events are missing. */
export async function readCounts(database: Database): Promise<ReadonlyMap<number, PopupCount>> {
  const rows = await database.select().from(popupCounts)
  const counts = new Map<number, PopupCount>()
  for (const { popupId, event, count } of rows) {
    const before = counts.get(popupId) ?? { opens: 0, conversions: 0 }
    counts.set(popupId, { ...before, [event === "open" ? "opens" : "conversions"]: count })
  }
  return counts
}
