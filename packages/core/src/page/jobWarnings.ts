import { createHostJobs, findHostScript, type HostJobs } from "./hostJobs.ts"
import type { HostSettings } from "./hostSettings.ts"
import { hasDelegatedClickHandler } from "./jquery.ts"
import { isTakenOver, type LoaderConfig } from "./loaderConfig.ts"
import type { PageDocument } from "./pageDocument.ts"
import type { JobProblem } from "./jobTexts.ts"

interface FullJobsPage {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
  readonly config: LoaderConfig
  readonly settings: HostSettings
  readonly warn: (problem: JobProblem) => void
  readonly canInsertHtml: () => boolean
}

/**
 * The jobs of a page for active code: a click handler that the host delegated also counts as its script, and a host script that does a job
 * listed in `takeOver` is reported.
 */
export function createFullHostJobs({
  window,
  document,
  config,
  settings,
  warn,
  canInsertHtml,
}: FullJobsPage): HostJobs {
  const jobs = createHostJobs({
    document,
    settings,
    canInsertHtml() {
      if (canInsertHtml()) return true
      warn({ kind: "refused-policy" })
      return false
    },
  })
  return {
    modeOf(job) {
      const { packageName, handles, delegatedClick } = job
      const handle = isTakenOver(config, packageName) ? findHostScript(document, handles) : undefined
      if (handle !== undefined) warn({ kind: "host-script", packageName, handle })
      if (delegatedClick !== undefined && hasDelegatedClickHandler(window, delegatedClick)) return "observe"
      return jobs.modeOf(job)
    },
  }
}
