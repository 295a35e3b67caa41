// The seam is in the payments package, which knows no widget.
export {
  type ConfirmedPayment,
  type PaymentForm,
  type PaymentInput,
  type PaymentMethod,
  type PaymentMethods,
  paymentMethodsOf,
  type PreparedPayment,
} from "@ringside/payments"
