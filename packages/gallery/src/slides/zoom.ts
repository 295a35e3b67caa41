import {
  listen,
  delegate,
  findEventElement,
  isPlainClick,
  onWidthChange,
  type Page,
  pictureReplaced,
} from "@ringside/core"
import type { Gallery } from "./gallery.ts"
import type { Galleries } from "./galleries.ts"
import { anyGallery, selectors } from "../host.ts"
import { createMagnifier } from "./magnifier.ts"
import { canZoom, opensViewer } from "./openByPicture.ts"
import { readItem } from "./slides.ts"

/** Time after which a variation's picture has replaced the one before. Source: catalogue-and-cart §14. */
const lookAgainMs = 100

/** Magnifies the picture under a mouse. On a touch screen a tap magnifies it until the next tap. */
export function startZoom(page: Page, galleries: Galleries): void {
  const { document, clock, signal } = page
  const magnifier = createMagnifier(page)
  // The platform's script uses the same test. Browsers' developer tools switch touch at any time.
  const hasTouch = () => "ontouchstart" in document.documentElement

  /** The picture that contains `target`, if its large file shows more than the gallery does, and the host doesn't magnify it. */
  const findPicture = (target: Element | null) => {
    if (!target || target.closest(selectors.ownClicks)) return null
    const gallery = galleries.of(target)
    const slide = gallery && findShown(gallery, target)
    if (!gallery || !slide?.contains(target) || isZoomedByHost(gallery, slide) || !canZoom(gallery, slide)) return null
    const item = readItem(slide)
    return item && { gallery, slide, item }
  }

  /** The last position of the pointer, without the element under it, which the host may remove. */
  let lastPoint = page.lastPointer()
  const magnifyUnder = (point: NonNullable<typeof lastPoint>, target: Element | null) => {
    if (hasTouch() || magnifier.shows(target)) return
    magnifier.stop()
    const picture = point.pointerType === "mouse" ? findPicture(target) : null
    if (picture) magnifier.start(picture, point)
  }
  /** A mouse that doesn't move causes no event on a new picture. */
  const lookAgain = () => {
    if (lastPoint) magnifyUnder(lastPoint, document.elementFromPoint(lastPoint.clientX, lastPoint.clientY))
  }
  // When this code comes, the mouse may rest on a picture; the galleries are connected in this task.
  if (lastPoint) clock.nextFrame(lookAgain)
  delegate(page, "pointerover", "*", ({ clientX, clientY, pointerType }, target) => {
    lastPoint = { clientX, clientY, pointerType }
    magnifyUnder(lastPoint, target)
  })
  delegate(page, "pointermove", "*", (event) => magnifier.follow(event))
  delegate(page, "click", anyGallery, (event) => {
    if (!hasTouch() || !isPlainClick(event)) return
    const target = findEventElement(page, event)
    const picture = findPicture(target)
    const wasShown = magnifier.shows(target)
    magnifier.stop()
    if (!picture || opensViewer(picture.gallery, picture.slide, event)) return
    event.preventDefault()
    if (!wasShown) magnifier.start(picture, event)
  })
  delegate(page, "scroll", anyGallery, ({ target }) => {
    const gallery = galleries.of(target)
    if (gallery && !magnifier.shows(gallery.slides[gallery.activeIndex])) magnifier.stop()
  })
  const leave = ({ pointerType }: PointerEvent) => {
    // A finger leaves the page after every tap.
    if (pointerType !== "mouse") return
    lastPoint = null
    magnifier.stop()
  }
  // At the root element alone: in the capture phase of the document, this event is sent for each element.
  listen(document.documentElement, "pointerleave", leave, { signal })
  onWidthChange(page, () => magnifier.stop())
  pictureReplaced.on(page, () => {
    magnifier.stop()
    clock.after(lookAgainMs, lookAgain)
  })
}

/** The slide that is shown. A slider of the theme's own may show any: the one under the pointer is. */
function findShown({ slides, activeIndex, viewport }: Gallery, target: Element): HTMLElement | undefined {
  const active = slides[activeIndex]
  return active?.parentElement === viewport ? active : slides.find((slide) => slide.contains(target))
}

/** Whether a zoom of the theme's own magnifies `slide`: it has put its picture into the slide, or into a box around that. */
function isZoomedByHost({ root }: Gallery, slide: Element): boolean {
  return [...root.querySelectorAll(selectors.hostZoom)].some(
    (image) => slide.contains(image) || image.parentElement?.contains(slide),
  )
}
