import { listen, type Decorations, type Page, type Scope } from "@ringside/core"

/**
 * One start of a gallery. All changes made through it are undone when it ends, and it makes none after that. A connected gallery may
 * start several times, since the host may replace its content.
 */
export interface GalleryScope extends Pick<Decorations, "attribute" | "style" | "toggleClass" | "insert"> {
  readonly page: Page
  readonly root: HTMLElement
  /** Aborted when this start ends. */
  readonly signal: AbortSignal
  /** Aborted when the gallery is disconnected. */
  readonly connection: AbortSignal
  end(): void
}

/** Begins a start of the gallery `root`. It ends at the latest when the gallery is disconnected. */
export function createGalleryScope(
  root: HTMLElement,
  { page, signal: connection }: Pick<Scope, "page" | "signal">,
): GalleryScope {
  const aborter = new AbortController()
  const { signal } = aborter
  const decorations = page.createDecorations()
  const end = () => aborter.abort()
  signal.addEventListener("abort", () => decorations.restoreAll())
  listen(connection, "abort", end, { signal })
  return {
    ...decorations,
    // Animations and server responses may finish after the end.
    attribute: (...change) => signal.aborted || decorations.attribute(...change),
    toggleClass: (...change) => signal.aborted || decorations.toggleClass(...change),
    page,
    root,
    signal,
    connection,
    end,
  }
}
