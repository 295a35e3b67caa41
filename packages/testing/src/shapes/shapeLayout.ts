import { vi } from "vitest"

/**
 * Provides the features that the test's document lacks: sizes, visibility in the window, animations, options that the server has selected.
 */
export function provideLayout(): void {
  Object.defineProperty(HTMLOptionElement.prototype, "defaultSelected", {
    configurable: true,
    get(this: HTMLOptionElement) {
      return this.hasAttribute("selected")
    },
  })
  class SeeingObserver {
    readonly #report: IntersectionObserverCallback
    constructor(report: IntersectionObserverCallback) {
      this.#report = report
    }
    observe(target: Element) {
      const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry
      void Promise.resolve().then(() => this.#report([entry], this as unknown as IntersectionObserver))
    }
    unobserve() {
      // Nothing is kept.
    }
    disconnect() {
      // Nothing is kept.
    }
  }
  vi.stubGlobal("IntersectionObserver", SeeingObserver)
  const animate = () => ({ cancel: vi.fn(), finished: Promise.resolve() }) as unknown as Animation
  Object.assign(Element.prototype, { animate })
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return (isShown(this) ? [new DOMRect(0, 0, 100, 20)] : []) as unknown as DOMRectList
  })
  // Nothing slides for a shopper who prefers reduced motion.
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: media.includes("reduced-motion"), media }) as MediaQueryList,
  )
}

/** Whether no style hides an element or one around it. */
export function isShown(element: Element): boolean {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const { display, visibility, clipPath } = getComputedStyle(node)
    if (display === "none" || visibility === "hidden" || (clipPath !== "" && clipPath !== "none")) return false
  }
  return true
}
