import type { Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"

/** Shows or hides an element, sliding for `durationMs`; at once where the shopper's device asks for reduced motion. */
export function slide(scope: Scope, element: HTMLElement, isOpen: boolean, durationMs: number): void {
  const { window: view } = scope.page
  const isMotionless = durationMs === 0 || view.matchMedia("(prefers-reduced-motion: reduce)").matches
  const animation = isMotionless ? null : animateHeight(scope, element, isOpen, durationMs)
  if (isOpen || !animation) {
    show(scope, element, isOpen)
    return
  }
  // What closes is gone for assistive technology and for the keyboard at once; its height follows.
  scope.attribute(element, "inert", "")
  animation.addEventListener("finish", () => {
    scope.attribute(element, "inert", null)
    if (!scope.signal.aborted) show(scope, element, false)
  })
}

/** Whether an element is open, or about to be. */
export function isSlidOpen(element: HTMLElement): boolean {
  return element.style.display !== "none" && !element.hasAttribute("inert")
}

function show({ style, page }: Scope, element: HTMLElement, isOpen: boolean): void {
  style(element, "display", isOpen ? "" : "none")
  // Some themes hide by a rule what the platform shows by script.
  if (isOpen && page.window.getComputedStyle(element).display === "none") style(element, "display", "block")
}

function animateHeight(scope: Scope, element: HTMLElement, isOpen: boolean, duration: number): Animation | null {
  if (!("animate" in element) || isOpen === (element.style.display !== "none")) return null
  for (const running of element.getAnimations()) running.cancel()
  if (isOpen) {
    scope.attribute(element, "inert", null)
    show(scope, element, true)
  }
  const whole = { height: `${element.offsetHeight}px`, opacity: 1 }
  const none = { height: "0px", opacity: 0, paddingTop: 0, paddingBottom: 0, marginTop: 0, marginBottom: 0 }
  const frames = (isOpen ? [none, whole] : [whole, none]).map((frame) =>
    nullPrototype({ ...frame, overflow: "hidden" }),
  )
  return element.animate(frames, nullPrototype({ duration, easing: "ease-in-out" }))
}
