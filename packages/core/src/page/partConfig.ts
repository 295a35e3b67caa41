import { type ConfigOf, type ConfigRecord, type ConfigTable, parseConfigMembers } from "../domain/index.ts"
import { createConfigContext, readTagMembers } from "./config.ts"
import { createConfigReport } from "./diagnose.ts"
import type { Page } from "./page.ts"

/**
 * Reads a part's own members of the page's config, by the table that the part declares. A member with an unusable value is named in a
 * warning, once per page, and its default is used.
 */
export function readPartConfig<const Table extends ConfigTable>(
  { document, tag, config, reports, diagnose }: Pick<Page, "document" | "tag" | "config" | "reports" | "diagnose">,
  table: Table,
): ConfigOf<Table> {
  const raw: ConfigRecord = { __proto__: null, ...config.all, ...readTagMembers(table, tag) }
  const context = createConfigContext(document, createConfigReport(reports, diagnose))
  return parseConfigMembers(table, raw, context)
}
