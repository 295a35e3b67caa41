/* What works on the host's own markup, apart from what draws: it needs no React and no styles. */
export { cartCountBehaviour, miniCartBehaviour } from "./behaviour.ts"
export { cartCountAttributes, miniCartAttributes } from "./options.ts"
export { miniCartStartBehaviour } from "./startBehaviour.ts"
export { miniCartWakes } from "./wakes.ts"
