import { findEventElement, type Scope, focusInView } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { reduceSwitcher, type SwitcherEvent } from "../domain/index.ts"
import { slide } from "./slide.ts"

/** A disclosure of a language switcher: its control opens a list of links. */
export interface Disclosure {
  readonly root: HTMLElement
  readonly control: HTMLElement
  readonly list: HTMLElement
  readonly mode: "hover" | "click"
}

let lists = 0

/** Opens and closes a list by keyboard, pointer, touch and screen reader. Source: attribution-translation-site §6. */
export function connectDisclosure({ root, control, list, mode }: Disclosure, scope: Scope): void {
  const { document } = scope.page
  let isOpen = false
  let pressedWith = ""
  let isPressed = false
  if (list.id === "") {
    lists += 1
    scope.attribute(list, "id", `ringside-languages-${String(lists)}`)
  }
  scope.attribute(control, "aria-controls", list.id)
  const show = slide({ root, control, list }, scope)

  const handle = (type: SwitcherEvent["type"], event: Event | null, key?: string) => {
    const step = reduceSwitcher({ open: isOpen }, { type, ...(key !== undefined && { key }) }, mode)
    if (step.prevent) event?.preventDefault()
    const focusFirst = () => {
      // A fast user may have moved to a link while the list was opening.
      const link = list.contains(document.activeElement) ? null : list.querySelector<HTMLElement>("a[href]")
      if (link) focusInView(scope.page, link)
    }
    if (step.open !== isOpen) {
      isOpen = step.open
      show(isOpen, step.focus === "first" ? focusFirst : undefined)
    } else if (step.focus === "first") focusFirst()
    if (step.focus === "trigger") control.focus(nullPrototype({ preventScroll: true }))
  }
  scope.listenToField(control, "keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) handle("key", event, event.key)
  })
  // Some browsers click a button on the space bar's keyup, even if its keydown was prevented.
  scope.listen(control, "keyup", (event) => {
    if (event.key === " ") event.preventDefault()
  })
  scope.listenToField(list, "keydown", (event) => {
    if (event.key === "Escape") handle("key", event, event.key)
  })
  // A list that the mouse has opened covers the page, also for a shopper who types elsewhere.
  scope.listenToField(document, "keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented && !root.contains(document.activeElement))
      handle("outside", event)
  })
  // On the whole switcher: the plugin's sheet takes pointers away from the control, so a click hits what is around it. Links and fields of
  // the shop's own beside the list keep their clicks.
  scope.listenToField(root, "click", (event) => {
    const target = findEventElement(scope.page, event)
    const own = target?.closest("a[href], button, input, select")
    if (list.contains(target) || (own && root.contains(own) && !control.contains(own))) return
    // A click without a pointer comes from a screen reader, which can't hover, or from a key press that was deferred until this code was
    // loaded.
    const isByKey = event.detail === 0 && document.activeElement === control && control.matches(":focus-visible")
    // A click without a seen pointer was deferred until this code was loaded, so a mouse hasn't opened the list by hovering, either.
    const isTap = mode === "hover" && (pressedWith !== "mouse" || event.detail === 0)
    if (isByKey) handle("key", event, "Enter")
    else handle(isTap ? "tap" : "click", event)
    pressedWith = ""
  })
  scope.listen(root, "pointerenter", (event) => {
    // Touch also fires pointerenter, just before its tap.
    if (event.pointerType === "mouse") handle("mouseenter", event)
  })
  // The mouse that brought this code came before it, and a click that was deferred is its, too.
  if (root.matches(":hover") && scope.page.lastPointer()?.pointerType === "mouse") {
    pressedWith = "mouse"
    handle("mouseenter", null)
  }
  scope.listen(root, "pointerleave", (event) => {
    if (event.pointerType === "mouse") handle("mouseleave", event)
  })
  scope.listen(
    document,
    "pointerdown",
    (event) => {
      isPressed = root.contains(findEventElement(scope.page, event))
      pressedWith = isPressed ? event.pointerType : ""
      if (!isPressed) handle("outside", event)
    },
    { capture: true },
  )
  const endPress = () => (isPressed = false)
  scope.listenToField(document, "click", endPress)
  scope.listen(document, "pointercancel", endPress)
  scope.listen(root, "focusout", (event) => {
    const next = findEventElement(scope.page, { target: event.relatedTarget })
    // Some browsers don't focus a clicked link: the list would close under the pointer.
    if (isPressed || root.contains(next)) return
    handle("focusout", event)
  })
}
