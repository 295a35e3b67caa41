import { edgesService, overlaysService, type Page } from "@ringside/core"
import { animateIn } from "../overlay/animation.ts"
import { closeByKey, closePopup, finishClosing } from "./closePopup.ts"
import { filtersService } from "../events/filters.ts"
import { wrapElements } from "../events/wrapElements.ts"
import { classNames, selectors } from "../host.ts"
import { sendLifecycle } from "../events/lifecycleEvents.ts"
import { closeDialogsAbove } from "./modalDialogs.ts"
import { alignToWindow, keepPlaced, placePopup } from "../overlay/placement.ts"
import { endFadeOf } from "../overlay/overlayFade.ts"
import type { Opening, Popup } from "../popup.ts"
import { isUnassisted, moveFocusIn } from "./popupFocus.ts"
import { popupsService, notifyObservers } from "../popups.ts"
import { raiseAboveHost } from "../overlay/topLayer.ts"

/** How often a popup opens while the shopper does nothing: more often than any page needs, seldom enough to bear. */
const maxIdleOpenings = 10

/** The request to open a popup. */
export interface OpenOptions {
  /** The element itself for clicks. */
  readonly trigger?: Element | string
  readonly opener?: HTMLElement | null
  /** Called when the popup has opened. */
  readonly done?: () => void
}

/** The animation time of the delayed close button. */
const buttonFadeMs = 400

/** Opens a popup, unless the page vetoes it. The guards have been checked before. Source: popups §3.5. */
export function openPopup(popup: Popup, { trigger, opener = null, done }: OpenOptions = {}): void {
  const popups = popupsService.of(popup.page)
  if (popup.state === "closing") finishClosing(popup)
  const { openingNow } = popups
  if (popup.state !== "closed" || isInLoop(popup, openingNow)) return
  const opening = begin(popup, opener, openingNow)
  if (done) opening.done.push(done)
  if (trigger !== undefined) popup.lastOpenTrigger = trigger
  notifyObservers(popup, "beforeOpen")
  sendOpening(popup, "pumBeforeOpen")
  if (!isCurrent(popup, opening)) return
  if (isVetoed(popup)) {
    abandon(popup, opening)
    sendLifecycle(popup, "pumOpenPrevented")
    return
  }
  const { document } = popup.page
  closeDialogsAbove(popup.page, popup.root)
  if (!popup.settings.stackable) {
    for (const other of [...popups.stack].reverse()) if (other !== popup) closePopup(other, { isInstant: true })
  }
  // What has closed has returned focus; its own elements can't take it any more.
  opening.focusedBefore = document.activeElement
  // An event listener of the others may have closed or removed this popup.
  if (isCurrent(popup, opening)) show(popup, opening)
}

function begin(popup: Popup, opener: HTMLElement | null, openedFrom: Popup | null): Opening {
  const { page, container } = popup
  endFadeOf(popup)
  const opening: Opening = {
    marks: page.createDecorations(),
    shrunk: page.createDecorations(),
    aborter: new AbortController(),
    opener,
    focusedBefore: page.document.activeElement,
    openedFrom,
    done: [],
    leaveOverlays: () => undefined,
  }
  popup.state = "opening"
  popup.opening = opening
  opening.marks.toggleClass(container, classNames.containerActive, true)
  return opening
}

/** Limits popups that open each other, at once or by timers, which would never end. */
function isInLoop(popup: Popup, openedFrom: Popup | null): boolean {
  const { page, id, root, idleOpenings } = popup
  let from = openedFrom
  while (from && from !== popup) from = from.opening?.openedFrom ?? null
  const isRepeated = idleOpenings >= maxIdleOpenings && isIdle(page)
  if (!from && !isRepeated) return false
  const text = from
    ? `the opening of popup ${id} asks for the popup itself again; it is opened once.`
    : `popup ${id} opened ${idleOpenings} times without an action of the shopper; it waits for one.`
  page.reports.warn(`[ringside popups] ${text}`, root)
  return true
}

/** Whether the shopper hasn't pressed anything in the last seconds. Older browsers don't report it. */
function isIdle({ window: { navigator } }: Page): boolean {
  return "userActivation" in navigator && !navigator.userActivation.isActive
}

function isCurrent(popup: Popup, opening: Opening): boolean {
  return popup.opening === opening && popup.state === "opening"
}

function isOpen(popup: Popup, opening: Opening): boolean {
  return popup.opening === opening && popup.state === "open"
}

function isVetoed({ page, root, container, settings }: Popup): boolean {
  const hasFlag = [root, container].some((element) => element.classList.contains(classNames.preventOpen))
  for (const element of [root, container]) element.classList.remove(classNames.preventOpen)
  const args = [wrapElements(page, root), settings]
  return hasFlag || filtersService.of(page).applyFilters("popupMaker.popup.preventOpen", false, ...args) === true
}

function abandon(popup: Popup, opening: Opening): void {
  opening.shrunk.restoreAll()
  opening.marks.restoreAll()
  popup.root.classList.remove(classNames.active)
  popup.state = "closed"
  popup.opening = null
}

function show(popup: Popup, opening: Opening): void {
  const { page, root, settings } = popup
  const popups = popupsService.of(page)
  const { marks } = opening
  popups.stack.push(popup)
  popups.lastOpened = popup
  popup.idleOpenings = isIdle(page) ? popup.idleOpenings + 1 : 0
  marks.toggleClass(root, classNames.active, true)
  marks.style(root, "display", "block")
  // By this class the page beside the popup stays usable, and isn't darkened.
  if (settings.overlay_disabled) marks.toggleClass(root, "pum-overlay-disabled", true)
  popups.settle()
  if (settings.close_button_delay > 0) hideCloseButton(popup, opening)
  notifyObservers(popup, "shown")
  const position = placePopup(popup, opening)
  if (!isCurrent(popup, opening)) return
  if (settings.overlay_disabled) edgesService.of(page).add(popup.container, opening.aborter.signal)
  raiseAboveHost(popup, opening)
  alignToWindow(popup, opening, position)
  opening.leaveOverlays = overlaysService.of(page).open({
    element: root,
    isModal: !settings.overlay_disabled && !isUnassisted(popup),
    locksScroll: !settings.overlay_disabled,
    layers: selectors.layers,
    // Android's Back gesture leaves the page where the popup stays at Escape.
    // The gesture goes back as well from a small popup beside the page.
    isAskedToClose: settings.close_on_esc_press && !settings.overlay_disabled,
    onEscape: () => closeByKey(popup, "Escape"),
    onF4: () => closeByKey(popup, "F4"),
    onLeave: () => closePopup(popup, { isInstant: true }),
  })
  animateIn(popup, opening, position, () => finishOpening(popup, opening))
}

function finishOpening(popup: Popup, opening: Opening): void {
  const { page, root } = popup
  if (!isCurrent(popup, opening)) return
  popup.state = "open"
  if (!popup.settings.overlay_disabled) opening.marks.attribute(root, "aria-modal", "true")
  moveFocusIn(popup, opening)
  sendOpening(popup, "pumAfterOpen")
  notifyObservers(popup, "opened")
  page.window.dispatchEvent(new page.window.Event("resize"))
  // A listener may have closed it, and the close has callbacks of its own.
  if (!isOpen(popup, opening)) return
  for (const done of opening.done) done()
  sendOpening(popup, "pumSetupClose")
  if (!isOpen(popup, opening)) return
  showCloseButton(popup, opening)
  keepPlaced(popup, opening)
}

/** Sends an event during opening. Popups that it opens count as opened from this popup. */
function sendOpening(popup: Popup, name: "pumBeforeOpen" | "pumAfterOpen" | "pumSetupClose"): void {
  const popups = popupsService.of(popup.page)
  const before = popups.openingNow
  popups.openingNow = popup
  sendLifecycle(popup, name)
  popups.openingNow = before
}

function findCloseButtons({ root }: Popup): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${selectors.content} + .pum-close`)]
}

function hideCloseButton(popup: Popup, { marks }: Opening): void {
  for (const button of findCloseButtons(popup)) marks.show(button, false)
}

function showCloseButton(popup: Popup, { marks, aborter }: Opening): void {
  const delayMs = popup.settings.close_button_delay
  if (delayMs <= 0) return
  popup.page.clock.after(delayMs, () => {
    if (aborter.signal.aborted) return
    for (const button of findCloseButtons(popup)) {
      marks.show(button, true)
      marks.style(button, "animation", `ringside-popup-appear ${buttonFadeMs}ms`)
    }
  })
}
