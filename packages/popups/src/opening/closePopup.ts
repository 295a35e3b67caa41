import { animateOut } from "../overlay/animation.ts"
import { selectCloseTarget } from "../domain/index.ts"
import { classNames } from "../host.ts"
import { sendLifecycle } from "../events/lifecycleEvents.ts"
import { endFadeOf, fadeAfterClose } from "../overlay/overlayFade.ts"
import type { Opening, Popup } from "../popup.ts"
import { returnFocus } from "./popupFocus.ts"
import { popupsService, notifyObservers } from "../popups.ts"

/** How a popup closes. */
export interface CloseOptions {
  /** The text for other scripts; by default the last one stays. */
  readonly trigger?: string
  /** Without the fade. */
  readonly isInstant?: boolean
  /** Called when the popup has closed. */
  readonly done?: () => void
}

/** Closes a popup, unless the page vetoes it; returns whether it closes. Source: popups §4. */
export function closePopup(popup: Popup, { trigger, isInstant = false, done }: CloseOptions = {}): boolean {
  const { opening, root, container } = popup
  if (!opening || popup.state === "closed") return false
  if (popup.state === "closing") {
    if (!isInstant) return false
    if (done) opening.done.push(done)
    finishClosing(popup)
    return true
  }
  if (announcing.has(popup)) return false
  if (trigger !== undefined) popup.lastCloseTrigger = trigger
  announceClose(popup)
  const isVetoed = [root, container].some((element) => element.classList.contains(classNames.preventClose))
  for (const element of [root, container]) element.classList.remove(classNames.preventClose)
  if (popup.opening !== opening) return false
  if (isVetoed) {
    sendLifecycle(popup, "pumClosePrevented")
    return false
  }
  popup.state = "closing"
  opening.done.length = 0
  if (done) opening.done.push(done)
  // Cancel the rest of the opening, such as its animation.
  opening.aborter.abort()
  if (isInstant) finishClosing(popup)
  else animateOut(popup, { ...opening, aborter: beginFade(popup) }, () => finishClosing(popup))
  return true
}

/** Popups whose listeners are being told that they are about to close; a listener may ask for the close again. */
const announcing = new WeakSet<Popup>()

function announceClose(popup: Popup): void {
  announcing.add(popup)
  notifyObservers(popup, "beforeClose")
  sendLifecycle(popup, "pumBeforeClose")
  announcing.delete(popup)
}

/** The running fades, to end them early. */
const runningFades = new WeakMap<Popup, AbortController>()

function beginFade(popup: Popup): AbortController {
  const aborter = new AbortController()
  runningFades.set(popup, aborter)
  return aborter
}

/** Ends a running close at once. */
export function finishClosing(popup: Popup): void {
  const { opening } = popup
  if (popup.state !== "closing" || !opening) return
  const wasSeen = popup.root.classList.contains(classNames.active)
  endOpening(popup, opening)
  returnFocus(popup, opening)
  if (wasSeen) fadeAfterClose(popup)
  notifyObservers(popup, "closed")
  sendLifecycle(popup, "pumAfterClose")
  for (const done of opening.done) done()
}

/** Removes a popup without any event of the page: it has left the document, or the library stops. */
export function dropPopup(popup: Popup): void {
  const { opening, page } = popup
  if (opening) endOpening(popup, opening)
  endFadeOf(popup)
  popupsService.of(page).remove(popup)
  if (opening && !page.signal.aborted) notifyObservers(popup, "dropped")
}

function endOpening(popup: Popup, opening: Opening): void {
  const popups = popupsService.of(popup.page)
  runningFades.get(popup)?.abort()
  opening.aborter.abort()
  opening.leaveOverlays()
  const index = popups.stack.indexOf(popup)
  if (index >= 0) popups.stack.splice(index, 1)
  opening.shrunk.restoreAll()
  opening.marks.restoreAll()
  popup.state = "closed"
  popup.opening = null
  popups.settle()
}

/** Closes a popup at a key that its settings allow; returns `false` when they don't. The popup is the top-most overlay. */
export function closeByKey(popup: Popup, key: "Escape" | "F4"): boolean {
  const target = selectCloseTarget([{ ...popup.settings, id: popup.id }], { type: "key", key })
  if (!target) return false
  closePopup(popup, { trigger: target.trigger })
  return true
}
