import { type ConfigOf, type ConfigRecord, type ConfigTable, parseConfigMembers, readMember } from "../domain/index.ts"
import { createConfigContext, readTagMembers } from "../page/config.ts"
import { createConfigReport } from "../author/diagnose.ts"
import type { Page } from "../page/page.ts"
import { nameCheckService } from "./nameCheck.ts"

/**
 * Reads a part's own members of the page's config, by the table that the part declares. A member with an unusable value is named in a
 * warning, once per page, and its default is used.
 */
export function readPartConfig<const Table extends ConfigTable>(
  page: Pick<Page, "document" | "tag" | "config" | "reports" | "diagnose" | "services">,
  table: Table,
): ConfigOf<Table> {
  const { document, tag, config, reports, diagnose } = page
  nameCheckService.find(page)?.(table)
  const raw: ConfigRecord = { __proto__: null, ...config.all, ...readTagMembers(table, tag) }
  const context = createConfigContext(document, createConfigReport(reports, diagnose))
  return parseConfigMembers(table, raw, context)
}

/**
 * Whether the page prints a member of a part's table, whatever its value. For code that only finds out whether the part has work, and needs
 * no parser of it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the table checks the names, without its code
export function hasConfigMember<Table extends ConfigTable>(
  { config }: Pick<Page, "config">,
  ...path: readonly [keyof Table & string, ...string[]]
): boolean {
  return readMember(config.all, path) !== undefined
}
