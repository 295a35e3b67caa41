/* What acts on forms that choose a variation, with the styles of swatches: a chunk of its own. */
import "./variations/styles.css"

export { variationsBehaviour } from "./variations/variationsBehaviour.ts"
