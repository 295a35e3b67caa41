/** Whether the shopper has asked for less motion, as it is now: it may change while the page is open. */
export function prefersReducedMotion(window: Window): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches
}
