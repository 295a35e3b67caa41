/* Forms that choose a variation, with their styles and those of swatches: an entry of its own. */
import "./variations/styles.css"
import "./variations/swatches.css"

export { variationsBehaviour } from "./variations/behaviour.ts"
export { swatchesBehaviour } from "./variations/swatches.ts"
