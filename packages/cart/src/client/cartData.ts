/** The storage key of the Store API's last cart, for other tabs and the next page. Source: catalogue-and-cart contract §2.2. */
export const cartDataKey = "storeApiCartData"
