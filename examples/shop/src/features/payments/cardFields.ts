/** The gateway of cards. */
export const cardGateway = "woocommerce_payments"
/** Which saved card pays, or `new`. */
export const tokenField = `wc-${cardGateway}-payment-token`
/** Whether a new card is saved. */
export const newCardField = `wc-${cardGateway}-new-payment-method`
