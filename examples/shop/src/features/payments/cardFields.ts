/** The gateway of cards. */
export const cardGateway = "woocommerce_payments"
/** The id of the saved card that pays, or `new`. */
export const tokenField = `wc-${cardGateway}-payment-token`
/** Whether a new card is saved. */
export const newCardField = `wc-${cardGateway}-new-payment-method`
