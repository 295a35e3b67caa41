import type { Page } from "@ringside/core"

/** A line that was removed from the host's mini-cart, and where it stood. */
export interface RemovedLine {
  readonly key: string
  readonly name: string
  /** Where the shop puts it back. */
  readonly undoUrl: string
  /** Around the markup that is replaced. */
  readonly widget: Element
  /** Among the lines. */
  readonly index: number
}

/** The module that offers to put a line back, fetched when one is first removed. */
export interface UndoModule {
  offerUndo(page: Page, line: RemovedLine): void
}

/** Fetches it; rejects when that fails. */
export type LoadUndo = () => Promise<UndoModule>
