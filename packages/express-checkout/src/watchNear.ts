import type { Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"

/** Calls `whenNear` once, when `element` comes near the viewport, or immediately without IntersectionObserver. */
export function watchNear({ page, signal, onEnd }: Scope, element: HTMLElement, whenNear: () => void): void {
  const { IntersectionObserver: Observer } = page.window
  if (typeof Observer !== "function") {
    whenNear()
    return
  }
  const observer = new Observer(
    (changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if (!signal.aborted) whenNear()
    },
    // Start before the element is visible, so that it is ready by then.
    nullPrototype({ rootMargin: "200px" }),
  )
  observer.observe(element)
  onEnd(() => observer.disconnect())
}
