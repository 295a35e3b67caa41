/** A line that was removed from the host's mini-cart, and its place. */
export interface RemovedLine {
  readonly key: string
  readonly name: string
  /** The address at which the shop restores it. */
  readonly undoUrl: string
  /** The element around the markup that is replaced. */
  readonly widget: Element
  /** The line's index among all lines. */
  readonly index: number
}
