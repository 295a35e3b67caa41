import { type Behaviour, type Page, readPartConfig } from "@ringside/core"
import { siteConfig } from "./config.ts"
import { selectors } from "./host.ts"
import { storefrontJob } from "./jobs.ts"
import { focusNoticeModule, previewModule } from "./modules.ts"
import { scrollToNotices } from "./notices/scrollToNotices.ts"
import { isFramed } from "./preview/framed.ts"
import { palette } from "./paletteBehaviour.ts"

/**
 * Behaviours without markup: the palette, a function that plugins call, preview mode where the config lists origins, and the focus of a
 * notice of the server's.
 */
export const createBehaviours = (): readonly Behaviour[] => [
  palette,
  scrollToNotices,
  {
    name: "site-preview",
    start(page) {
      const origins = readPreviewOrigins(page)
      if (origins.length === 0 || !isFramed(page.window)) return
      run(page, "preview", page.modules.load(previewModule), (loaded) => loaded.startPreview(page, origins))
    },
  },
  {
    name: "site-notice",
    start(page) {
      // Our own notices come later, and each has its own rule.
      if (!page.jobs.isOurs(storefrontJob) || !page.document.querySelector(selectors.notice)) return
      run(page, "notice", page.modules.load(focusNoticeModule), (loaded) => loaded.focusNotice(page))
    },
  },
]

/** Calls `start` when the module is loaded; `widget` is the name for a report. */
function run<Module>(page: Page, widget: string, module: Promise<Module>, start: (module: Module) => void): void {
  module.then(
    (loaded) => !page.signal.aborted && start(loaded),
    (cause: unknown) => page.reports.fail({ during: "load", widget, cause }),
  )
}

function readPreviewOrigins(page: Page): readonly string[] {
  const { preview, previewOrigins } = readPartConfig(page, siteConfig)
  return [...preview.origins, ...previewOrigins]
}
