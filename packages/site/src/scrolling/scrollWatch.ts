import { type Behaviour, listen, type Page, readPartConfig } from "@ringside/core"
import { siteConfig } from "../config.ts"
import { hookSelectors } from "../host.ts"
import { scrollingModule } from "../modules.ts"
import { chromeSelectors } from "../themeHost.ts"

/** Fetches the code for a page that has been scrolled, or that the keyboard moves through. */
export const scrollWatch: Behaviour = {
  name: "site-scrolling",
  start(page) {
    const { clock, document, reports, signal, window } = page
    let isAsked = false
    const ask = () => {
      if (isAsked || signal.aborted) return
      isAsked = true
      page.modules.load(scrollingModule).then(
        (module) => !signal.aborted && module.startScrolling(page),
        (cause: unknown) => reports.fail({ during: "load", widget: "site", cause }),
      )
    }
    if (needsStyles(page) || document.activeElement !== document.body) ask()
    listen(window, "scroll", ask, { signal, passive: true })
    listen(document, "focusin", ask, { signal })
    // The page may have been scrolled before this code was loaded. In a frame, since reading it forces a layout.
    clock.nextFrame(() => window.scrollY > 0 && ask())
  },
}

/** Whether the page has a header that sticks, or a hook of the button to the top, whose styles are ours. */
function needsStyles(page: Page): boolean {
  const hooks = `${hookSelectors.header}, ${chromeSelectors.scrollTopHook}`
  return readPartConfig(page, siteConfig).header.sticky || page.document.querySelector(hooks) !== null
}
