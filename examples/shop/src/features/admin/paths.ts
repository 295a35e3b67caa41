/** The administration, whose first page leads to the orders. */
export const adminPath = "/wp-admin/"

/** Paths of the administration's pages. They follow `adminPath`. */
export const ordersPath = "orders/"
export const outboxPath = "outbox/"
export const reviewsPath = "reviews/"
export const settingsPath = "settings/"
