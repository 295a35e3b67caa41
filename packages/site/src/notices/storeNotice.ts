import { cookiesOf, defineBehaviour, focusableSelector, type Page, type Scope } from "@ringside/core"
import { decodeUri, nullPrototype } from "@ringside/core/domain"
import { createStoreNoticeCookie } from "../domain/index.ts"
import { hangingNoticeClass, selectors } from "../host.ts"
import { storefrontJob } from "../jobs.ts"
import { listenForPress } from "./listenForPress.ts"

/** Shows the store notice until the shopper dismisses it, for the rest of the session. Source: attribution-translation-site §10. */
export const storeNotice = defineBehaviour({
  name: "site-store-notice",
  selector: ({ jobs }) => (jobs.modeOf(storefrontJob) === "active" ? selectors.storeNotice : null),
  connect: (notice: HTMLElement, scope: Scope) =>
    connectNotice(notice, scope, {
      id: notice.dataset["noticeId"] ?? "",
      control: notice.querySelector(selectors.dismissNotice),
      show: () => scope.style(notice, "display", "block"),
    }),
})

interface NoticeOptions {
  readonly id: string
  /** The control that dismisses the notice; a notice without one stays. */
  readonly control: Element | null
  readonly show: () => void
}

/** Connects a notice that the server prints hidden; the returned function shows it, unless the shopper has dismissed it. */
export function connectNotice(notice: HTMLElement, scope: Scope, { id, control, show }: NoticeOptions): () => void {
  const { page } = scope
  const cookie = createStoreNoticeCookie(id)
  // The jar encodes names itself.
  const name = decodeUri(cookie.name)
  const { value } = cookie
  const cookies = cookiesOf(page)
  const hide = () => scope.style(notice, "display", "none")
  if (cookies.raw.get(name) === value) return hide
  if (control) {
    listenForPress(scope, control, () => {
      cookies.raw.set(name, value, { sameSite: "Lax" })
      hide()
      scope.toggleClass(page.document.body, hangingNoticeClass, false)
      findNext(page, notice)?.focus(nullPrototype({ preventScroll: true }))
    })
  }
  return show
}

/**
 * The first visible focusable element after `notice` that is in the window, else the first at all: for a reader who has scrolled, it would
 * be at the page's start.
 */
function findNext({ document, window }: Page, notice: Element): HTMLElement | undefined {
  const after = [...document.querySelectorAll<HTMLElement>(focusableSelector)].filter((element) => {
    const isBehind = (notice.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    return isBehind && !notice.contains(element) && element.checkVisibility() && !element.closest("[inert]")
  })
  const isInWindow = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  }
  return after.find(isInWindow) ?? after[0]
}
