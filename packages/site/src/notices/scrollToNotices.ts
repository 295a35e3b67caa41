import { findJQuery, listen, provideFunctions, noticeScroll, scrollerService, unwrapElement } from "@ringside/core"
import type { Behaviour } from "@ringside/core"
import { storefrontJob } from "../jobs.ts"

/**
 * Provides `jQuery.scroll_to_notices( $element )`, which plugins call without asking whether it is there: a card that was refused, for
 * example, would end in an error before the plugin reports it. Source: the platform's general script.
 */
export const scrollToNotices: Behaviour = {
  name: "site-scroll-to-notices",
  start(page) {
    const { window, document, signal, jobs } = page
    const own = {
      scroll_to_notices(target: unknown) {
        const element = unwrapElement(target)
        if (element) void scrollerService.of(page).to(element, noticeScroll)
      },
    }
    const provide = () => {
      const jQuery = findJQuery(window)
      if (jQuery && jobs.isOurs(storefrontJob)) {
        provideFunctions(jQuery, own, signal)
      }
    }
    provide()
    // Each file that loads may be jQuery.
    listen(document, "load", provide, { signal, capture: true })
  },
}
