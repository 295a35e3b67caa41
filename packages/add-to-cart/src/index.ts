export { addToCartBehaviour, quantityBehaviour } from "./behaviour.ts"
export { addToCartAttributes, quantityAttributes } from "./options.ts"
export { addToCartMessages } from "./messages.ts"
