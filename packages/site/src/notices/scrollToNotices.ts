import {
  findJQuery,
  isEmptyFunction,
  listen,
  provideFunctions,
  noticeScroll,
  scrollerService,
  unwrapElement,
} from "@ringside/core"
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
        const before: unknown = Reflect.get(jQuery, "scroll_to_notices")
        // The platform's own takes the place of any: a plugin that runs before it puts an empty one there.
        if (isEmptyFunction(before)) Reflect.deleteProperty(jQuery, "scroll_to_notices")
        provideFunctions(jQuery, own, signal)
        if (isEmptyFunction(before)) {
          signal.addEventListener("abort", () => void Reflect.set(jQuery, "scroll_to_notices", before))
        }
      }
    }
    provide()
    // Each file that loads may be jQuery.
    listen(document, "load", provide, { signal, capture: true })
  },
}
