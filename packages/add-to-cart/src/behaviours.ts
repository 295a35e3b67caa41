/* What works on the host's own markup, apart from what draws: it needs no React and no styles. */
export { addToCartBehaviour, quantityBehaviour } from "./behaviour.ts"
export { addToCartAttributes, quantityAttributes, variationsAttributes } from "./options.ts"
export { needsQuantityButtonsNow } from "./quantityButtons.ts"
export { controlSelectors as addToCartControls, variationSelectors } from "./host.ts"
export { needsVariationsNow } from "./variations/needsVariationsNow.ts"
export { addToCartWakes, variationWakes } from "./wakes.ts"
