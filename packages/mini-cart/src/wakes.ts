import type { Sleeper } from "@ringside/core"
import { controlSelectors, drawerFamily, removeFamily } from "./host.ts"

/** The controls for which this package's acting code is fetched. */
export const miniCartWakes: Sleeper["wakes"] = [
  { selector: `${controlSelectors.removeLink}, ${controlSelectors.quantityControl}`, family: removeFamily },
  {
    selector: `${controlSelectors.drawerOpener}, ${controlSelectors.mobileTrigger}, ${controlSelectors.desktopTrigger}`,
    family: drawerFamily,
  },
  // A hook that opens at the shopper's first act.
  {
    selector:
      '[data-ringside~="mini-cart"][data-ringside-layout]:not([data-ringside-layout="inline"],[data-ringside-load])',
  },
]
