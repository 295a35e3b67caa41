import { hasHostSetting, type LoaderPage } from "@ringside/core"
import { languageMember } from "./host.ts"
import { dynamicJob } from "./jobs.ts"

/** Whether what scripts add to the page must be translated. Not by the settings' table, whose parser only the late code needs. */
export function isDue(page: LoaderPage): boolean {
  return page.jobs.modeOf(dynamicJob) === "active" && hasHostSetting(page, dynamicJob, languageMember)
}
