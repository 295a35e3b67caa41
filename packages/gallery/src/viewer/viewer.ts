import type { GalleryItem } from "../domain/index.ts"
import type { Gallery } from "../slides/gallery.ts"
import type { ViewerRequest } from "./viewerStart.ts"

/** The full-screen viewer while it is open. */
export interface OpenViewer {
  readonly element: HTMLElement
  /** Measures the window again: its scroll bar goes when the page behind is locked. */
  measure(): void
  /** Closes it at once, without an animation. */
  close(): void
}

/** The pictures and texts of the viewer. */
export interface ViewerOptions {
  /** The parent of the viewer: the page's body, so that it covers everything else. */
  readonly container: HTMLElement
  readonly items: readonly GalleryItem[]
  /** A file of each item that the page shows already. The viewer shows it until the large file has loaded. */
  readonly previews: readonly string[]
  /** The film in place of an item's picture. It plays while it is shown, unless it has controls. */
  readonly films: readonly (HTMLVideoElement | null)[]
  readonly index: number
  readonly labels: ViewerLabels
  /** Called once, after the viewer was removed from the page, with the index of the last picture. */
  readonly onClose: (lastIndex: number) => void
}

/** The viewer's texts. */
export interface ViewerLabels {
  readonly dialog: string
  readonly close: string
  readonly fullScreen: string
  readonly zoom: string
  readonly previous: string
  readonly next: string
  /** Contains `{link}`, which is replaced by the link to the file. */
  readonly imageFailed: string
  readonly imageFailedLink: string
}

/** A gallery that is shown in the viewer. */
export interface Showing {
  readonly gallery: Gallery
  readonly request: ViewerRequest
  readonly onClose: () => void
}

/** Opens the viewer over the page. */
export type ShowViewer = (showing: Showing) => OpenViewer
