import { quantityButtonsBehaviour } from "@ringside/add-to-cart/behaviours"
import { cartStartBehaviour } from "@ringside/cart"
import type { BootBehaviour } from "@ringside/core"
import { miniCartStartBehaviour } from "@ringside/mini-cart/behaviours"

/** What of the host's own markup has to be right before the shopper acts. */
export const bootBehaviours: readonly BootBehaviour[] = [
  cartStartBehaviour,
  quantityButtonsBehaviour,
  miniCartStartBehaviour,
]
