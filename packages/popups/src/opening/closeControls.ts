import { delegate, findEventElement, isSeenAbove, listen, type Page, type Scope } from "@ringside/core"
import { parseFlag } from "@ringside/core/domain"
import { closePopup } from "./closePopup.ts"
import { closeTriggers, selectCloseTarget } from "../domain/index.ts"
import { formatPopupName } from "../domain/popupName.ts"
import { selectors } from "../host.ts"
import { popupsMessages } from "../messages.ts"
import type { Popup } from "../popup.ts"
import { popupsService } from "../popups.ts"

/** Closes popups at their controls, and at presses outside. Source: popups §4. */
export function startCloseControls(page: Page): void {
  const popups = popupsService.of(page)
  const close = (event: Event, control: Element) => {
    const popup = popups.stack.findLast(({ root }) => root !== control && root.contains(control))
    if (!popup) return
    const keepsDefault =
      control.classList.contains("pum-do-default") || parseFlag(control.getAttribute("data-do-default") ?? false)
    if (!keepsDefault) event.preventDefault()
    closePopup(popup, { trigger: closeTriggers.button })
  }
  delegate(page, "click", selectors.close, close, { capture: false, widget: "popups" })
  delegate(
    page,
    "keydown",
    `:is(${selectors.close}):not(button, a[href])`,
    (event, control) => {
      if (event.key === "Enter" || event.key === " ") close(event, control)
    },
    { capture: false, widget: "popups" },
  )
  startOverlayPresses(page)
}

function startOverlayPresses(page: Page): void {
  const { document, signal } = page
  const { stack } = popupsService.of(page)
  /** The popup outside of which a press began. */
  let pressedBeside: Popup | null = null
  /** A drag that ends in the popup is a click on their common ancestor. */
  let hasEndedInside = false
  const isInside = ({ root, container, settings }: Popup, event: Event) => {
    const target = findEventElement(page, event)
    if (!target?.isConnected || container.contains(target)) return true
    // Beside a popup without an overlay is the page, which is seen, too.
    if (!settings.overlay_disabled && isSeenAbove(root, target, event)) return true
    // A dialog of the page above the popup is as little outside of it as another script's layer.
    const layer = target.closest(`dialog, ${selectors.layers}`)
    return layer !== null && !layer.contains(container)
  }
  const onPress = (event: Event) => {
    const top = stack.at(-1)
    pressedBeside = top && !isInside(top, event) ? top : null
    hasEndedInside = false
  }
  const onRelease = (event: Event) => {
    const top = stack.at(-1)
    hasEndedInside = top !== undefined && isInside(top, event)
  }
  const onClick = (event: MouseEvent) => {
    const top = stack.at(-1)
    const startedInsideContainer = pressedBeside !== top
    pressedBeside = null
    if (!top || event.button !== 0 || event.defaultPrevented) return
    const insideContainer = hasEndedInside || isInside(top, event)
    const cause = { type: "pointer", insideContainer, startedInsideContainer } as const
    const found = selectCloseTarget([{ ...top.settings, id: top.id }], cause)
    if (found) closePopup(top, { trigger: found.trigger })
  }
  listen(document, "pointerdown", onPress, { signal, capture: true })
  listen(document, "pointerup", onRelease, { signal, capture: true })
  // After the page's own scripts: a press that one of them handled, or on an element that it removed, was not outside the popup.
  page.events.listenToField(document, "click", onClick, { signal })
}

/** Makes close controls focusable, and names those without a name. */
export function nameCloseControls(popup: Popup, { page, attribute }: Scope): void {
  const translate = page.translator("popups", popupsMessages)
  for (const control of popup.root.querySelectorAll(selectors.close)) {
    if (!control.matches("button, a[href]")) {
      if (!control.hasAttribute("role")) attribute(control, "role", "button")
      if (!control.hasAttribute("tabindex")) attribute(control, "tabindex", "0")
    }
    const text = control.textContent.trim()
    const hasName = control.hasAttribute("aria-label") || control.hasAttribute("aria-labelledby") || /\p{L}/u.test(text)
    if (!hasName) attribute(control, "aria-label", translate("close"))
  }
}

/** The popup's accessible name. Source: popups §8. */
export function namePopup(popup: Popup, { page, attribute }: Scope): void {
  const { root, settings } = popup
  if (!root.hasAttribute("role")) attribute(root, "role", "dialog")
  const labelled = root.getAttribute("aria-labelledby")
  if (root.hasAttribute("aria-label") || (labelled && page.document.getElementById(labelled))) return
  const title = root.querySelector(selectors.title) ?? popup.container.querySelector(selectors.heading)
  if (title) {
    if (!title.id) attribute(title, "id", `${formatPopupName(popup.id)}-label`)
    attribute(root, "aria-labelledby", title.id)
    return
  }
  if (labelled) attribute(root, "aria-labelledby", null)
  const name = settings.slug.replaceAll("-", " ").trim()
  attribute(root, "aria-label", name || page.translator("popups", popupsMessages)("dialog"))
}
