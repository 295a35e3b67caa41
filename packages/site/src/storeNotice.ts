import { cookiesOf, defineBehaviour, focusableSelector, type Page, type Scope } from "@ringside/core"
import { createStoreNoticeCookie } from "./domain/index.ts"
import { hangingNoticeClass, selectors } from "./host.ts"
import { storefrontJob } from "./jobs.ts"
import { listenForPress } from "./listenForPress.ts"

/** Shows the store notice until the shopper dismisses it, for the rest of the session. Source: attribution-translation-site §10. */
export const storeNotice = defineBehaviour({
  name: "site-store-notice",
  selector: ({ jobs }) => (jobs.modeOf(storefrontJob) === "active" ? selectors.storeNotice : null),
  connect(notice: HTMLElement, scope: Scope) {
    const { page } = scope
    const { name, value } = createStoreNoticeCookie(notice.dataset["noticeId"] ?? "")
    const cookies = cookiesOf(page)
    if (cookies.raw.get(name) === value) return
    const link = notice.querySelector(selectors.dismissNotice)
    if (link) {
      listenForPress(scope, link, () => {
        cookies.raw.set(name, value, { sameSite: "Lax" })
        scope.style(notice, "display", "none")
        scope.toggleClass(page.document.body, hangingNoticeClass, false)
        findNext(page, notice)?.focus()
      })
    }
    return () => scope.style(notice, "display", "block")
  },
})

/** The first element behind `notice` that takes the focus and can be seen. */
function findNext({ document }: Page, notice: Element): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(focusableSelector)
  return [...all].find((element) => {
    const isBehind = (notice.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    return isBehind && !notice.contains(element) && element.checkVisibility() && !element.closest("[inert]")
  })
}
