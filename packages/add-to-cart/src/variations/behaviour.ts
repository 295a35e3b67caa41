import type { Behaviour } from "@ringside/core"
import { startVariations } from "./startVariations.ts"

/** Forms that choose a variation: the host's own ones, and on any page those in a `variations` hook. */
export const variationsBehaviour: Behaviour = {
  name: "variations",
  start: startVariations,
}
