import type { Behaviour } from "@ringside/core"
import { startVariations } from "./startVariations.ts"
import { startSwatches } from "./swatches.ts"

/** Forms that choose a variation: the host's own ones, and on any page those in a `variations` hook. */
export const variationsBehaviour: Behaviour = {
  name: "variations",
  start: startVariations,
}

/** Swatches in `variations` hooks that ask for them. */
export const swatchesBehaviour: Behaviour = {
  name: "swatches",
  start: startSwatches,
}
