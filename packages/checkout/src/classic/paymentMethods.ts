// The interface is in the payments package, which imports no widget.
export {
  type ConfirmedPayment,
  type PaymentForm,
  type PaymentInput,
  type PaymentMethod,
  type PaymentMethods,
  paymentMethodsService,
  type PreparedPayment,
} from "@ringside/payments"
