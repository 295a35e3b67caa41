/* What works on the host's own markup, apart from what draws: it needs no React and no styles. */
export { addHooksBehaviour, addToCartBehaviour } from "./behaviour.ts"
export { quantityBehaviour } from "./quantityBehaviour.ts"
export { addToCartAttributes, quantityAttributes, variationsAttributes } from "./options.ts"
export { addToCartPart } from "./part.ts"
