import { type BootPage, findPart } from "@ringside/core"

/** Remembers where in an element focus is; the answer gives it to the element's successors. Undefined when it is elsewhere. */
export type FocusKeeper = (element: Element) => ((fresh: readonly Element[]) => void) | undefined

const keeperPart = "cart.focus"

/** The keeper of `page`. Its code comes with the shopper's first act, so before that there is no focus to keep. */
export function findFocusKeeper(page: BootPage): FocusKeeper | undefined {
  return findPart<FocusKeeper>(page, keeperPart)
}

/** Has focus kept on `page` from now on. */
export function provideFocusKeeper(page: BootPage, keeper: FocusKeeper): void {
  page.parts.set(keeperPart, keeper)
}
