/** Where the last cart of the Store API is kept, for other tabs and the next page. Source: catalogue-and-cart contract §2.2. */
export const cartDataKey = "storeApiCartData"
