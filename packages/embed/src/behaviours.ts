import { addToCartBehaviour, quantityBehaviour } from "@ringside/add-to-cart/behaviours"
import { cartBehaviour } from "@ringside/cart"
import type { Behaviour } from "@ringside/core"
import { cartCountBehaviour, miniCartBehaviour } from "@ringside/mini-cart/behaviours"

/** Everything that enhances the host's own markup when the shopper acts, in the order in which it starts. */
export const behaviours: readonly Behaviour[] = [
  // Before the basket's markup is replaced, in which a button may stand that an add came from.
  addToCartBehaviour,
  cartBehaviour,
  quantityBehaviour,
  miniCartBehaviour,
  cartCountBehaviour,
]
