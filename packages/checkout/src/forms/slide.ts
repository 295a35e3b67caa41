import { type Page, prefersReducedMotion, type Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"

/** How an element opens or closes. */
interface SlideOptions {
  readonly isOpen: boolean
  readonly durationMs: number
  /** Whether the element was open, if the page's rules may have changed its look already; by default its present look decides. */
  readonly wasOpen?: boolean
  /** Sets the control's state to the element's new one. Rules of the theme may depend on it. */
  readonly describe?: () => void
  /** Called when an opening element has its whole height. */
  readonly whenOpen?: () => void
}

/** Shows or hides an element, sliding for `durationMs`; at once where the shopper prefers reduced motion. */
export function slide(scope: Scope, element: HTMLElement, options: SlideOptions): void {
  const { isOpen, durationMs, describe, whenOpen } = options
  const { page } = scope
  const wasOpen = options.wasOpen ?? isSlidOpen(page, element)
  const isMoving = durationMs > 0 && wasOpen !== isOpen && !prefersReducedMotion(page.window) && "animate" in element
  // A closing element stays visible until it has closed, regardless of the theme's rules.
  if (isMoving && !isOpen) scope.style(element, "display", readDisplay(page, element))
  describe?.()
  if (!isMoving) {
    show(scope, element, isOpen)
    if (isOpen) whenOpen?.()
    return
  }
  if (isOpen) show(scope, element, true)
  const animation = animateHeight(element, isOpen, durationMs)
  if (isOpen) {
    animation.addEventListener("finish", () => whenOpen?.())
    return
  }
  // A closing element is hidden from assistive technology and keyboard at once; its height follows.
  scope.attribute(element, "inert", "")
  animation.addEventListener("finish", () => {
    scope.attribute(element, "inert", null)
    if (!scope.signal.aborted) show(scope, element, false)
  })
}

/** Whether an element is open, or about to be. */
export function isSlidOpen({ window: view }: Page, element: HTMLElement): boolean {
  return !element.hasAttribute("inert") && view.getComputedStyle(element).getPropertyValue("display") !== "none"
}

/**
 * Whether an element of a form stands in one that slides shut, which is inert while it is still visible. Parts of the form that wait for the
 * shop are inert, too, and busy.
 */
export function isClosing(element: Element): boolean {
  return element.closest("form [inert]")?.closest("form [aria-busy=true]") === null
}

/** The display value that shows an element: its own, or a block. */
function readDisplay({ window: view }: Page, element: HTMLElement): string {
  const display = view.getComputedStyle(element).getPropertyValue("display")
  return display === "none" ? "block" : display
}

function show(scope: Scope, element: HTMLElement, isOpen: boolean): void {
  if (isOpen) scope.attribute(element, "inert", null)
  scope.show(element, isOpen, "block")
}

function animateHeight(element: HTMLElement, isOpen: boolean, duration: number): Animation {
  for (const running of element.getAnimations()) running.cancel()
  const whole = { height: `${element.offsetHeight}px`, opacity: 1 }
  const none = { height: "0px", opacity: 0, paddingTop: 0, paddingBottom: 0, marginTop: 0, marginBottom: 0 }
  const frames = (isOpen ? [none, whole] : [whole, none]).map((frame) =>
    nullPrototype({ ...frame, overflow: "hidden" }),
  )
  return element.animate(frames, nullPrototype({ duration, easing: "ease-in-out" }))
}
