import type { Page } from "@ringside/core"
import { type GalleryItem, selectZoomOffset } from "./domain/index.ts"
import { classNames } from "./host.ts"

type Point = Pick<MouseEvent, "clientX" | "clientY">

/** One picture at a time at its natural size, over the one that its slide shows. */
export interface Magnifier {
  start(picture: { readonly slide: HTMLElement; readonly item: GalleryItem }, point: Point): void
  stop(): void
  /** Moves the picture so that the part under the pointer shows. */
  follow(point: Point): void
  /** Whether `target` lies in the slide that is magnified. */
  shows(target: EventTarget | null): boolean
}

const fadeMs = 120

/** Fetches large files at first use, and keeps what it has fetched. */
export function createMagnifier({ window, document, decorations }: Page): Magnifier {
  const images = new WeakMap<Element, HTMLImageElement>()
  let shown: { readonly slide: HTMLElement; readonly image: HTMLImageElement } | null = null

  const createImage = ({ src, w }: GalleryItem) => {
    const image = document.createElement("img")
    image.className = classNames.zoomImage
    image.alt = ""
    image.setAttribute("aria-hidden", "true")
    // The host's CSS hides these pictures; its script shows them by the same property.
    image.style.opacity = "0"
    image.style.transition = `opacity ${String(fadeMs)}ms`
    if (w !== null) image.style.width = `${String(w)}px`
    image.src = src
    return image
  }
  const findImage = (slide: HTMLElement, item: GalleryItem) => {
    const known = images.get(slide)
    // A variation may have brought another picture since.
    if (known?.getAttribute("src") === item.src) return known
    known?.remove()
    const image = createImage(item)
    images.set(slide, image)
    slide.append(image)
    decorations.insert(image)
    return image
  }

  return {
    start({ slide, item }, point) {
      const image = findImage(slide, item)
      shown = { slide, image }
      decorations.toggleClass(slide, "ringside-gallery-zoomed", true)
      this.follow(point)
      const appear = () => {
        if (shown?.image !== image) return
        this.follow(point)
        image.style.opacity = "1"
      }
      // A file that can't be had is never shown.
      image.decode().then(appear, () => undefined)
    },
    stop() {
      if (!shown) return
      shown.image.style.opacity = "0"
      decorations.toggleClass(shown.slide, "ringside-gallery-zoomed", false)
      shown = null
    },
    follow({ clientX, clientY }) {
      if (!shown) return
      const { slide, image } = shown
      const frame = slide.getBoundingClientRect()
      const x = { pointerPx: clientX - frame.left, framePx: frame.width, imagePx: image.offsetWidth }
      const y = { pointerPx: clientY - frame.top, framePx: frame.height, imagePx: image.offsetHeight }
      image.style.transform = `translate(${String(selectZoomOffset(x))}px, ${String(selectZoomOffset(y))}px)`
    },
    shows: (target) => target instanceof window.Node && (shown?.slide.contains(target) ?? false),
  }
}
