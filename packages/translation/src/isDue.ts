import type { LoaderPage } from "@ringside/core"
import { languageMember } from "./host.ts"
import { dynamicJob } from "./jobs.ts"

/** Whether what scripts add to the page must be translated. Not by the settings' table, whose parser only the late code needs. */
export function isDue({ jobs, settings }: LoaderPage): boolean {
  const { packageName, settings: name } = dynamicJob
  return jobs.modeOf(dynamicJob) === "active" && Boolean(settings.read(name, packageName)?.[languageMember])
}
