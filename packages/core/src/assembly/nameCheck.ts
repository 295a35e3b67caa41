import { createConfigReport } from "../author/diagnose.ts"
import { type ConfigNames, type ConfigTable, suggestName } from "../domain/index.ts"
import type { Page } from "../page/page.ts"
import { definePageService } from "../page/services.ts"

/** Reports names of the config that probably misspell members of a part's table. The script tag, which has all its parts from the start, has none. */
export const nameCheckService = definePageService<(table: ConfigTable) => void>("core.nameCheck")

/**
 * Has the config checked by each part that reads it. A page from npm has the members of its `parts` alone, and an app's components read those
 * of others. `names` are known, and checked, already.
 */
export function provideNameCheck(
  page: Pick<Page, "config" | "reports" | "diagnose" | "services">,
  names: ConfigNames,
): void {
  const unknown = new Set(Object.keys(page.config.all).filter((name) => suggestName(name, names.members) === null))
  const report = createConfigReport(page.reports, page.diagnose)
  nameCheckService.provide(page, (table) => {
    const known = Object.keys(table)
    for (const name of unknown) {
      if (suggestName(name, known) === null) continue
      unknown.delete(name)
      if (!known.includes(name)) report({ kind: "unknown-member", subject: "config member ", name, known })
    }
  })
}
