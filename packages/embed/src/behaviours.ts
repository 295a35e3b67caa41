import { addToCartBehaviour, quantityBehaviour } from "@ringside/add-to-cart/behaviours"
import type { Behaviour } from "@ringside/core"
import { cartCountBehaviour, miniCartBehaviour } from "@ringside/mini-cart/behaviours"

/** Everything that enhances the host's own markup when the shopper acts, in the order in which it starts. */
export const behaviours: readonly Behaviour[] = [
  addToCartBehaviour,
  quantityBehaviour,
  miniCartBehaviour,
  cartCountBehaviour,
]
