import { type LoaderPage, findService } from "@ringside/core"

/**
 * Remembers where in `element` focus is, before the element is replaced; undefined when focus is elsewhere. The result gives
 * focus to the replacement, which stands beside the element at that time: focus lost in between would close menus.
 */
export type FocusKeeper = (element: HTMLElement) => ((replacement: readonly Element[]) => void) | undefined

/** Name of the service. */
export const focusKeeperPart = "cart.focus"

/** The keeper of `page`. Its code comes with the shopper's first act, so before that there is no focus to keep. */
export function findFocusKeeper(page: LoaderPage): FocusKeeper | undefined {
  return findService<FocusKeeper>(page, focusKeeperPart)
}
