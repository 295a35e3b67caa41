import type { Page } from "@ringside/core"
import type { Gallery } from "./gallery.ts"
import { selectors } from "./host.ts"
import { findLink } from "./slides.ts"
import type { LoadViewer, OpenViewer, ViewerModule } from "./viewer.ts"
import { readViewerLabels } from "./viewerLabels.ts"
import { readViewerStart, type ViewerRequest } from "./viewerStart.ts"

/** The full-screen viewer of a page; one is open at a time. */
export interface Lightbox {
  /** Opens it, or follows the picture's link when it can't be had; never rejects. */
  open(gallery: Gallery, request: ViewerRequest): Promise<void>
  /** Begins to fetch it. */
  warmUp(): void
}

/** Fetches the viewer when it is first wanted. */
export function createLightbox(page: Page, loadViewer: LoadViewer): Lightbox {
  const { decorations, reports, signal } = page
  let viewer: OpenViewer | null = null
  let loading: Promise<ViewerModule> | null = null
  let isOpening = false

  const load = () => {
    loading ??= loadViewer()
    // A failure is forgotten, so that the next click may have more luck.
    loading.catch(() => (loading = null))
    return loading
  }
  signal.addEventListener("abort", () => viewer?.close())
  return {
    warmUp() {
      void load()
    },
    async open(gallery, request) {
      if (isOpening || viewer) return
      isOpening = true
      const { opener } = request
      decorations.attribute(opener, "aria-busy", "true")
      try {
        const { openViewer } = await load()
        if (!signal.aborted) viewer = show(page, openViewer, { gallery, request, onClose: () => (viewer = null) })
      } catch (cause) {
        if (signal.aborted) return
        reports.fail({ during: "open", widget: "gallery", host: gallery.root, cause })
        const { items, index, slideIndexes } = readViewerStart(gallery, request)
        const slide = gallery.slides[slideIndexes[index] ?? -1]
        const address = (slide && findLink(slide)?.href) ?? items[index]?.src
        if (address) page.navigation.go(address)
      } finally {
        isOpening = false
        if (!signal.aborted) decorations.attribute(opener, "aria-busy", null)
      }
    },
  }
}

interface Showing {
  readonly gallery: Gallery
  readonly request: ViewerRequest
  readonly onClose: () => void
}

/** Opens the viewer over the page, and puts everything right when it closes. */
function show(page: Page, openViewer: ViewerModule["openViewer"], { gallery, request, onClose }: Showing): OpenViewer {
  const { document, overlays, signal } = page
  const { slideIndexes, ...start } = readViewerStart(gallery, request)
  const viewer = openViewer({
    container: document.body,
    ...start,
    labels: readViewerLabels(page, gallery.settings.triggerText),
    onClose(lastIndex) {
      onClose()
      uncover()
      const slideIndex = slideIndexes[lastIndex]
      if (slideIndex !== undefined && !signal.aborted) gallery.slider?.select(slideIndex, "none")
      findReturn(request.opener, gallery)?.focus({ preventScroll: true })
    },
  })
  const { element } = viewer
  const uncover = overlays.open({ element, isModal: true, isFullScreen: true, onEscape: () => viewer.close() })
  element.focus({ preventScroll: true })
  return viewer
}

/** Who gets focus back: the opener, or what stands in its place when its slide was left or it can't take focus. */
function findReturn(opener: HTMLElement, { slides, activeIndex, root }: Gallery): HTMLElement | null {
  if (opener.isConnected && !opener.closest("[inert]") && opener.tabIndex >= 0) return opener
  const slide = slides[activeIndex]
  return (slide && findLink(slide)) ?? root.querySelector<HTMLElement>(selectors.trigger)
}
