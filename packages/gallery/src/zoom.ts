import { isPlainClick, type Page } from "@ringside/core"
import { readItem } from "./slides.ts"
import { selectZoomOffset, shouldZoom } from "./domain/index.ts"
import type { Galleries } from "./galleries.ts"
import { classNames, selectors } from "./host.ts"

/** A slide that is magnified now. */
interface Zoom {
  readonly slide: HTMLElement
  readonly image: HTMLImageElement
}

type Point = Pick<MouseEvent, "clientX" | "clientY">

const fadeMs = 120

/** Magnifies the picture under the pointer; at a tap where there is touch. The large file is fetched at first use. */
export function startZoom(page: Page, galleries: Galleries): void {
  const { window, document, decorations, events, signal } = page
  const images = new WeakMap<Element, HTMLImageElement>()
  let zoom: Zoom | null = null
  const options = { signal, capture: true, passive: true } as const
  const isTouched = () => "ontouchstart" in document.documentElement

  /** The active slide under the pointer, if there is more to see of it than the gallery shows. */
  const findSlide = ({ target }: Event) => {
    const gallery = target instanceof window.Node ? galleries.of(target.parentElement) : null
    if (!gallery?.features.zoom || !(target instanceof window.Element)) return null
    const slide = gallery.slides[gallery.activeIndex]
    if (!slide?.contains(target) || target.closest(selectors.ownClicks)) return null
    const item = readItem(slide)
    return item && shouldZoom(item.w, slide.clientWidth) ? { slide, item } : null
  }
  const zoomIn = ({ slide, item }: NonNullable<ReturnType<typeof findSlide>>, point: Point) => {
    let image = images.get(slide)
    // A variation may have brought another picture since.
    if (image?.getAttribute("src") !== item.src) {
      image?.remove()
      image = createZoomImage(document, item.src, item.w)
      images.set(slide, image)
      decorations.insert(image)
      slide.append(image)
    }
    zoom = { slide, image }
    decorations.toggleClass(slide, "ringside-gallery-zoomed", true)
    follow(zoom, point)
    // Shown when there is something to show; one that fails never is.
    void image.decode().then(
      () => zoom?.image === image && setOpacity(image, "1"),
      () => undefined,
    )
  }
  const zoomOut = () => {
    if (!zoom) return
    setOpacity(zoom.image, "0")
    decorations.toggleClass(zoom.slide, "ringside-gallery-zoomed", false)
    zoom = null
  }

  document.addEventListener(
    "pointerover",
    (event) => {
      if (zoom && event.target instanceof window.Node && zoom.slide.contains(event.target)) return
      if (!isTouched()) zoomOut()
      if (isTouched() || event.pointerType !== "mouse") return
      const found = findSlide(event)
      if (found) zoomIn(found, event)
    },
    options,
  )
  document.documentElement.addEventListener("pointerleave", zoomOut, { signal })
  document.addEventListener("pointermove", (event) => zoom && follow(zoom, event), options)
  document.addEventListener(
    "click",
    (event) => {
      if (!isTouched() || !isPlainClick(event)) return
      const found = findSlide(event)
      const wasZoomed = zoom !== null && zoom.slide === found?.slide
      zoomOut()
      if (!found || galleries.of(found.slide)?.features.imageOpensLightbox) return
      event.preventDefault()
      if (!wasZoomed) zoomIn(found, event)
    },
    { signal, capture: true },
  )
  document.addEventListener("scroll", ({ target }) => target !== document && zoom && zoomOut(), options)
  window.addEventListener("resize", zoomOut, { signal })
  events.on(["woocommerce_gallery_init_zoom"], zoomOut)
}

/** At its natural size, over the picture that the gallery shows. */
function createZoomImage(document: Document, src: string, widthPx: number | null): HTMLImageElement {
  const image = document.createElement("img")
  image.className = classNames.zoomImage
  image.alt = ""
  image.setAttribute("aria-hidden", "true")
  image.style.transition = `opacity ${String(fadeMs)}ms`
  if (widthPx !== null) image.style.width = `${String(widthPx)}px`
  image.src = src
  setOpacity(image, "0")
  return image
}

/** The host's CSS hides these pictures; its script shows them as we do. */
function setOpacity(image: HTMLImageElement, opacity: "0" | "1"): void {
  image.style.opacity = opacity
}

function follow({ slide, image }: Zoom, { clientX, clientY }: Point): void {
  const frame = slide.getBoundingClientRect()
  const xPx = selectZoomOffset({ pointerPx: clientX - frame.left, framePx: frame.width, imagePx: image.offsetWidth })
  const yPx = selectZoomOffset({ pointerPx: clientY - frame.top, framePx: frame.height, imagePx: image.offsetHeight })
  image.style.transform = `translate(${String(xPx)}px, ${String(yPx)}px)`
}
