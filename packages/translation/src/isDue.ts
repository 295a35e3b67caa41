import { hasHostSettings, type LoaderPage } from "@ringside/core"
import { languageMember } from "./host.ts"
import { dynamicJob } from "./jobs.ts"

/**
 * Whether what scripts add to the page must be translated; the window around a framed page may be an editor. Not by the settings' table,
 * whose parser only the late code needs.
 */
export function isDue(page: LoaderPage): boolean {
  const { jobs, window } = page
  return (
    jobs.isOurs(dynamicJob) && (window.parent !== window || hasHostSettings(page, dynamicJob.settings, languageMember))
  )
}
