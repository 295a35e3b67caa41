import type { Sleeper } from "@ringside/core"
import { addToCartSigns } from "@ringside/cart"
import { controlSelectors, quantitySelectors, singleProductFamily, variationControls, variationFamily } from "./host.ts"

/** The controls for which this package's acting code is fetched. */
export const addToCartWakes: Sleeper["wakes"] = [
  { selector: controlSelectors.addButton, family: addToCartSigns, busyClass: "loading" },
  { selector: controlSelectors.singleButton, family: singleProductFamily, busyClass: "loading" },
  { selector: `${controlSelectors.addHook}, ${quantitySelectors.stepButton}, ${quantitySelectors.placeholder}` },
]

/** The controls for which the code of variation forms is fetched. */
export const variationWakes: Sleeper["wakes"] = [{ selector: variationControls, family: variationFamily }]
