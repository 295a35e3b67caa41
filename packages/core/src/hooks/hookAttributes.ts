import { attributePrefix, type AttributeTable, type OptionsOf, parseOptions } from "../domain/index.ts"
import type { Page } from "../page/page.ts"

/** A hook's options by its widget's table. A wrong value is reported once, and its default is used. */
export function readHookOptions<const Table extends AttributeTable>(
  widget: string,
  table: Table,
  host: Element,
  page: Pick<Page, "reports" | "diagnose">,
): OptionsOf<Table> {
  return parseOptions(table, readAttributes(table, host), (problem) =>
    page.diagnose(({ formatAttributeProblem }) => page.reports.warn(formatAttributeProblem(widget, problem), host)),
  )
}

/** The values of a table's options on a hook; null where an attribute is missing. */
export function readAttributes(table: AttributeTable, host: Element): Readonly<Record<string, string | null>> {
  return Object.fromEntries(Object.keys(table).map((name) => [name, host.getAttribute(attributePrefix + name)]))
}
