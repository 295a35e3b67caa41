/** The route of an order's page. */
export const orderReceivedRoute = "/checkout/order-received/:id/"

/** The page of an order, for visitors with its key. */
export const orderReceivedPath = (id: number, key: string): string =>
  `${orderReceivedRoute.replace(":id", String(id))}?key=${encodeURIComponent(key)}`
