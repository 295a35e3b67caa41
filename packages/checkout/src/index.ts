export {
  type ConfirmedPayment,
  type PaymentForm,
  type PaymentInput,
  type PaymentMethod,
  type PaymentMethods,
  paymentMethodsOf,
  type PreparedPayment,
} from "./classic/paymentMethods.ts"
export { addressMessages } from "./addressForms/messages.ts"
export { orderMessages } from "./classic/orderMessages.ts"
export { checkoutMessages } from "./messages.ts"
export { checkoutPart } from "./part.ts"
