import { nullPrototype } from "@ringside/core/domain"
import { createPageDocument, focusInView, isRendered, listen, overlaysService, type Page } from "@ringside/core"
import { canTakeFocus } from "../canTakeFocus.ts"
import type { CloseReason } from "./closeReason.ts"
import { selectWrappedStop } from "./focusRing.ts"
import { listenToFollowedLinks } from "./followedLinks.ts"
import { leadsWithinThePage } from "./leadsWithinThePage.ts"

/** The options of an open modal dialog. */
export interface ModalOptions {
  readonly page: Page
  readonly dialog: HTMLDialogElement
  /** Returns the element that takes focus; called once the dialog is open. */
  readonly findInitialFocus: () => HTMLElement | null
  /** Returns the element that takes focus at closing; called when the element that had focus before is gone. */
  readonly findReturnFocus: () => Element | null
  /** Called when the shopper wants to close the dialog; the owner then calls the function that `openModal` returned. */
  readonly onClose: (reason: CloseReason) => void
}

/**
 * Opens `dialog` over the page: the rest is inert, scrolling is locked, Tab wraps inside, and Escape closes the top-most overlay. The
 * returned function closes the dialog and restores focus.
 */
export function openModal({ page, dialog, onClose, ...focus }: ModalOptions): () => void {
  const { document, window } = page
  const opener = document.activeElement
  const open = new AbortController()
  const { signal } = open

  dialog.showModal()
  showAtOnce(dialog)
  const leaveStack = overlaysService
    .of(page)
    .open({ element: dialog, isModal: true, onEscape: () => onClose("escape") })
  focus.findInitialFocus()?.focus(nullPrototype({ preventScroll: true }))
  keepTabInside(page, dialog, signal)
  listenToOutsidePress(dialog, signal, () => onClose("outside-press"))
  listenToPlatformClose(dialog, signal, () => onClose("escape"))
  listen(dialog, "click", (event) => leadsWithinThePage(event, page) && onClose("link"), { signal })
  listenToFollowedLinks(page, { element: dialog, signal, onFollow: () => onClose("link") })

  const close = () => {
    open.abort()
    leaveStack()
    const focused = document.activeElement
    // If focus was moved out of the dialog on purpose, leave it there.
    const isFocusOurs = focused === null || focused === document.body || dialog.contains(focused)
    if (dialog.open) dialog.close()
    if (isFocusOurs) returnFocus([opener, focus.findReturnFocus()], dialog)
  }
  const leave = () => {
    close()
    onClose("page-left")
  }
  // Close now: the page that the Back button restores must not lie under a dialog, and a later render would be too late.
  listen(window, "pagehide", leave, { signal })
  // A modal dialog that isn't displayed, because an ancestor isn't, would make the whole page inert with nothing to close.
  listen(window, "resize", () => !isRendered(dialog) && leave(), { signal })
  if (!isRendered(dialog)) leave()
  return close
}

/**
 * Finishes the transition of `display`, which some style sheets need for leaving, when it starts at entering: at its start the dialog has
 * no box in Chromium, so it would count as hidden and nothing in it could take focus.
 */
function showAtOnce(dialog: HTMLDialogElement): void {
  // Browsers without this function don't transition `display`, and neither do test documents.
  if (typeof dialog.getAnimations !== "function") return
  for (const motion of dialog.getAnimations())
    if (Reflect.get(motion, "transitionProperty") === "display") motion.finish()
}

function keepTabInside(page: Page, dialog: HTMLDialogElement, signal: AbortSignal): void {
  const wrap = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const stop = selectWrappedStop(dialog, page.document.activeElement, event.shiftKey ? "backward" : "forward")
    if (!stop) return
    event.preventDefault()
    focusInView(page, stop)
  }
  listen(dialog, "keydown", wrap, { signal })
}

/** Reports a press that began and ended on the backdrop; one that began inside, to select text, doesn't count. */
function listenToOutsidePress(dialog: HTMLDialogElement, signal: AbortSignal, onPress: () => void): void {
  let beganOutside = false
  listen(dialog, "pointerdown", (event) => (beganOutside = isOutside(event, dialog)), { signal })
  listen(dialog, "click", (event) => beganOutside && isOutside(event, dialog) && onPress(), { signal })
}

/** The backdrop's events are dispatched to the dialog itself, as are those of the dialog's own empty area. */
function isOutside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog || event.button !== 0) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}

/** Android's back gesture sends `cancel` without a key event; a second gesture may close the dialog without `cancel`. */
function listenToPlatformClose(dialog: HTMLDialogElement, signal: AbortSignal, onClose: () => void): void {
  const refuse = (event: Event) => {
    // File inputs send a `cancel` event of their own, which bubbles.
    if (event.target !== dialog) return
    event.preventDefault()
    onClose()
  }
  listen(dialog, "cancel", refuse, { signal })
  // `close` is sent a frame later: by then the dialog may be open again.
  listen(dialog, "close", (event) => event.target === dialog && !dialog.open && onClose(), { signal })
}

function returnFocus(candidates: readonly (Element | null)[], dialog: HTMLElement): void {
  const document = createPageDocument(dialog.ownerDocument)
  for (const candidate of candidates) {
    if (!candidate || candidate === document.body || !canTakeFocus(candidate)) continue
    candidate.focus(nullPrototype({ preventScroll: true }))
    if (document.activeElement === candidate) return
  }
  // A dialog that is still animating out would keep focus.
  const focused = document.activeElement
  if (focused && dialog.contains(focused) && canTakeFocus(focused)) focused.blur()
}
