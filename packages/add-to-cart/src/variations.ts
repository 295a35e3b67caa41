/* What acts on forms that choose a variation, with the styles of swatches: a file of its own. */
import "./variations/styles.css"
import type { Behaviour } from "@ringside/core"
import { variationsAttributes } from "./options.ts"
import { startVariations } from "./variations/startVariations.ts"

/** Forms that choose a variation: the host's own ones, and on any page those in a `variations` hook, with swatches if it asks for them. */
export const variationsBehaviour: Behaviour = {
  name: "variations",
  attributes: variationsAttributes,
  start: startVariations,
}
