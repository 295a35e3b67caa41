import { type GalleryItem, selectLightboxIndex } from "./domain/index.ts"
import type { Gallery } from "./gallery.ts"
import { findPicture, readItem } from "./slides.ts"

/** How the viewer was asked for: by the button, or by a picture. */
export type ViewerRequest =
  | { readonly by: "trigger"; readonly opener: HTMLElement }
  | { readonly by: "picture"; readonly opener: HTMLElement; readonly slideIndex: number }

/** What the viewer shows, and where it begins. */
export interface ViewerStart {
  readonly items: readonly GalleryItem[]
  /** The file of each that the page shows already; empty where there is none yet. */
  readonly previews: readonly string[]
  readonly index: number
  /** The slide of each item. */
  readonly slideIndexes: readonly number[]
}

/** Films have no place in the viewer: its pictures are counted by themselves. */
export function readViewerStart(gallery: Gallery, request: ViewerRequest): ViewerStart {
  const entries = gallery.slides.flatMap((slide, slideIndex) => {
    const item = readItem(slide)
    const picture = findPicture(slide)
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
