/** A customer's account. */
export const accountPath = "/mi-cuenta/"

/** Paths of the account's pages, named as in the platform. They follow `accountPath`. */
export const ordersPath = "orders/"
export const viewOrderPath = "view-order/"
export const addressesPath = "edit-address/"
export const detailsPath = "edit-account/"
export const lostPasswordPath = "lost-password/"
export const confirmPath = "confirm-account/"
export const logoutPath = "customer-logout/"
