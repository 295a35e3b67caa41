import type { HostJob } from "../domain/index.ts"
import type { Clock } from "../page/clock.ts"
import { createHostJobs, findHostScript, type HostJobs, type JobMode } from "./hostJobs.ts"
import type { HostSettings } from "./hostSettings.ts"
import { createHostSigns } from "./hostSigns.ts"
import { isElement } from "../events/jquery.ts"
import type { JobProblem } from "../author/jobTexts.ts"
import { listen } from "../page/listen.ts"
import { isTakenOver, type LoaderConfig } from "../page/loaderConfig.ts"
import type { PageDocument } from "../page/pageDocument.ts"
import type { Scanner } from "../page/scanner.ts"

interface FullJobsPage extends Pick<Scanner, "scan" | "onScan"> {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
  readonly signal: AbortSignal
  readonly clock: Clock
  readonly config: LoaderConfig
  readonly settings: HostSettings
  readonly warn: (problem: JobProblem) => void
  readonly canInsertHtml: () => boolean
}

/** Events after which something is written. Before any other listener, the jobs are decided again. */
const actionTypes = ["pointerdown", "click", "keydown", "input", "change", "submit"] as const

/**
 * The jobs of a page for active code. A script of the host that runs without the element of its handle counts, too, however late it comes:
 * the page is then scanned again, so that elements of its jobs are disconnected. Such a script is reported, and one that does a job listed
 * in `takeOver`.
 */
export function createFullHostJobs(page: FullJobsPage): HostJobs {
  const { window, document, signal, clock, config, settings, warn, canInsertHtml } = page
  const jobs = createHostJobs({
    document,
    settings,
    canInsertHtml() {
      if (canInsertHtml()) return true
      warn({ kind: "refused-policy" })
      return false
    },
  })
  const signs = createHostSigns({ window, document })
  /** Handles of the jobs that have been ours. */
  const own = new Set<string>()
  const reported = new Set<string>()
  const observes = ({ packageName, handles }: Pick<HostJob, "packageName" | "handles">): boolean => {
    const handle = findHostScript(document, handles)
    if (handle !== undefined) {
      if (isTakenOver(config, packageName)) warn({ kind: "host-script", packageName, handle })
      return true
    }
    const script = signs.find(handles)
    if (script && !reported.has(script.handle)) {
      reported.add(script.handle)
      warn({ kind: "unnamed-script", ...script })
      // Not now: the caller may be a scan.
      if (own.has(script.handle)) void Promise.resolve().then(lookAgain)
    }
    return script !== null
  }
  /** Scans again when a script has come that does a job of ours. */
  const lookAgain = () => {
    if (signal.aborted || own.size === 0) return
    signs.readScripts()
    const found = [...own].filter((handle) => signs.find([handle]) !== null)
    for (const handle of found) own.delete(handle)
    if (found.length > 0) page.scan()
  }
  page.onScan(signs.readScripts)
  for (const type of actionTypes) listen(window, type, lookAgain, { signal, capture: true })
  // Handlers that a script binds when the page is ready come in a task of their own.
  const lookSoon = () => void clock.after(0, lookAgain)
  const onLoad = ({ target }: Event) => isElement(target) && target.localName === "script" && lookSoon()
  listen(document, "load", onLoad, { signal, capture: true })
  listen(document, "DOMContentLoaded", lookSoon, { signal })
  const modeOf = (job: HostJob): JobMode => {
    if (observes(job)) return "observe"
    const mode = jobs.modeOf(job)
    if (mode === "active") for (const handle of job.handles) own.add(handle)
    return mode
  }
  return { modeOf, isOurs: (job) => modeOf(job) === "active" }
}
