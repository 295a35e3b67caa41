import { isTakenOver } from "./bootConfig.ts"
import { type Families, findHostScript } from "./families.ts"
import type { BootPage, Page } from "./page.ts"

/** The page's families, which from now on tell when the host's own script does a job that `takeOver` says is ours. */
export function warnOfHostScripts({
  config,
  document,
  families,
  reports,
}: Omit<BootPage, "reports"> & Pick<Page, "reports">): Families {
  return {
    ...families,
    modeOf(family) {
      const { packageName } = family
      const found = isTakenOver(config, packageName) ? findHostScript(document, family.handles) : undefined
      if (found !== undefined) {
        reports.warn(
          `[ringside ${packageName}] takeOver names ${packageName}, but the host's own script "${found}" is on the page; ` +
            `expected it to be out, so it keeps the job and ${packageName} only observes.`,
        )
      }
      return families.modeOf(family)
    },
  }
}
