import type { HostJob } from "../domain/index.ts"
import type { HostSettings } from "./hostSettings.ts"
import type { PageDocument } from "../page/pageDocument.ts"

/** `active`: the job is ours. `observe`: the host's script does it, and we listen. `native`: links and forms do it. */
export type JobMode = "active" | "observe" | "native"

/** Decides the mode of each job. Ask late and again, since scripts and settings may be printed after our script. */
export interface HostJobs {
  modeOf(job: HostJob): JobMode
  /** Whether the job's mode is `active`. */
  isOurs(job: HostJob): boolean
}

interface HostJobsPage {
  readonly document: PageDocument
  readonly settings: HostSettings
  /** Whether the page's Trusted Types let us insert HTML; only called for a job that would be active. */
  readonly canInsertHtml: () => boolean
}

/** The jobs of one page, decided by the scripts and settings that the host has printed. */
export function createHostJobs({ document, settings, canInsertHtml }: HostJobsPage): HostJobs {
  const modeOf = (job: HostJob): JobMode => {
    const { packageName, handles, settings: needed, otherSettings = [], derived, insertsHtml } = job
    if (findHostScript(document, handles)) return "observe"
    const isPrinted = (name: string) => settings.read({ name, packageName, derived }) !== null
    if (needed !== undefined && ![needed, ...otherSettings].some(isPrinted)) return "native"
    return insertsHtml && !canInsertHtml() ? "native" : "active"
  }
  return { modeOf, isOurs: (job) => modeOf(job) === "active" }
}

/** The handle of the host's own script for a job, if it is on the page. */
export function findHostScript(document: PageDocument, handles: readonly string[]): string | undefined {
  return handles.find((handle) => document.getElementById(`${handle}-js`)?.localName === "script")
}
