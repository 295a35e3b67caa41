import { nullPrototype } from "@ringside/core/domain"
import { createPageDocument, isPlainClick, listen, type Page } from "@ringside/core"
import { canTakeFocus } from "../canTakeFocus.ts"
import type { CloseReason } from "./closeReason.ts"
import { selectWrappedStop } from "./focusRing.ts"

/** What a modal dialog needs while it is open. */
export interface ModalOptions {
  readonly page: Page
  readonly dialog: HTMLDialogElement
  /** Asked when the dialog is open: what takes focus. */
  readonly findInitialFocus: () => HTMLElement | null
  /** Asked when it closes and what had focus before is gone: what takes focus instead. */
  readonly findReturnFocus: () => HTMLElement | null
  /** The shopper wants it closed; closing is up to the owner, by the function that `openModal` answered. */
  readonly onClose: (reason: CloseReason) => void
}

/**
 * Opens `dialog` over the page: the rest is inert, scrolling is locked, Tab goes round inside, Escape goes to the top-most overlay.
 * The answer closes it and puts focus back.
 */
export function openModal({ page, dialog, onClose, ...focus }: ModalOptions): () => void {
  const { document, window } = page
  const opener = document.activeElement
  const open = new AbortController()
  const { signal } = open

  dialog.showModal()
  showAtOnce(dialog)
  const leaveStack = page.overlays.open({ element: dialog, isModal: true, onEscape: () => onClose("escape") })
  focus.findInitialFocus()?.focus(nullPrototype({ preventScroll: true }))
  keepTabInside(dialog, signal)
  hearOutsidePress(dialog, signal, () => onClose("outside-press"))
  hearPlatformClose(dialog, signal, () => onClose("escape"))
  listen(dialog, "click", (event) => leadsWithinThePage(event, page) && onClose("link"), { signal })

  const close = () => {
    open.abort()
    leaveStack()
    const focused = document.activeElement
    // Somebody who moved focus elsewhere on purpose keeps it there.
    const isFocusOurs = focused === null || focused === document.body || dialog.contains(focused)
    if (dialog.open) dialog.close()
    if (isFocusOurs) returnFocus([opener, focus.findReturnFocus()], dialog)
  }
  const leave = () => {
    close()
    onClose("page-left")
  }
  // The page that the Back button brings again must not lie under a dialog; a redraw would come too late.
  listen(window, "pagehide", leave, { signal })
  // A modal dialog that isn't displayed, because a part of the page around it is not, would shut the shopper out.
  listen(window, "resize", () => isHidden(dialog) && leave(), { signal })
  if (isHidden(dialog)) leave()
  return close
}

/**
 * Ends the transition of `display`, which some style sheets need for leaving, at the start of entering: while it is at 0 the dialog has
 * no box in Chromium, so it would be taken for hidden, and nothing in it could take focus.
 */
function showAtOnce(dialog: HTMLDialogElement): void {
  // No browser transitions `display` that has no such function, nor do the documents of tests.
  if (typeof dialog.getAnimations !== "function") return
  for (const motion of dialog.getAnimations())
    if (Reflect.get(motion, "transitionProperty") === "display") motion.finish()
}

function keepTabInside(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const wrap = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const focused = createPageDocument(dialog.ownerDocument).activeElement
    const stop = selectWrappedStop(dialog, focused, event.shiftKey ? "backward" : "forward")
    if (!stop) return
    event.preventDefault()
    stop.focus()
  }
  listen(dialog, "keydown", wrap, { signal })
}

/** A press that began and ended on the backdrop; one that began inside, to select text, is none. */
function hearOutsidePress(dialog: HTMLDialogElement, signal: AbortSignal, onPress: () => void): void {
  let beganOutside = false
  listen(dialog, "pointerdown", (event) => (beganOutside = isOutside(event, dialog)), { signal })
  listen(dialog, "click", (event) => beganOutside && isOutside(event, dialog) && onPress(), { signal })
}

/** The backdrop's events arrive at the dialog itself, as those of its own bare area do. */
function isOutside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog || event.button !== 0) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}

/** Android's back gesture asks by `cancel`, without any key; a second one may close without asking. */
function hearPlatformClose(dialog: HTMLDialogElement, signal: AbortSignal, onClose: () => void): void {
  const refuse = (event: Event) => {
    // File inputs send a `cancel` of their own, which bubbles.
    if (event.target !== dialog) return
    event.preventDefault()
    onClose()
  }
  listen(dialog, "cancel", refuse, { signal })
  // The event follows a frame later: by then the dialog may have been opened anew.
  listen(dialog, "close", (event) => event.target === dialog && !dialog.open && onClose(), { signal })
}

/** A plain click on a link to a place on this very page, which the dialog would hide. */
function leadsWithinThePage(event: MouseEvent, { window }: Page): boolean {
  const link = event.target instanceof window.Element ? event.target.closest("a") : null
  if (!isPlainClick(event) || !link?.hash) return false
  const { origin, pathname, search } = window.location
  return link.origin === origin && link.pathname === pathname && link.search === search
}

/** Browsers too old to be asked are taken to show what is there. */
function isHidden(dialog: HTMLDialogElement): boolean {
  return typeof dialog.checkVisibility === "function" && !dialog.checkVisibility()
}

function returnFocus(candidates: readonly (Element | null)[], dialog: HTMLElement): void {
  const document = createPageDocument(dialog.ownerDocument)
  for (const candidate of candidates) {
    if (!candidate || candidate === document.body || !canTakeFocus(candidate)) continue
    candidate.focus(nullPrototype({ preventScroll: true }))
    if (document.activeElement === candidate) return
  }
  // A dialog that is still leaving would keep it.
  const focused = document.activeElement
  if (focused && dialog.contains(focused) && canTakeFocus(focused)) focused.blur()
}
