import { createHostJobs, findHostScript, type HostJobs } from "./hostJobs.ts"
import type { HostSettings } from "./hostSettings.ts"
import { hasDelegatedClickHandler } from "./jquery.ts"
import { isTakenOver, type LoaderConfig } from "./loaderConfig.ts"
import type { PageDocument } from "./pageDocument.ts"
import type { Reports } from "./reports.ts"

interface FullJobsPage {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
  readonly config: LoaderConfig
  readonly settings: HostSettings
  readonly reports: Pick<Reports, "warn">
  readonly canInsertHtml: () => boolean
}

const refusedPolicyWarning =
  '[ringside] the page enforces Trusted Types; expected "trusted-types ringside" in its policy, so jobs that insert HTML stay native.'

/**
 * The jobs of a page for active code: a click handler that the host delegated also counts as its script, and a host script that does a job
 * listed in `takeOver` is reported.
 */
export function createFullHostJobs({
  window,
  document,
  config,
  settings,
  reports,
  canInsertHtml,
}: FullJobsPage): HostJobs {
  const jobs = createHostJobs({
    document,
    settings,
    canInsertHtml() {
      if (canInsertHtml()) return true
      reports.warn(refusedPolicyWarning)
      return false
    },
  })
  return {
    modeOf(job) {
      const { packageName, handles, delegatedClick } = job
      const found = isTakenOver(config, packageName) ? findHostScript(document, handles) : undefined
      if (found !== undefined) {
        reports.warn(
          `[ringside ${packageName}] takeOver names ${packageName}, but the host's own script "${found}" is on the page; ` +
            `expected it to be out, so it keeps the job and ${packageName} only observes.`,
        )
      }
      if (delegatedClick !== undefined && hasDelegatedClickHandler(window, delegatedClick)) return "observe"
      return jobs.modeOf(job)
    },
  }
}
