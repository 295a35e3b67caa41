import { selectNoticeToFocus, selectUniqueNotices } from "../domain/index.ts"
import { focusWhenShown } from "./focusWhenShown.ts"
import { listen } from "../page/listen.ts"
import { findNoticePlace } from "./notices.ts"
import type { LoaderPage, Page } from "../page/page.ts"
import { definePageService } from "../page/services.ts"
import { noticeScroll, scrollerService } from "./scrollerService.ts"

/** The page, or the part of it that is searched for notices. */
export type NoticeRoot = Pick<ParentNode, "querySelector" | "querySelectorAll">

/**
 * Shows, removes, focuses and scrolls to notices from the shop's responses in the host's own markup. They stay when the page stops, like
 * all markup from the shop; our own texts go through `page.notices`. Source: catalogue-and-cart §12.
 */
export interface HostNotices {
  /**
   * Inserts the shop's notices at the start of `place`, or where the host shows its own; equal notices once. Returns the elements that are
   * shown.
   */
  show(notices: DocumentFragment | readonly Element[], place?: Element): readonly Element[]
  /** Removes the notices in `root`, by default the whole page. */
  clear(root?: NoticeRoot): void
  /** Removes the old notices and shows the new ones. */
  replace(notices: DocumentFragment | readonly Element[], place?: Element): readonly Element[]
  /** Focuses the first alert in `root` after half a second, unless the shopper is typing or has done something since. */
  focusFirst(root?: NoticeRoot): void
  /** Scrolls to the first alert in `root`, if there is one. */
  scrollToFirst(root?: NoticeRoot): void
}

const noticeSelector =
  ".woocommerce-error,.woocommerce-message,.woocommerce-info,.is-error,.is-info,.is-success,.coupon-error-notice"
const focusDelayMs = 500

/** The host's notices of a page. */
export const hostNoticesService = definePageService("core.hostNotices", createHostNotices)

function createHostNotices(page: Page): HostNotices {
  const { document, decorations, signal } = page
  let cancelFocus: () => void = () => undefined
  // Also where the control that had focus is replaced afterwards, when a move away from it can't be seen.
  for (const type of ["keydown", "pointerdown"]) listen(document, type, () => cancelFocus(), { signal, capture: true })

  const clear = (root: NoticeRoot = document) => {
    for (const notice of root.querySelectorAll(noticeSelector)) notice.remove()
  }
  const show: HostNotices["show"] = (notices, place = findNoticePlace(document)) => {
    const given = "children" in notices ? [...notices.children] : notices
    const shown = selectUniqueNotices(given.map((element) => ({ element, text: element.textContent }))).map(
      ({ element }) => element,
    )
    place.prepend(...shown)
    page.scan()
    return shown
  }
  return {
    show,
    clear,
    replace(notices, place) {
      clear()
      return show(notices, place)
    },
    focusFirst(root = document) {
      cancelFocus()
      const notice = findFirst(root)
      if (!notice || isTyping(document)) return
      if (!notice.hasAttribute("tabindex")) decorations.attribute(notice, "tabindex", "-1")
      let start = document.activeElement
      // A replaced control gets its focus back in a microtask.
      void Promise.resolve().then(() => (start = document.activeElement))
      cancelFocus = page.clock.after(focusDelayMs, () => {
        if (hasMovedOn(document, start)) return
        // A field that has had focus from the start has it from us, after the pressed control was replaced.
        const isBusy = () => document.activeElement !== start && isTyping(document)
        cancelFocus = focusWhenShown(page, () => (notice.isConnected && !isBusy() ? notice : null))
      })
    },
    scrollToFirst(root = document) {
      const alert = root.querySelector("[role=alert]")
      if (alert) void scrollerService.of(page).to(alert, noticeScroll)
    },
  }
}

function findFirst(root: NoticeRoot): HTMLElement | null {
  const alerts = [...root.querySelectorAll<HTMLElement>("[role=alert]")]
  const index = selectNoticeToFocus(alerts.map(({ classList }) => ({ role: "alert", classes: [...classList] })))
  return index === null ? null : (alerts[index] ?? null)
}

/** Whether the shopper has gone from `start`, which still exists, to another control: focus must not be taken from there. */
function hasMovedOn({ activeElement, body }: LoaderPage["document"], start: Element | null): boolean {
  return activeElement !== start && activeElement !== body && start?.isConnected === true
}

/** Whether a text field has focus: focus must not leave it in the middle of a word. */
function isTyping({ activeElement }: LoaderPage["document"]): boolean {
  const fields =
    "textarea,select,[contenteditable=''],[contenteditable=true],input:not([type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio],[type=file],[type=color],[type=range])"
  return activeElement?.matches(fields) ?? false
}
