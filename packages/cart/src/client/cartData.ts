/** The storage key of the Store API's last cart, for other tabs and the next page. Source: catalogue-and-cart contract §2.2. */
export const cartDataKey = "storeApiCartData"

/** The storage key of the scope in which that cart was read, as `readFragmentScope` returns it: its texts are those of one language. */
export const cartScopeKey = "ringside_cart_scope"
