import { nullPrototype } from "../domain/index.ts"
import { findEventElement } from "../page/findEventElement.ts"
import { listen } from "../page/listen.ts"
import type { Activation } from "./activation.ts"
import type { PageDocument } from "../page/pageDocument.ts"

/** Late code that handles the actions on a control. */
export interface ActionOwner {
  /** Starts the fetch, because the pointer or focus is near. */
  load(): unknown
  /**
   * Fetches the code, then replays the action or releases it to the browser. `repetition` repeats the shopper's event at the same place.
   * Without this method actions stay native.
   */
  defer?(activation: Activation, repetition: Event): void
  /** The movements on the control that are deferred, too. */
  readonly moves?: "keys" | "swipes" | undefined
}

/** Finds the owner of an action on an element; null when the browser owns it. */
export type FindOwner = (element: Element) => ActionOwner | null

/** Defers user actions until the code that handles them is loaded. */
export interface ActionDeferral {
  /** Adds a function that finds owners; the first result other than null counts. */
  readonly deferActionsFor: (findOwner: FindOwner) => void
  /** The place where the pointer entered its current element; null without a pointer, as on a touch screen without a touch. */
  readonly lastPointer: () => PointerPlace | null
}

/** A place on the screen, and the type of the pointer. */
export type PointerPlace = Pick<PointerEvent, "clientX" | "clientY" | "pointerType">

interface DeferralPage {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
  readonly signal: AbortSignal
}

/** A shorter movement of a finger is a tap. */
const swipePx = 30

/** The elements that a shopper can press, including links without an address, which some themes print as buttons. */
const controls = "a, button, input[type=submit], input[type=button], [role=button]"

/**
 * Defers an unmodified primary click, Enter or Space on a control whose code isn't loaded, and the movements that its owner names. The
 * fetch starts when a pointer or focus arrives, and at a change: browsers restore form values, and scripts set them, without a pointer or
 * focus. Everything else stays native.
 */
export function createActionDeferral({ window, document, signal }: DeferralPage): ActionDeferral {
  const finders: FindOwner[] = []
  const findOwner: FindOwner = (element) => {
    for (const find of finders) {
      const owner = find(element)
      if (owner) return owner
    }
    return null
  }
  // In the capture phase: a host that stops propagation must not stop us.
  const options = { signal, capture: true } as const
  const warmUp = (event: Event) => {
    const element = findEventElement({ window }, event)
    if (element) findOwner(element)?.load()
  }
  const createArrow = (key: string) =>
    new window.KeyboardEvent("keydown", nullPrototype({ key, bubbles: true, cancelable: true }))
  const repeatClick = (event: Event) => {
    // Copy the members: the event itself, passed as options, would be read through Object.prototype.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key's event has no place, which is the default
    const { detail, clientX, clientY } = event as MouseEvent
    const options = nullPrototype({ bubbles: true, cancelable: true, composed: true, detail, clientX, clientY })
    return new window.MouseEvent("click", options)
  }
  let lastPointer: PointerPlace | null = null
  listen(document, "pointerover", (event) => (lastPointer = event), options)
  // Also dispatched when a finger leaves the screen.
  listen(document, "pointerout", () => (lastPointer = null), options)
  for (const type of ["pointerover", "focusin", "change"]) listen(document, type, warmUp, options)

  /** The element whose action was deferred when a key went down on it. */
  let pressed: Element | null = null
  const defer = (event: MouseEvent | KeyboardEvent, key: string | null) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const target = findEventElement({ window }, event)?.closest(controls)
    const owner = target && !leavesThePage(target) ? findOwner(target) : null
    const arrow = key?.startsWith("Arrow") ? createArrow(key) : null
    if (!target || !owner?.defer || (arrow && !owner.moves)) return
    const repetition = arrow ?? repeatClick(event)
    // Before the event is stopped: if this throws, the browser handles the action.
    owner.defer({ type: key === null ? "click" : "key", target, key }, repetition)
    event.preventDefault()
    // Code of ours that is loaded already listens on the document, too, and handles the replay.
    event.stopImmediatePropagation()
    if (key !== null) pressed = findEventElement({ window }, event)
  }
  listen(document, "click", (event) => event.button === 0 && defer(event, null), options)
  listen(
    document,
    "keydown",
    (event) => {
      const { key } = event
      const element = findEventElement({ window }, event)
      // A Space on a link scrolls the page, unless the link works as a button.
      const isAction =
        /^(Enter|Arrow(Left|Right))$/.test(key) || (key === " " && !element?.matches("a:not([role=button])"))
      if (!event.repeat) {
        pressed = null
        if (isAction) defer(event, key)
      }
      // A held key is one press: without this each repetition would be a click.
      else if (isAction && element === pressed) event.preventDefault()
    },
    options,
  )
  // Browsers cancel pointer events where a finger can scroll horizontally, so these listeners don't run there.
  listen(
    document,
    "pointerup",
    (event) => {
      const movedPx = lastPointer && event.pointerType === "touch" ? event.clientX - lastPointer.clientX : 0
      if (Math.abs(movedPx) < swipePx) return
      const target = findEventElement({ window }, event)?.closest(controls)
      const owner = target && findOwner(target)
      // A finger that moves left pulls in the content on the right.
      const key = movedPx < 0 ? "ArrowRight" : "ArrowLeft"
      if (target && owner?.moves === "swipes") owner.defer?.({ type: "key", target, key }, createArrow(key))
    },
    options,
  )
  return { deferActionsFor: (find) => void finders.push(find), lastPointer: () => lastPointer }
}

function leavesThePage(control: Element): boolean {
  return control.hasAttribute("download") || !/^(_self)?$/.test(control.getAttribute("target") ?? "")
}

/**
 * Does the browser's default for a deferred action: follows the link, or clicks the button, which submits its form. `go` refuses an address
 * that is no page of the shop's, such as `mailto:`; the browser follows such a link itself.
 */
export function releaseAction({ type, target }: Activation, go: (url: string) => boolean): void {
  if (type === "event") return
  const link = target.closest("a")
  if (link?.href && go(link.href)) return
  if (isPressable(target)) target.click()
}

/** Whether the element has `click()`; an SVG element doesn't. */
function isPressable(element: Element): element is HTMLElement {
  return "click" in element
}
