/* The entry for forms that choose a variation, with their styles and those of swatches. */
import "./styles.css"
import "./swatches.css"

export { variationsBehaviour } from "./behaviour.ts"
export { swatchesBehaviour } from "./swatches.ts"
