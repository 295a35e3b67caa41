import type { Page, PageDocument } from "@ringside/core"
import { type GalleryItem, selectZoomOffset } from "../domain/index.ts"
import type { Gallery } from "./gallery.ts"
import { classNames } from "../host.ts"

type Point = Pick<MouseEvent, "clientX" | "clientY">

/** A picture to magnify. */
interface ZoomPicture {
  readonly gallery: Pick<Gallery, "scope">
  readonly slide: HTMLElement
  readonly item: GalleryItem
}

/** Shows one picture at a time at its natural size, over the one of its slide. */
export interface Magnifier {
  start(picture: ZoomPicture, point: Point): void
  stop(): void
  /** Moves the picture so that the part under the pointer shows. */
  follow(point: Point): void
  /** Whether `target` is in the slide that is magnified. */
  shows(target: Element | null | undefined): boolean
}

const fadeMs = 120

/** Creates a magnifier. It fetches each large file at its first use, and keeps it. */
export function createMagnifier({ document }: Page): Magnifier {
  const images = new WeakMap<Element, HTMLImageElement>()
  let shown: (ZoomPicture & { readonly image: HTMLImageElement }) | null = null

  const findImage = ({ gallery, slide, item }: ZoomPicture) => {
    const known = images.get(slide)
    // A variation may have brought another picture since, and a gallery that stopped has removed its own.
    if (known?.parentNode === slide && known.getAttribute("src") === item.src) return known
    known?.remove()
    const image = createImage(document, item)
    images.set(slide, image)
    holdInFrame(gallery.scope, slide)
    slide.append(image)
    gallery.scope.insert(image)
    return image
  }

  return {
    start(picture, point) {
      const image = findImage(picture)
      shown = { ...picture, image }
      picture.gallery.scope.toggleClass(picture.slide, classNames.zoomed, true)
      this.follow(point)
      const appear = () => {
        if (shown?.image !== image) return
        this.follow(point)
        image.style.opacity = "1"
      }
      // A file that fails to load is never shown.
      image.decode().then(appear, () => undefined)
    },
    stop() {
      if (!shown) return
      const { gallery, slide, image } = shown
      shown = null
      image.style.opacity = "0"
      gallery.scope.toggleClass(slide, classNames.zoomed, false)
    },
    follow({ clientX, clientY }) {
      if (!shown) return
      const { slide, image } = shown
      const frame = slide.getBoundingClientRect()
      const x = { pointerPx: clientX - frame.left, framePx: frame.width, imagePx: image.offsetWidth }
      const y = { pointerPx: clientY - frame.top, framePx: frame.height, imagePx: image.offsetHeight }
      image.style.transform = `translate(${selectZoomOffset(x)}px, ${selectZoomOffset(y)}px)`
    },
    shows: (target) => Boolean(target && shown && !shown.gallery.scope.signal.aborted && shown.slide.contains(target)),
  }
}

/** Cuts off what the magnified picture has outside of the slide, with slider or without. A line of text can't be a frame. */
function holdInFrame({ page: { window: view }, style, toggleClass }: Gallery["scope"], slide: HTMLElement): void {
  toggleClass(slide, classNames.frame, true)
  if (view.getComputedStyle(slide).getPropertyValue("display") === "inline") style(slide, "display", "block")
}

function createImage(document: PageDocument, { src, w }: GalleryItem): HTMLImageElement {
  const image = document.createElement("img")
  image.className = classNames.zoomImage
  image.alt = ""
  image.setAttribute("aria-hidden", "true")
  // The host's CSS hides these pictures by their opacity.
  image.style.opacity = "0"
  image.style.transition = `opacity ${fadeMs}ms`
  if (w !== null) image.style.width = `${w}px`
  image.src = src
  return image
}
