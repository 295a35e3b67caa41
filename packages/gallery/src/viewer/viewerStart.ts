import { findSlidePicture, type Page, prefersReducedMotion } from "@ringside/core"
import { type GalleryItem, selectLightboxIndex } from "../domain/index.ts"
import type { Gallery } from "../slides/gallery.ts"
import { findViewerFilm, readItem } from "../slides/slides.ts"

/** How the shopper opened the viewer: by the button, or by a picture. */
export type ViewerRequest =
  | { readonly by: "trigger"; readonly opener: HTMLElement }
  | { readonly by: "picture"; readonly opener: HTMLElement; readonly slideIndex: number }

/** The items of the viewer, and the one it opens with. */
export interface ViewerStart {
  readonly items: readonly GalleryItem[]
  /** The file of each item that the page shows already; empty if none has loaded. */
  readonly previews: readonly string[]
  /** The film in place of an item's picture. */
  readonly films: readonly (HTMLVideoElement | null)[]
  readonly index: number
  /** The index of the slide of each item. */
  readonly slideIndexes: readonly number[]
}

/** Reads what the viewer opens with. It shows no films of plugins, so its indexes differ from those of the slides. */
export function readViewerStart(gallery: Gallery, request: ViewerRequest): ViewerStart {
  const entries = gallery.slides.flatMap((slide, slideIndex) => {
    const item = readItem(slide)
    const film = findViewerFilm(slide)
    const picture = film ? null : findSlidePicture(slide)
    return item ? [{ item, film, slideIndex, preview: picture?.complete ? picture.currentSrc : "" }] : []
  })
  const slideIndexes = entries.map(({ slideIndex }) => slideIndex)
  const index = selectLightboxIndex({
    fromTrigger: request.by === "trigger",
    slider: gallery.slider !== null,
    activeIndex: slideIndexes.indexOf(gallery.activeIndex),
    clickedIndex: request.by === "picture" ? slideIndexes.indexOf(request.slideIndex) : -1,
    count: entries.length,
  })
  return {
    items: entries.map(({ item }) => item),
    previews: entries.map(({ preview }) => preview),
    films: entries.map(({ film }) => film && createFilm(gallery.scope.page, film)),
    index,
    slideIndexes,
  }
}

/** A film of the viewer, as the platform makes it. With less motion it has controls, by which the shopper starts it. */
function createFilm({ document, window }: Page, shown: HTMLVideoElement): HTMLVideoElement {
  const film = document.createElement("video")
  film.className = "woocommerce-product-gallery__photoswipe-video"
  film.setAttribute("aria-label", shown.getAttribute("aria-label") ?? "")
  film.preload = "metadata"
  film.muted = true
  film.loop = true
  film.playsInline = true
  film.controls = prefersReducedMotion(window)
  if (shown.poster) film.poster = shown.poster
  film.src = shown.currentSrc || shown.src
  return film
}
