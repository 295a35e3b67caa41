/* The behaviours on the host's own markup: they need no React and no styles. */
export { createMiniCartBehaviours } from "./hostCart/behaviour.ts"
export { miniCartQuantityBehaviour } from "./hostCart/miniCartQuantityBehaviour.ts"
export { cartCountBehaviour } from "./cartCount/cartCount.ts"
export { cartCountAttributes, miniCartAttributes } from "./options.ts"
export { beforeLoad as miniCartStartBehaviour } from "./beforeLoad.ts"
export { miniCartPart } from "./part.ts"
