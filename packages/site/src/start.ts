import { type Behaviour, type LoadExtra, type Page, readPartConfig } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { siteConfig } from "./config.ts"
import { selectors } from "./host.ts"
import { storefrontJob } from "./jobs.ts"
import { scrollToNotices } from "./notices/scrollToNotices.ts"
import { isFramed } from "./preview/framed.ts"
import { palette } from "./paletteBehaviour.ts"

/**
 * Behaviours without markup: the palette, a function that plugins call, preview mode where the config lists origins, and the focus of a
 * notice of the server's.
 */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] => [
  palette,
  scrollToNotices,
  {
    name: "site-preview",
    start(page) {
      const origins = readPreviewOrigins(page)
      if (origins.length === 0 || !isFramed(page.window)) return
      run(page, { widget: "preview", member: "startPreview", module: loadExtra("preview") }, origins)
    },
  },
  {
    name: "site-notice",
    start(page) {
      // Our own notices come later, and each has its own rule.
      if (page.jobs.modeOf(storefrontJob) !== "active" || !page.document.querySelector(selectors.notice)) return
      run(page, { widget: "notice", member: "focusNotice", module: loadExtra("focusNotice") })
    },
  },
]

interface Extra {
  /** The name for a report. */
  readonly widget: string
  /** The function in the module. */
  readonly member: string
  readonly module: Promise<unknown>
}

/** Calls the function of a module that is being loaded. */
function run(page: Page, { widget, member, module }: Extra, ...options: readonly unknown[]): void {
  module.then(
    (loaded) => {
      const call: unknown = isRecord(loaded) && loaded[member]
      if (!page.signal.aborted && typeof call === "function") Reflect.apply(call, undefined, [page, ...options])
    },
    (cause: unknown) => page.reports.fail({ during: "load", widget, cause }),
  )
}

function readPreviewOrigins(page: Page): readonly string[] {
  const { preview, previewOrigins } = readPartConfig(page, siteConfig)
  return [...preview.origins, ...previewOrigins]
}
