/** Paths of the administration's pages. They follow `links.admin`. */
export const ordersPath = "orders/"
export const outboxPath = "outbox/"
export const reviewsPath = "reviews/"
export const settingsPath = "settings/"
