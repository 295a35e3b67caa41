import { type RefObject, useLayoutEffect } from "react"
import { findTabStops } from "./focusRing.ts"

/** Makes a scrolling region a Tab stop while nothing inside can take focus, so that it can be scrolled by keyboard. */
export function useScrollStop(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  // Runs after each render, since the result depends on the region's content.
  useLayoutEffect(() => {
    const element = region.current
    if (!element || !isShown) return
    element.removeAttribute("tabindex")
    if (element.scrollHeight > element.clientHeight && findTabStops(element).length === 0)
      element.setAttribute("tabindex", "0")
  })
}
