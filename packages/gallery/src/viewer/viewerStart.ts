import { findSlidePicture } from "@ringside/core"
import { type GalleryItem, selectLightboxIndex } from "../domain/index.ts"
import type { Gallery } from "../slides/gallery.ts"
import { readItem } from "../slides/slides.ts"

/** How the shopper opened the viewer: by the button, or by a picture. */
export type ViewerRequest =
  | { readonly by: "trigger"; readonly opener: HTMLElement }
  | { readonly by: "picture"; readonly opener: HTMLElement; readonly slideIndex: number }

/** The items of the viewer, and the one it opens with. */
export interface ViewerStart {
  readonly items: readonly GalleryItem[]
  /** The file of each item that the page shows already; empty if none has loaded. */
  readonly previews: readonly string[]
  readonly index: number
  /** The index of the slide of each item. */
  readonly slideIndexes: readonly number[]
}

/** Reads what the viewer opens with. It shows no films, so its indexes differ from those of the slides. */
export function readViewerStart(gallery: Gallery, request: ViewerRequest): ViewerStart {
  const entries = gallery.slides.flatMap((slide, slideIndex) => {
    const item = readItem(slide)
    const picture = findSlidePicture(slide)
    return item ? [{ item, slideIndex, preview: picture?.complete ? picture.currentSrc : "" }] : []
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
    index,
    slideIndexes,
  }
}
