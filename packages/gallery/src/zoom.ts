import { isPlainClick, type Page } from "@ringside/core"
import type { Galleries } from "./galleries.ts"
import { selectors } from "./host.ts"
import { createMagnifier } from "./magnifier.ts"
import { canZoom, opensViewer } from "./openByPicture.ts"
import { readItem } from "./slides.ts"

/** How long a variation's picture has to come before the zoom looks again. Source: catalogue-and-cart §14. */
const lookAgainMs = 100

/** Magnifies the picture under a mouse; where there is touch, at a tap until the next. */
export function startZoom(page: Page, galleries: Galleries): void {
  const { window, document, events, clock, signal } = page
  const magnifier = createMagnifier(page)
  const options = { signal, capture: true, passive: true } as const
  // As the platform's script decides it; asked late, since browsers' tools switch it.
  const hasTouch = () => "ontouchstart" in document.documentElement

  /** The picture under the pointer, if there is more to see of it than the gallery shows. */
  const findPicture = ({ target }: Pick<Event, "target">) => {
    if (!(target instanceof window.Element) || target.closest(selectors.ownClicks)) return null
    const gallery = galleries.of(target)
    const slide = gallery?.slides[gallery.activeIndex]
    if (!gallery || !slide?.contains(target) || !canZoom(gallery, slide)) return null
    const item = readItem(slide)
    return item && { gallery, slide, item }
  }

  /** Where the pointer was seen last, not over what: that may have gone since, and is not to be kept alive. */
  let lastPoint: Pick<PointerEvent, "clientX" | "clientY" | "pointerType"> | null = null
  const lookUnder = (point: NonNullable<typeof lastPoint>, target: EventTarget | null) => {
    if (hasTouch() || magnifier.shows(target)) return
    magnifier.stop()
    const picture = point.pointerType === "mouse" ? findPicture({ target }) : null
    if (picture) magnifier.start(picture, point)
  }
  const enter = ({ target, clientX, clientY, pointerType }: PointerEvent) => {
    lastPoint = { clientX, clientY, pointerType }
    lookUnder(lastPoint, target)
  }
  document.addEventListener("pointerover", enter, options)
  document.addEventListener("pointermove", (event) => magnifier.follow(event), options)
  document.addEventListener(
    "click",
    (event) => {
      if (!hasTouch() || !isPlainClick(event)) return
      const picture = findPicture(event)
      const wasShown = magnifier.shows(event.target)
      magnifier.stop()
      if (!picture || opensViewer(picture.gallery, picture.slide, event)) return
      event.preventDefault()
      if (!wasShown) magnifier.start(picture, event)
    },
    { signal, capture: true },
  )
  document.addEventListener(
    "scroll",
    ({ target }) => {
      const gallery = target === document ? null : galleries.of(target)
      if (gallery && !magnifier.shows(gallery.slides[gallery.activeIndex] ?? null)) magnifier.stop()
    },
    options,
  )
  // A finger leaves with every tap.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return
    lastPoint = null
    magnifier.stop()
  }
  document.documentElement.addEventListener("pointerleave", leave, { signal })
  window.addEventListener("resize", () => magnifier.stop(), { signal })
  events.on(["woocommerce_gallery_init_zoom"], () => {
    magnifier.stop()
    // A mouse that rests where it is enters nothing.
    clock.after(lookAgainMs, () => {
      if (lastPoint) lookUnder(lastPoint, document.elementFromPoint(lastPoint.clientX, lastPoint.clientY))
    })
  })
}
