import type { LoaderPage } from "@ringside/core"
import { fragmentsJob } from "./jobs.ts"

/** Whether the host's basket markup must be shown or fetched by the late code. */
export function isDue({ jobs }: LoaderPage): boolean {
  return jobs.modeOf(fragmentsJob) === "active"
}
