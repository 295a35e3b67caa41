export {
  type ConfirmedPayment,
  type PaymentForm,
  type PaymentInput,
  type PaymentMethod,
  type PaymentMethods,
  paymentMethodsOf,
  type PreparedPayment,
} from "./classic/paymentMethods.ts"
export { checkoutMessages } from "./messages.ts"
export { checkoutPart } from "./part.ts"
