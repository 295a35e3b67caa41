import { and, count, desc, ne, type SQL, sql, sum } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Currency } from "../../texts/money.ts"
import { orders } from "../orders/schema.ts"

/** The orders of one source, medium, campaign and currency; the first three are "" if unknown. `totalMinor` is in minor units. */
export interface SourceRow {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly currency: Currency
  readonly orders: number
  readonly totalMinor: number
}

const rowsMax = 100

/** Reads the 100 sources with the highest totals. Cancelled and failed orders don't count. */
export async function readSources(database: Database): Promise<readonly SourceRow[]> {
  const field = (name: string): SQL<string> =>
    sql<string>`coalesce(${orders.attribution} ->> ${sql.raw(`'${name}'`)}, '')`
  const [source, medium, campaign] = [field("utm_source"), field("utm_medium"), field("utm_campaign")]
  const total = sum(orders.totalMinor)
  const rows = await database
    .select({ source, medium, campaign, currency: orders.currency, orders: count(), total })
    .from(orders)
    .where(and(ne(orders.state, "cancelled"), ne(orders.state, "failed")))
    .groupBy(source, medium, campaign, orders.currency)
    .orderBy(desc(total))
    .limit(rowsMax)
  return rows.map(({ total: totalMinor, ...row }) => ({ ...row, totalMinor: Number(totalMinor ?? 0) }))
}
