import type { GalleryItem } from "./domain/index.ts"

/** The full-screen viewer while it is open. */
export interface OpenViewer {
  readonly element: HTMLElement
  /** Takes it away at once. */
  close(): void
}

/** What the viewer shows, and in which words. */
export interface ViewerOptions {
  /** Where it is drawn: the page's body, above all else. */
  readonly container: HTMLElement
  readonly items: readonly GalleryItem[]
  /** The file of each that the page shows already, which stands in until the large one has come. */
  readonly previews: readonly string[]
  readonly index: number
  readonly labels: ViewerLabels
  /** Called once, with the picture that was shown last; the viewer has left the page then. */
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
  /** With `{link}` where the link to the file stands. */
  readonly imageFailed: string
  readonly imageFailedLink: string
}

/** The module that is fetched when the viewer is first wanted. */
export interface ViewerModule {
  openViewer(options: ViewerOptions): OpenViewer
}

/** Fetches the viewer; rejects when it can't be had. */
export type LoadViewer = () => Promise<ViewerModule>
