import { addToCartBehaviour, quantityBehaviour } from "@ringside/add-to-cart"
import { cartBehaviour } from "@ringside/cart"
import type { Behaviour } from "@ringside/core"
import { cartCountBehaviour, miniCartBehaviour } from "@ringside/mini-cart"

/** Everything that enhances the host's own markup, from the start and without a hook. */
export const behaviours: readonly Behaviour[] = [
  cartBehaviour,
  addToCartBehaviour,
  quantityBehaviour,
  miniCartBehaviour,
  cartCountBehaviour,
]
