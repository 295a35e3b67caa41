export { type AddressLabel, addressLabels } from "./addressLabels.ts"
export { type AddressKey, keysByCountry, selectCountryRule } from "./addressRules.ts"
export { createFieldMessage, type FieldMessage, type FieldMessageKind } from "./createFieldMessage.ts"
export { createOrderReviewFields, type OrderReviewState, type ReviewAddress } from "./createOrderReviewFields.ts"
export { fieldMessages } from "./fieldMessages.ts"
export { destinationKeys, hasDestination } from "./hasDestination.ts"
export { hasFullAddress } from "./hasFullAddress.ts"
export { isAcceptedPassword } from "./isAcceptedPassword.ts"
export { isBillingInfoMissing } from "./isBillingInfoMissing.ts"
export { isValidEmail } from "./isValidEmail.ts"
export { isValidPhone } from "./isValidPhone.ts"
export {
  type AddressSection,
  type Field,
  type FieldUses,
  listAddressFields,
  readLocaleRule,
  type Use,
  usedKeys,
} from "./listAddressFields.ts"
export { type AddressRefusal, listAddressRefusals } from "./listAddressRefusals.ts"
export { listChangedFragments } from "./listChangedFragments.ts"
export { parseCheckoutJson } from "./parseCheckoutJson.ts"
export { orderHoldMs } from "./orderHoldMs.ts"
export { formatPostcode, isValidPostcode, normalizePostcode } from "./postcode.ts"
export { type CheckoutResult, readCheckoutResult } from "./readCheckoutResult.ts"
export { type OrderReview, readOrderReview, type ShownReview } from "./readOrderReview.ts"
export {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutPhase,
  type CheckoutState,
  createCheckoutState,
  reduceCheckout,
} from "./reduceCheckout.ts"
export { type RowRule, selectRowRule } from "./selectRowRule.ts"
export { findState, selectStateField, type StateField } from "./selectStateField.ts"
export { type AddressProblem, validateAddress } from "./validateAddress.ts"
export { type FieldRule, type FieldResult, listBrokenRules, validateField } from "./validateField.ts"
export {
  type AnswerMark,
  isCouponErrorHtml,
  type LineField,
  selectNextRoute,
  selectUnsentFields,
} from "./basketAnswers.ts"
export {
  type ChosenRate,
  createBasketBody,
  createCouponFields,
  createShippingFields,
  type FormFields,
} from "./basketRequests.ts"
export { type CartPageAnswer, type CartSubmit, selectCartPageUpdate, selectCartSubmitAction } from "./cartSubmit.ts"
export {
  type CardToken,
  formatCardBrand,
  formatSavedCard,
  isCardExpired,
  type PaymentChoice,
  type PaymentChoiceState,
  readExpiry,
  type SavedCard,
  selectPaymentChoice,
} from "./savedCards.ts"
export { listOrderTotals, listShippingRates, type OrderTotal, type ShippingRate } from "./blockCart.ts"
export {
  type AddressValues,
  countryKeys,
  createCustomerPush,
  type CustomerAddresses,
  type CustomerPush,
  listDirtyKeys,
  listEmptiedKeys,
  mergeServerAddress,
  normalizeAddressValue,
} from "./blockCustomer.ts"
export {
  type CheckoutRequestInput,
  type CheckoutResponse,
  createCheckoutRequest,
  readCheckoutResponse,
} from "./blockOrder.ts"
export { type BlockCart, createBlockCart, type TotalRow, type TypedAddress } from "./createBlockCart.ts"
export { type ExtraField, type FieldRules, parseExtraFields } from "./parseExtraFields.ts"
export { matchesPattern, matchesRule, readRuleMessage, type RuleResult, unknownValue } from "./matchesRule.ts"
