import { selectors } from "../host.ts"
import type { Opening, Popup } from "../popup.ts"

/** Points of the container that must be visible, as shares of its width and height. */
const samples = [
  [0.5, 0.5],
  [0.02, 0.02],
  [0.98, 0.02],
  [0.5, 0.98],
] as const

/**
 * Moves a popup to the top layer where the host's page covers it: by an element in the highest layer, or by one that contains `position:
 * fixed`. Only there, since other scripts' calendars couldn't cover it any more. Nothing is inert yet at this time.
 */
export function raiseAboveHost(popup: Popup, { marks }: Opening): void {
  const { root } = popup
  if (typeof root.showPopover !== "function" || root.hasAttribute("popover")) return
  if (!isShifted(root) && !isCovered(popup)) return
  marks.attribute(root, "popover", "manual")
  root.showPopover()
}

/** Whether a host's transform moves elements that should be fixed in the window. */
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
