/* The behaviours on the host's own markup: they need no React and no styles. */
export { addHooksBehaviour, addToCartBehaviour } from "./addToCart/behaviour.ts"
export { quantityBehaviour } from "./quantity/behaviour.ts"
export { addToCartAttributes, quantityAttributes, variationsAttributes } from "./options.ts"
export { addToCartPart } from "./part.ts"
