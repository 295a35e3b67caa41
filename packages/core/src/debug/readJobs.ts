import type { DebugJob, HostJob } from "../domain/index.ts"
import { findHostScript, type JobMode } from "../host/hostJobs.ts"
import { createHostSigns } from "../host/hostSigns.ts"
import type { Page } from "../page/page.ts"
import type { DebugTexts } from "./debugTexts.ts"
import { formatFileName } from "./readFiles.ts"

/** A host job as the panel shows it. */
export interface JobRow {
  readonly name: string
  readonly packageName: string
  readonly mode: JobMode
  /** Why the job has this mode. */
  readonly reason: string
  /** The markup on the page that the job is done on. */
  readonly elements: readonly Element[]
}

/** The jobs of the page. Those whose markup or script is on the page come first. */
export function readJobs(page: Page, jobs: readonly DebugJob[], texts: DebugTexts): readonly JobRow[] {
  const rows = jobs.map((job): JobRow => {
    const asked: HostJob = { ...job, doc: "" }
    const mode = page.jobs.modeOf(asked)
    const elements = job.selectors.length === 0 ? [] : [...page.document.querySelectorAll(job.selectors.join())]
    return { name: job.name, packageName: job.packageName, mode, reason: explain(page, job, { mode, texts }), elements }
  })
  return [...rows.filter(isJobOnPage), ...rows.filter((row) => !isJobOnPage(row))]
}

/** Whether the page has markup of the job, or a script of the host that does it. */
export function isJobOnPage({ mode, elements }: JobRow): boolean {
  return mode === "observe" || elements.length > 0
}

function explain(page: Page, job: DebugJob, { mode, texts }: { mode: JobMode; texts: DebugTexts }): string {
  if (mode === "observe") return texts.left(findScript(page, job) ?? job.handles.join(", "))
  if (mode === "active") return texts.taken(job.handles.join(", "))
  const { settings, otherSettings = [], packageName, derived } = job
  const needed = settings === undefined ? [] : [settings, ...otherSettings]
  const isPrinted = needed.some((name) => page.settings.read({ name, packageName, derived }) !== null)
  return needed.length === 0 || isPrinted ? texts.refused : texts.unset(needed.join(", "))
}

/** The file of the host's script that does the job; its handle for one that is in a file with others. */
function findScript(page: Page, { handles }: DebugJob): string | undefined {
  const handle = findHostScript(page.document, handles)
  if (handle !== undefined)
    return formatFileName(page.document.getElementById(`${handle}-js`)?.getAttribute("src")) ?? handle
  const running = createHostSigns(page).find(handles)
  return running ? (formatFileName(running.url) ?? running.handle) : undefined
}
