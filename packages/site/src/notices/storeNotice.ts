import { defineBehaviour, edgesService, readDocumentCookies, type Scope, writeDocumentCookie } from "@ringside/core"
import { formatNoticeCookie, isNoticeHidden } from "../domain/index.ts"
import { hangingNoticeClass, selectors } from "../host.ts"
import { storefrontJob } from "../jobs.ts"
import { leaveNotice } from "./leaveNotice.ts"
import { listenForPress } from "./listenForPress.ts"

/** Shows the store notice until the shopper dismisses it, for the rest of the session. Source: attribution-translation-site §10. */
export const storeNotice = defineBehaviour({
  name: "site-store-notice",
  selector: ({ jobs }) => (jobs.isOurs(storefrontJob) ? selectors.storeNotice : null),
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
  const hide = () => scope.style(notice, "display", "none")
  if (isNoticeHidden(readDocumentCookies(page), id)) return hide
  if (control) {
    listenForPress(scope, control, () => {
      writeDocumentCookie(page, formatNoticeCookie(id))
      hide()
      scope.toggleClass(page.document.body, hangingNoticeClass, false)
      leaveNotice(page, notice)
    })
  }
  return () => {
    show()
    edgesService.of(page).add(notice, scope.signal)
  }
}
