import { type FocusKeeper, findService, type LoaderPage } from "@ringside/core"

/** Name of the service. */
export const focusKeeperPart = "cart.focus"

/** The keeper of `page`. Its code is loaded with the first user action; before that there is no focus to keep. */
export function findFocusKeeper(page: LoaderPage): FocusKeeper | undefined {
  return findService<FocusKeeper>(page, focusKeeperPart)
}
