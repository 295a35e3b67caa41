import type { LoaderPage } from "@ringside/core"
import { emailSettingName } from "./host.ts"
import { attributionJob } from "./jobs.ts"

/**
 * Whether a page needs the late code for attribution. `"loaded"`, as soon as the page has loaded: the address names a campaign, or
 * the shopper comes from another site, which a quick click to the next page would lose.
 */
export function isDue({ jobs, settings, document, window }: LoaderPage): boolean | "loaded" {
  if (jobs.modeOf(attributionJob) !== "active") {
    // Not by the settings' table, whose parser only the late code needs.
    return settings.read(emailSettingName, attributionJob.packageName) !== null
  }
  const { search, origin } = window.location
  return !/[?&](utm_|.clid=)/.test(search) && (document.referrer || origin).startsWith(origin) ? true : "loaded"
}
