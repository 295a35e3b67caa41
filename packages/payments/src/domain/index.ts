export { type Appearance, type AppearanceInput, createCardAppearance, type SharedValues } from "./cardAppearance.ts"
export { blockForm } from "./blockForm.ts"
export { cardGateway } from "./cardGateway.ts"
export { checkProviderPayload } from "./checkProviderPayload.ts"
export {
  createHoverColors,
  flattenColor,
  getBrightness,
  getContrast,
  isLightColor,
  parseColor,
  selectBackground,
  selectTheme,
} from "./color.ts"
export {
  type ConfirmHash,
  confirmHashStart,
  type IntentKind,
  parseConfirmFragment,
  parseConfirmHash,
} from "./confirmHash.ts"
export {
  genericPaymentMessage,
  mayBeConfirmed,
  type OrderStatus,
  readConfirmation,
  readIntentId,
  readOrderStatus,
  readOrderStatusError,
  selectConfirmOutcome,
} from "./confirmation.ts"
export {
  type BillingValues,
  createBillingDetails,
  createCardElementsOptions,
  createPaymentElementOptions,
  createTerms,
} from "./elementsOptions.ts"
export { fraudTokenSettings } from "./fraudTokenSettings.ts"
export {
  type FontFace,
  selectBaseFontSize,
  selectElementsLocation,
  selectFontFiles,
  selectFontSources,
} from "./fonts.ts"
export { createOrderStatusFields, createStatusBody } from "./orderStatusFields.ts"
export { parseAppearance } from "./parseAppearance.ts"
export { parseFragmentSettings } from "./parseFragmentSettings.ts"
export { createPaymentData, listPaymentInputs, type PaymentInput } from "./paymentInputs.ts"
export { createProviderOptions, type ProviderOptions, selectPollStep } from "./provider.ts"
export { createProviderAmount, selectProviderDecimals } from "./providerAmount.ts"
export { readButtonHeight } from "./readButtonHeight.ts"
export { genericOrderMessage, isOrderPlaced, type PaymentResult, readPaymentResult } from "./readPaymentResult.ts"
export { readSetupIntent } from "./readSetupIntent.ts"
export { createOutline, listRuleProperties, type RuleStyles, selectRuleStyles } from "./ruleStyles.ts"
export { createTrackBody, createTracksFields, createWalletInitFields, selectTrackEvent } from "./tracks.ts"
