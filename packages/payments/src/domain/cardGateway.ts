/** The gateway id of card payments. Source: checkout contract §2.3. */
export const cardGateway = "woocommerce_payments"
