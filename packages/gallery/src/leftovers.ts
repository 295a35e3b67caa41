import { classNames } from "./host.ts"

const { gallery, viewport, activeSlide, trigger, zoomImage } = classNames
const inserted = `.${trigger}, .ringside-gallery-grid, .ringside-gallery-strip, .${zoomImage}`
const decorated = `.${viewport}, .${viewport} > *, .ringside-gallery-zoomed`

/**
 * Takes off a gallery what nobody serves: what was put there for other slides, or came along when a page was kept as a copy of its
 * nodes. The theme's layout shows again, which is to be read.
 */
export function removeLeftovers(root: Element): void {
  if (!root.classList.contains(gallery)) return
  for (const leftover of root.querySelectorAll(inserted)) leftover.remove()
  for (const element of [root, ...root.querySelectorAll(decorated)]) {
    element.classList.remove(gallery, viewport, activeSlide, "ringside-gallery-stepping", "ringside-gallery-zoomed")
    element.removeAttribute("inert")
  }
}
