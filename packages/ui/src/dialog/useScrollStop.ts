import { type RefObject, useLayoutEffect } from "react"
import { findTabStops } from "./focusRing.ts"

/** Lets Tab stop at what scrolls while nothing in it can be stopped at, so that it can be scrolled by keys. */
export function useScrollStop(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  // After each drawing, since what is in it decides.
  useLayoutEffect(() => {
    const element = region.current
    if (!element || !isShown) return
    element.removeAttribute("tabindex")
    if (element.scrollHeight > element.clientHeight && findTabStops(element).length === 0)
      element.setAttribute("tabindex", "0")
  })
}
