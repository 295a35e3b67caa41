/* What works on the host's own markup, apart from what draws: it needs no React and no styles. */
export { addToCartBehaviour, quantityBehaviour } from "./behaviour.ts"
export { addToCartAttributes, quantityAttributes } from "./options.ts"
export { quantityButtonsBehaviour } from "./quantityButtons.ts"
export { controlSelectors as addToCartControls } from "./host.ts"
export { addToCartWakes } from "./wakes.ts"
