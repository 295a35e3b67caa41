import { getTableColumns, sql, type SQL } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"

/** For an insert that meets a row which is there: all columns as the new row has them, but for those named in `kept`. */
export function offered(table: PgTable, kept: readonly string[] = []): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !kept.includes(name))
  return Object.fromEntries(columns.map(([name, { name: column }]) => [name, sql`excluded.${sql.identifier(column)}`]))
}
