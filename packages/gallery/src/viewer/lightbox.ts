import { findSlideLink, goOrReport, type Page } from "@ringside/core"
import type { Gallery } from "../slides/gallery.ts"
import { readItem } from "../slides/slides.ts"
import { viewerModule } from "../modules.ts"
import type { OpenViewer } from "./viewer.ts"
import type { ViewerRequest } from "./viewerStart.ts"

/** The full-screen viewer of a page. One gallery is open in it at a time. */
export interface Lightbox {
  /** Opens the viewer. If it can't be loaded, follows the picture's link instead; never rejects. */
  open(gallery: Gallery, request: ViewerRequest): Promise<void>
  /** Begins to load the viewer. */
  warmUp(): void
}

/** Creates a lightbox, which loads the viewer at the first `open` or `warmUp`. */
export function createLightbox(page: Page): Lightbox {
  let viewer: OpenViewer | null = null
  let isOpening = false

  page.signal.addEventListener("abort", () => viewer?.close())
  return {
    warmUp() {
      // The click that opens the viewer tries again.
      page.modules.load(viewerModule).catch(() => undefined)
    },
    async open(gallery, request) {
      if (isOpening || viewer) return
      isOpening = true
      const { scope, root } = gallery
      const { signal } = scope
      scope.attribute(request.opener, "aria-busy", "true")
      try {
        const { showViewer } = await page.modules.load(viewerModule)
        if (!signal.aborted) viewer = showViewer({ gallery, request, onClose: () => (viewer = null) })
      } catch (cause) {
        if (signal.aborted) return
        page.reports.fail({ during: "open", widget: "gallery", host: root, cause })
        const address = findAddress(gallery, request)
        if (address) goOrReport(page, address, "shop")
      } finally {
        isOpening = false
        scope.attribute(request.opener, "aria-busy", null)
      }
    },
  }
}

/** The address of the picture's link, or of its large file. */
function findAddress({ slides, activeIndex }: Gallery, request: ViewerRequest): string | undefined {
  const slide = slides[request.by === "picture" ? request.slideIndex : activeIndex]
  // A film of a plugin has no such address; the link of the platform's leads to its file.
  const [address] = [slide, ...slides].flatMap(
    (each) => (each && (findSlideLink(each)?.href ?? readItem(each)?.src)) ?? [],
  )
  return address
}
