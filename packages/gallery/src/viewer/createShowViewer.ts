import { findSlideLink, listen, overlaysService } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { Gallery } from "../slides/gallery.ts"
import { selectors } from "../host.ts"
import type { OpenViewer, Showing, ShowViewer, ViewerOptions } from "./viewer.ts"
import { readViewerLabels } from "./viewerLabels.ts"
import { readViewerStart } from "./viewerStart.ts"

/** Creates the function that opens a gallery in the viewer. When the viewer closes, the slider shows its last picture and focus returns. */
export function createShowViewer(openViewer: (options: ViewerOptions) => OpenViewer): ShowViewer {
  return ({ gallery, request, onClose }) => show(openViewer, { gallery, request, onClose })
}

function show(openViewer: Parameters<typeof createShowViewer>[0], { gallery, request, onClose }: Showing): OpenViewer {
  const { page, root, connection } = gallery.scope
  const { slideIndexes, ...start } = readViewerStart(gallery, request)
  const closed = new AbortController()
  const viewer = openViewer({
    container: page.document.body,
    ...start,
    labels: readViewerLabels(page, { root, text: gallery.settings.triggerText }),
    onClose(lastIndex) {
      closed.abort()
      onClose()
      uncover()
      const slideIndex = slideIndexes[lastIndex]
      if (slideIndex !== undefined) gallery.slider?.select(slideIndex, "none")
      findReturn(request.opener, gallery)?.focus(nullPrototype({ preventScroll: true }))
    },
  })
  const { element } = viewer
  const close = () => viewer.close()
  const uncover = overlaysService.of(page).open({ element, isModal: true, isFullScreen: true, onEscape: close })
  viewer.measure()
  // Keep the viewer open when the host removes the gallery: the shopper is still looking at its pictures.
  listen(connection, "abort", () => root.isConnected && close(), { signal: closed.signal })
  element.focus(nullPrototype({ preventScroll: true }))
  return viewer
}

/** The element that gets focus back: the opener, unless it has been removed, is in a hidden slide or can't take focus. */
function findReturn(opener: HTMLElement, { slides, activeIndex, root }: Gallery): HTMLElement | null {
  if (opener.isConnected && !opener.closest(selectors.inert) && opener.tabIndex >= 0) return opener
  const slide = slides[activeIndex]
  return (slide && findSlideLink(slide)) ?? root.querySelector<HTMLElement>(selectors.trigger)
}
