/** Pages of the administration. Each stands behind `links.admin`. */
export const ordersPath = "orders/"
export const outboxPath = "outbox/"
export const reviewsPath = "reviews/"
export const settingsPath = "settings/"
