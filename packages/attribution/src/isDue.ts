import { hasHostSettings, type LoaderPage, readReferrer } from "@ringside/core"
import { emailSettingName, trackName } from "./host.ts"
import { attributionJob } from "./jobs.ts"

/**
 * Whether a page needs the late code for attribution. `"loaded"`, as soon as the page has loaded: the address names a campaign, or
 * the shopper comes from another site, which a quick click to the next page would lose.
 */
export function isDue(page: LoaderPage): boolean | "loaded" {
  const { jobs, config, window, tag } = page
  const { search, origin } = window.location
  if (jobs.isOurs(attributionJob)) {
    const isOwn = `${readReferrer(page) || origin}/`.startsWith(`${origin}/`)
    return isOwn && !/[?&](utm_|.clid=)/.test(search) ? true : "loaded"
  }
  return (
    // Not by the settings' table, whose parser only the late code needs.
    hasHostSettings(page, emailSettingName) ||
    hasHostSettings(page, trackName) ||
    // Nor by the config's, for the same reason: an option's name anywhere in the config or on the tag is enough.
    /datalayer|product-?viewed/i.test(config.text + String(tag?.getAttributeNames()))
  )
}
