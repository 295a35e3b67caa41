/* What works on the host's own markup, apart from what draws: it needs no React and no styles. */
export { createMiniCartBehaviour, miniCartQuantityBehaviour } from "./behaviour.ts"
export { cartCountBehaviour } from "./cartCount.ts"
export { cartCountAttributes, miniCartAttributes } from "./options.ts"
export { beforeLoad as miniCartStartBehaviour } from "./beforeLoad.ts"
export { miniCartPart } from "./part.ts"
