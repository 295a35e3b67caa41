import { sql } from "drizzle-orm"
import type { Context } from "hono"
import type { Database } from "../../database/connect.ts"
import { readForm, readNumber } from "../../endpoints/form.ts"
import type { ShopEnv } from "../../visit.ts"
import { isPopupId } from "./popupIds.ts"
import { popupCounts } from "./schema.ts"

/** How often one popup was opened, and how often it reached its goal. */
export interface PopupCount {
  readonly opens: number
  readonly conversions: number
}

/** Counts a message of a popup: fields of a form, or of the address where a picture carries them. There is nothing to answer. */
export async function takeCount(context: Context<ShopEnv>): Promise<Response> {
  // Posts of other sites are refused before; a picture of theirs would count by GET.
  if (context.req.header("Sec-Fetch-Site") === "cross-site") return context.body(null, 403)
  const { database } = context.var.visit.shop
  const query = new Map(context.var.visit.url.searchParams)
  await countMessage(database, context.req.method === "POST" ? await readForm(context) : query)
  context.header("Cache-Control", "no-store")
  return context.body(null, 204)
}

/** Counts what a popup tells of itself; what isn't ours is passed over. */
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

/** The counts of all popups by id. */
export async function readCounts(database: Database): Promise<ReadonlyMap<number, PopupCount>> {
  const rows = await database.select().from(popupCounts)
  const counts = new Map<number, PopupCount>()
  for (const { popupId, event, count } of rows) {
    const before = counts.get(popupId) ?? { opens: 0, conversions: 0 }
    counts.set(popupId, { ...before, [event === "open" ? "opens" : "conversions"]: count })
  }
  return counts
}
