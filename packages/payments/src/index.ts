export { areCardsOff } from "./areCardsOff.ts"
export { checkoutUpdated, paymentChosen, paymentMethodSelected, rateChosen } from "./card/checkoutTopics.ts"
export { type ConfirmOptions, confirmationsService } from "./confirmation/confirmPayment.ts"
export { checkoutJob } from "./jobs.ts"
export { paymentsMessages } from "./messages.ts"
export { paymentsPart } from "./part.ts"
export type { PaymentsApi, WalletStartInput, WalletStartResult } from "./ringsideMember.ts"
export { type PaymentErrors, paymentErrorsService, type ShowPaymentError } from "./confirmation/paymentErrors.ts"
export {
  type ConfirmedPayment,
  type PaymentForm,
  type PaymentInput,
  type PaymentMethod,
  type PaymentMethods,
  paymentMethodsService,
  type PreparedPayment,
} from "./paymentMethods.ts"
export { postTracks } from "./tracks/postTracks.ts"
export type {
  Provider,
  ProviderElement,
  ProviderElements,
  ProviderElementsOptions,
  WalletButtons,
  WalletButtonsOptions,
} from "./provider/provider.ts"
export { type ProviderScript, providerService } from "./provider/providerScript.ts"
export { offersSaving } from "./card/saveOption.ts"
export { readFraudToken } from "./settings.ts"
export { type WalletButtonsOfPage, walletButtonsService } from "./wallet/walletButtonsService.ts"
export type { PaymentsConfig } from "./config.ts"
