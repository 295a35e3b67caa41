import { selectors } from "./host.ts"
import type { Opening, Popup } from "./popup.ts"

/** Points of the container that must be seen, as shares of its width and height. */
const samples = [
  [0.5, 0.5],
  [0.02, 0.02],
  [0.98, 0.02],
  [0.5, 0.98],
] as const

/**
 * Lifts a popup above everything where the host's page covers it: an element in the highest layer, or one that makes `position: fixed`
 * count from itself. Only there, since other scripts' calendars couldn't lie over it any more. Nothing is inert yet when this is asked.
 */
export function raiseAboveHost(popup: Popup, { marks }: Opening): void {
  const { root } = popup
  if (typeof root.showPopover !== "function" || root.hasAttribute("popover")) return
  if (!isShifted(root) && !isCovered(popup)) return
  marks.attribute(root, "popover", "manual")
  root.showPopover()
}

/** A host's transform moves what should stand still in the window. */
function isShifted(root: HTMLElement): boolean {
  const { left, top } = root.getBoundingClientRect()
  return Math.abs(left) > 1 || Math.abs(top) > 1
}

function isCovered({ root, container, page: { window, document } }: Popup): boolean {
  const { left, top, width, height } = container.getBoundingClientRect()
  return samples.some(([x, y]) => {
    const [pointX, pointY] = [left + width * x, top + height * y]
    if (pointX < 0 || pointY < 0 || pointX >= window.innerWidth || pointY >= window.innerHeight) return false
    const seen = document.elementFromPoint(pointX, pointY)
    return seen !== null && !root.contains(seen) && !seen.closest(selectors.layers)
  })
}
