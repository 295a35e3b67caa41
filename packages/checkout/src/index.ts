export { basketAttributes } from "./block/basket/options.ts"
export { basket } from "./block/basket/widget.ts"
export { checkoutAttributes } from "./block/checkout/options.ts"
export { checkout } from "./block/checkout/widget.ts"
export { blockMessages } from "./block/messages.ts"
export {
  type ConfirmedPayment,
  type PaymentForm,
  type PaymentInput,
  type PaymentMethod,
  type PaymentMethods,
  paymentMethodsService,
  type PreparedPayment,
} from "@ringside/payments"
export { addressMessages } from "./forms/addressMessages.ts"
export { orderMessages } from "./forms/orderMessages.ts"
export { fieldMessages } from "./domain/index.ts"
export { checkoutMessages } from "./messages.ts"
export { checkoutPart } from "./part.ts"
export type { CheckoutConfig } from "./config.ts"
