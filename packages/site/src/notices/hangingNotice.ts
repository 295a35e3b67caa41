import { defineBehaviour, readDocumentCookies, type Scope } from "@ringside/core"
import { isNoticeHidden } from "../domain/index.ts"
import { hangingNoticeClass, selectors } from "../host.ts"
import { themeJob } from "../jobs.ts"

/**
 * Keeps the place above the page that a store notice lies over, as high as the notice is. The server reserves the height of one line.
 * Source: the theme's own script, attribution-translation-site §10.
 */
export const hangingNotice = defineBehaviour({
  name: "site-hanging-notice",
  selector: ({ jobs }) => (jobs.isOurs(themeJob) ? `.${hangingNoticeClass} ${selectors.hangingNotice}` : null),
  connect(notice: HTMLElement, scope: Scope) {
    const { window, document } = scope.page
    const fit = () => scope.style(document.body, "padding-top", `${String(notice.clientHeight)}px`)
    // It is hidden when the shopper dismisses it, whichever script does that.
    const observer = new window.ResizeObserver(fit)
    scope.onEnd(() => observer.disconnect())
    // The server prints it hidden, and has kept its place: until it is shown, the page must not move.
    const isHidden = isNoticeHidden(readDocumentCookies(scope.page), notice.dataset["noticeId"] ?? "")
    const isAwaited = notice.clientHeight === 0 && !isHidden
    return () => {
      if (!isAwaited) fit()
      observer.observe(notice)
    }
  },
})
