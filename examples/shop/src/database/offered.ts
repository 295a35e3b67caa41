import { getTableColumns, sql, type SQL } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"

/** The update of an insert that meets an existing row: all columns from the new row, except those in `kept`. */
export function offered(table: PgTable, kept: readonly string[] = []): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !kept.includes(name))
  return Object.fromEntries(columns.map(([name, { name: column }]) => [name, sql`excluded.${sql.identifier(column)}`]))
}
