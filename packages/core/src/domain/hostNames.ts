/** The cookie that changes with the basket: a hash of its content. Source: catalogue-and-cart contract §4. */
export const cartHashCookie = "woocommerce_cart_hash"

/** The cookie with the number of items in the basket. Source: catalogue-and-cart contract §4. */
export const itemsInCartCookie = "woocommerce_items_in_cart"

/** The payment plugin's settings of its card form, as a global. Source: checkout contract §2.2. */
export const cardSettingsName = "wcpay_upe_config"

/** The key of the card form's settings among those of the platform's blocks. Source: checkout contract §2.2. */
export const cardSettingsBlockKey = "woocommerce_payments_data"

/** The type of a form's body, as the platform's own scripts state it. */
export const formContentType = "application/x-www-form-urlencoded; charset=UTF-8"
