import { cartStartBehaviour } from "@ringside/cart"
import type { BootBehaviour } from "@ringside/core"
import { galleryStartBehaviour } from "@ringside/gallery/behaviours"
import { miniCartStartBehaviour } from "@ringside/mini-cart/behaviours"
import { tabsStartBehaviour } from "@ringside/tabs-reviews/behaviours"

/** What of the host's own markup has to be right before the shopper acts. */
export const bootBehaviours: readonly BootBehaviour[] = [
  cartStartBehaviour,
  miniCartStartBehaviour,
  galleryStartBehaviour,
  tabsStartBehaviour,
]
