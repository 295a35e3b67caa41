/** Pages below the account, by the platform's names for them. Each stands behind `links.account`. */
export const ordersPath = "orders/"
export const viewOrderPath = "view-order/"
export const addressesPath = "edit-address/"
export const detailsPath = "edit-account/"
export const lostPasswordPath = "lost-password/"
export const confirmPath = "confirm-account/"
export const logoutPath = "customer-logout/"
