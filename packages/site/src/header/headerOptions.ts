import { type Page, readHookOptions, readHostSettings, readPartConfig } from "@ringside/core"
import { siteConfig } from "../config.ts"
import { hookSelectors } from "../host.ts"
import { headerSelectors } from "../themeHost.ts"
import { themeSettings } from "../hostSettings.ts"
import { themeJob } from "../jobs.ts"
import { headerAttributes } from "../options.ts"

/** The headers that are ours; null while the theme's own script runs them. */
export function selectHeaders(jobs: Page["jobs"]): string | null {
  const mode = jobs.modeOf(themeJob)
  if (mode === "observe") return null
  return mode === "active" ? headerSelectors.header : hookSelectors.header
}

interface HeaderOptions {
  readonly sticky: boolean
  /** Widest viewport with the mobile header, CSS pixels. */
  readonly breakPoint: number
}

/** The options of a hook; the page's config and the theme's settings decide about the theme's header. */
export function readHeaderOptions(header: HTMLElement, page: Page): HeaderOptions {
  const { breakPoint } = readHostSettings(page, themeSettings)
  if (!header.matches(hookSelectors.header))
    return { sticky: readPartConfig(page, siteConfig).header.sticky, breakPoint }
  const own = readHookOptions("header", headerAttributes, header, page)
  return { sticky: own.sticky, breakPoint: own.breakPoint ?? breakPoint }
}
