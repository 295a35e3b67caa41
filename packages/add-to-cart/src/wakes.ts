import type { Sleeper } from "@ringside/core"
import { addToCartFamily } from "@ringside/cart"
import { controlSelectors, quantitySelectors, singleProductFamily } from "./host.ts"

/** The controls for which this package's acting code is fetched. */
export const addToCartWakes: Sleeper["wakes"] = [
  { selector: controlSelectors.addButton, family: addToCartFamily, busyClass: "loading" },
  { selector: controlSelectors.singleButton, family: singleProductFamily, busyClass: "loading" },
  { selector: controlSelectors.addHook },
  { selector: quantitySelectors.stepButton },
]
