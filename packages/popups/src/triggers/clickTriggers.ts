import { findEventElement, type Page, warnAuthor } from "@ringside/core"
import {
  createClickSelectors,
  isTrigger,
  type KnownTrigger,
  keepsDefaultAction,
  type Trigger,
} from "../domain/index.ts"
import { filtersService } from "../events/filters.ts"
import { wrapElements } from "../events/wrapElements.ts"
import { connectionOrderService } from "../connectionOrder.ts"
import { classNames, hostPopup, openerSelector, popupHook } from "../host.ts"
import type { Popup } from "../popup.ts"
import { popupsService } from "../popups.ts"
import { requestOpen } from "../opening/requestOpen.ts"
import {
  findClosestOpener,
  findOpeners,
  isKnownSelector,
  type OpenerSelectors,
  sortSelectors,
} from "./openerSelectors.ts"
import { popupsWarnings } from "../warnings.ts"

interface ClickOpener {
  readonly popup: Popup
  readonly trigger: KnownTrigger<"click_open">
  readonly selectors: OpenerSelectors
}

const openers = new WeakMap<Popup, readonly ClickOpener[]>()

/** Opens a popup by clicks on the elements of its triggers, from now on. Source: popups §3.3. */
export function addClickTriggers(popup: Popup): void {
  for (const trigger of popup.settings.triggers) addClickTrigger(popup, trigger)
}

/** Opens a popup by clicks on the elements of one trigger; other types are ignored. */
export function addClickTrigger(popup: Popup, trigger: Trigger): void {
  if (!isTrigger(trigger, "click_open")) return
  openers.set(popup, [...(openers.get(popup) ?? []), { popup, trigger, selectors: readSelectors(popup, trigger) }])
}

/** Opens popups at clicks, and at Enter and Space on openers that are no controls. */
export function startClicks(page: Page): void {
  const open = (event: Event, element: Element) => {
    for (const popup of [...popupsService.of(page).all]) {
      for (const opener of openers.get(popup) ?? []) {
        const clicked = findClosestOpener(page, opener.selectors, element)
        if (clicked) openAt(event, clicked, opener)
      }
    }
  }
  page.events.listenToField(
    page.document,
    "click",
    (event) => {
      const element = findEventElement(page, event)
      if (element && !waitForPopups(page, event, element)) open(event, element)
    },
    { signal: page.signal },
  )
  page.events.listenToField(
    page.document,
    "keydown",
    (event) => {
      const element = findEventElement(page, event)
      if ((event.key !== "Enter" && event.key !== " ") || event.defaultPrevented) return
      if (
        element?.getAttribute("role") === "button" &&
        element.matches(`.${classNames.trigger}:not(button, a[href])`)
      ) {
        open(event, element)
        event.preventDefault()
      }
    },
    { signal: page.signal },
  )
}

/** Clicks again once popups that wait for code are connected; false when none waits, or when the click is native. */
function waitForPopups(page: Page, event: MouseEvent, element: Element): boolean {
  const { waiting } = connectionOrderService.of(page)
  const opener = waiting && element.closest<HTMLElement>(openerSelector)
  if (!waiting || !opener || event.ctrlKey || event.metaKey) return false
  event.preventDefault()
  void waiting.then(() => {
    if (!page.signal.aborted && opener.isConnected) opener.click()
  })
  return true
}

function openAt(event: Event, clicked: HTMLElement, { popup, trigger }: ClickOpener): void {
  const { page, root } = popup
  const reason = requestOpen(popup, trigger, { opener: clicked, insideOwnPopup: root.contains(clicked) })
  // A guard or a veto has stopped it, so the click is native.
  if (reason !== "ok" || popup.state === "closed") return
  const { ctrlKey = false, metaKey = false } = event instanceof page.window.MouseEvent ? event : {}
  const keeps = keepsDefaultAction({
    ctrlKey,
    metaKey,
    dataDoDefault: clicked.getAttribute("data-do-default"),
    classes: [...clicked.classList],
    settingDoDefault: trigger.doDefault,
  })
  const filters = filtersService.of(page)
  const [popupSet, clickedSet] = [wrapElements(page, root), wrapElements(page, clicked)]
  const filtered = filters.applyFilters("pum.trigger.click_open.do_default", keeps, popupSet, clickedSet)
  if (filtered === true) return
  event.preventDefault()
  event.stopPropagation()
}

function readSelectors(popup: Popup, trigger: KnownTrigger<"click_open">): OpenerSelectors {
  const { page, id, root, settings } = popup
  const { extraSelectors } = trigger
  const all = createClickSelectors({ id, slug: settings.slug })
  if (isKnownSelector(page, extraSelectors)) all.push(extraSelectors)
  else if (extraSelectors !== "") {
    warnAuthor(page, popupsWarnings.wrongSelectors, root, { id, value: JSON.stringify(extraSelectors) })
  }
  const asPrinted = { extra_selectors: extraSelectors, do_default: trigger.doDefault, cookie_name: trigger.cookieNames }
  const filtered = filtersService
    .of(page)
    .applyFilters("pum.trigger.click_open.selectors", all, asPrinted, wrapElements(page, root))
  const list = Array.isArray(filtered) ? filtered : all
  return sortSelectors(
    page,
    list.filter((each) => typeof each === "string"),
  )
}

/** Sets `aria-haspopup` on the openers of all popups, and makes those focusable that are no controls. */
export function markOpeners(page: Page): void {
  const marks = page.decorations
  for (const popup of popupsService.of(page).all) {
    for (const { selectors } of openers.get(popup) ?? []) {
      for (const element of findOpeners(page, selectors)) {
        if (element.matches(`.${classNames.trigger}, ${hostPopup}, ${popupHook}`)) continue
        marks.toggleClass(element, classNames.trigger, true)
        marks.style(element, "cursor", "pointer")
        marks.attribute(element, "aria-haspopup", "dialog")
        if (element.matches("a[href], button, input, select, textarea, summary")) continue
        if (!element.hasAttribute("role")) marks.attribute(element, "role", "button")
        if (!element.hasAttribute("tabindex")) marks.attribute(element, "tabindex", "0")
      }
    }
  }
}
