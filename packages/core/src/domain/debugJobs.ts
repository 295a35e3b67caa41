import type { HostJob } from "./hostJob.ts"
import type { Part } from "./part.ts"
import { sortParts } from "./sortParts.ts"

/** A host job as the debug panel shows it, with the markup that it is done on. */
export interface DebugJob extends Omit<HostJob, "doc" | "title" | "shopPage"> {
  readonly selectors: readonly string[]
}

/**
 * Lists the host jobs of parts, in the order in which the parts start, with the markup that brings their code.
 * @throws Error when parts start after each other
 */
export function listDebugJobs(parts: readonly Part[]): readonly DebugJob[] {
  const sorted = sortParts(parts)
  const markup = sorted
    .flatMap(({ modules = {} }) => Object.values(modules).flatMap(({ when }) => when))
    .flatMap((each) => ("selector" in each && "job" in each ? [{ job: each.job.name, selector: each.selector }] : []))
  return sorted.flatMap(({ jobs = [] }) =>
    jobs.map(({ doc: _, title: _title, shopPage: _page, ...job }) => ({
      ...job,
      selectors: [...new Set(markup.flatMap(({ job: name, selector }) => (name === job.name ? selector : [])))],
    })),
  )
}
