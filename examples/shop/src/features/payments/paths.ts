/** The cards that a customer has saved. */
export const paymentMethodsPath = "/payment-methods/"

/** The route of the page on which an order is paid. */
export const orderPayRoute = "/checkout/order-pay/:id/"

/** The page on which an order is paid, for visitors with its key. */
export const orderPayPath = (id: number, key: string): string =>
  `${orderPayRoute.replace(":id", String(id))}?pay_for_order=true&key=${encodeURIComponent(key)}`
