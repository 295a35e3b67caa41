import { type GalleryItem, selectLightboxIndex } from "./domain/index.ts"
import type { Gallery } from "./gallery.ts"
import { readItem } from "./slides.ts"

/** How the viewer was asked for: by the button, or by a picture. */
export type ViewerRequest =
  | { readonly by: "trigger"; readonly opener: HTMLElement }
  | { readonly by: "picture"; readonly opener: HTMLElement; readonly slideIndex: number }

/** What the viewer shows, and where it begins. */
export interface ViewerStart {
  readonly items: readonly GalleryItem[]
  readonly index: number
  /** The slide of each item. */
  readonly slideIndexes: readonly number[]
}

/** Films have no place in the viewer: its pictures are counted by themselves. */
export function readViewerStart(gallery: Gallery, request: ViewerRequest): ViewerStart {
  const entries = gallery.slides.flatMap((slide, slideIndex) => {
    const item = readItem(slide)
    return item ? [{ item, slideIndex }] : []
  })
  const slideIndexes = entries.map(({ slideIndex }) => slideIndex)
  const index = selectLightboxIndex({
    fromTrigger: request.by === "trigger",
    slider: gallery.slider !== null,
    activeIndex: slideIndexes.indexOf(gallery.activeIndex),
    clickedIndex: request.by === "picture" ? slideIndexes.indexOf(request.slideIndex) : -1,
    count: entries.length,
  })
  return { items: entries.map(({ item }) => item), index, slideIndexes }
}
