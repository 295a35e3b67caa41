/* Forms that choose a variation, with their styles and those of swatches: an entry of its own. */
import "./variations/styles.css"
import "./variations/swatches.css"

export { swatchesBehaviour, variationsBehaviour } from "./variations/behaviour.ts"
