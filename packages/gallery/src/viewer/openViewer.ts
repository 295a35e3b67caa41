import { type PageDocument, createPageDocument } from "@ringside/core"
import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from "photoswipe"
import type { GalleryItem } from "../domain/index.ts"
import type { OpenViewer, ViewerOptions } from "./viewer.ts"
import { createFailure } from "./viewerFailure.ts"
import { createViewerChrome } from "./viewerChrome.ts"

/** The settings of the platform's own viewer: it opens and closes at once, and its bars never hide. */
const behaviour = {
  showHideAnimationType: "none",
  showAnimationDuration: 0,
  hideAnimationDuration: 0,
  bgOpacity: 1,
  // A tap must not hide the bars.
  tapAction: false,
  // The page's overlays handle Escape, focus and the page behind.
  escKey: false,
  trapFocus: false,
  returnFocus: false,
  preload: [1, 1],
  maxZoomLevel: 2,
  // Zooms to the picture's own size, or to twice that if it is shown at its own size already.
  secondaryZoomLevel: ({ fit }) => (fit < 1 ? 1 : 2),
} as const satisfies PhotoSwipeOptions

/** The height of a caption of one line, in CSS pixels. */
const captionPx = 52

/** One item of the viewer; `isMeasured` is false while its size is a guess. */
interface ViewerSlide extends SlideData {
  isMeasured: boolean
}

/** Opens the viewer over the page. The caller handles focus, Escape and the page behind. */
export function openViewer({ container, items, previews, films, index, labels, onClose }: ViewerOptions): OpenViewer {
  const document = createPageDocument(container.ownerDocument)
  const slides = items.map((item, position) => ({
    ...createSlide(item, previews[position] ?? "", document),
    ...(films[position] && { type: "film" }),
  }))
  const viewer = new PhotoSwipe({
    ...behaviour,
    dataSource: slides,
    index,
    loop: items.length > 2,
    // The caption would lie over the foot of a picture that is as high as the window.
    paddingFn: (_, __, position) => ({ top: 0, right: 0, bottom: items[position]?.title ? captionPx : 0, left: 0 }),
    appendToEl: container,
    mainClass: "ringside-gallery-viewer ringside",
  })
  // PhotoSwipe writes its own chrome as HTML, which pages with Trusted Types refuse.
  viewer.on("uiRegister", () => viewer.ui?.uiElementsData.splice(0))
  // By default PhotoSwipe shows a preview of the first picture only.
  viewer.addFilter("placeholderSrc", (source, { data }) => data.msrc ?? source)
  viewer.addFilter("contentErrorElement", (element, content) =>
    createFailure(document, { element, address: content.data.src ?? "", labels }),
  )
  viewer.on("contentLoad", (event) => {
    const film = films[event.content.index]
    if (!film) return
    event.preventDefault()
    const frame = document.createElement("div")
    frame.className = "pswp__content"
    frame.append(film)
    event.content.element = frame
  })
  viewer.on("loadComplete", ({ slide, content, isError }) => {
    const data = slides[slide.index]
    const { element } = content
    if (isError || !data || data.isMeasured || element?.localName !== "img") return
    measure(data, element)
    // PhotoSwipe is still updating the slide that is to be refreshed.
    void Promise.resolve().then(() => !viewer.isDestroying && viewer.refreshSlideContent(slide.index))
  })
  viewer.on("destroy", () => onClose(viewer.currIndex))
  viewer.init()
  const { element } = viewer
  if (!element) throw new Error("The viewer has drawn nothing.")
  element.setAttribute("aria-modal", "true")
  element.setAttribute("aria-label", labels.dialog)
  // A dynamic translator that rewrites the counter would make screen readers read it twice.
  element.setAttribute("data-no-translation", "")
  const chrome = createViewerChrome({ document, viewer, items, labels })
  const show = () => {
    const { currIndex } = viewer
    chrome.show(currIndex)
    for (const [position, film] of films.entries()) {
      if (position !== currIndex) film?.pause()
      // A browser that refuses leaves the film paused.
      else if (film && !film.controls) film.play().catch(() => undefined)
    }
  }
  viewer.on("change", show)
  element.append(chrome.element)
  show()
  return {
    element,
    measure: () => viewer.updateSize(true),
    close() {
      if (viewer.isDestroying) return
      // Otherwise PhotoSwipe would remove the viewer in a later task.
      viewer.isDestroying = true
      viewer.animations.stopAll()
      viewer.destroy()
    },
  }
}

function createSlide({ src, w, h, alt }: GalleryItem, preview: string, { documentElement }: PageDocument): ViewerSlide {
  const isMeasured = w !== null && h !== null
  const { clientWidth, clientHeight } = documentElement
  // PhotoSwipe loads nothing without a size, so the window's size is used until the file has loaded.
  const [width, height] = isMeasured ? [w, h] : [clientWidth, clientHeight]
  return { src, alt, width, height, isMeasured, ...(preview && { msrc: preview }) }
}

function measure(slide: ViewerSlide, element: HTMLElement): void {
  if (!("naturalWidth" in element) || !("naturalHeight" in element)) return
  slide.isMeasured = true
  slide.width = Number(element.naturalWidth) || slide.width
  slide.height = Number(element.naturalHeight) || slide.height
}
