export { areCardsOff } from "./areCardsOff.ts"
export { checkoutUpdated, paymentChosen, paymentMethodSelected, rateChosen } from "./checkoutSignals.ts"
export { type ConfirmOptions, confirmationsOf } from "./confirmPayment.ts"
export { checkoutJob } from "./jobs.ts"
export { paymentsMessages } from "./messages.ts"
export { paymentsPart } from "./part.ts"
export { type PaymentErrors, paymentErrorsOf, type ShowPaymentError } from "./paymentErrors.ts"
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
export type {
  Provider,
  ProviderElement,
  ProviderElements,
  ProviderElementsOptions,
  WalletButtons,
  WalletButtonsOptions,
} from "./provider.ts"
export { type ProviderScript, providerOf } from "./providerScript.ts"
export { offersSaving } from "./saveOption.ts"
export { readFraudToken } from "./settings.ts"
export { type WalletButtonsOfPage, walletButtonsOf } from "./walletButtonsOf.ts"
