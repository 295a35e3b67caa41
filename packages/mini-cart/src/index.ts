export { cartCountBehaviour, miniCartBehaviour } from "./behaviour.ts"
export { cartCountAttributes, miniCartAttributes } from "./options.ts"
export { miniCartMessages } from "./messages.ts"
