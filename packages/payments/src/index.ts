export { paymentsMessages } from "./messages.ts"
export { paymentsPart } from "./part.ts"
export {
  type ConfirmedPayment,
  type PaymentForm,
  type PaymentInput,
  type PaymentMethod,
  type PaymentMethods,
  paymentMethodsOf,
  type PreparedPayment,
} from "./paymentMethods.ts"
export { postTracks } from "./postTracks.ts"
