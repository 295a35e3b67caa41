export { readButtonHeight } from "@ringside/payments/domain"
export { formatPlainText as formatNoticeText } from "@ringside/core/domain"
export { type AddItemBody, type AddItemInput, createAddItemBody, readAddToCartBlock } from "./addItem.ts"
export {
  type ButtonOptions,
  createButtonOptions,
  createWalletAppearance,
  createWalletElementsOptions,
  formatButtonTheme,
  formatButtonType,
  type WalletAppearance,
  type WalletElementsOptions,
  type WalletKey,
} from "./appearance.ts"
export { type CartSession, createSeparateSession, reduceCartSession, selectNextRemoval } from "./cartSession.ts"
export {
  type AddressChangeOutcome,
  type RateChangeOutcome,
  selectAddressChangeOutcome,
  selectRateChangeOutcome,
} from "./changeOutcome.ts"
export { type ClickOptions, createClickOptions } from "./clickOptions.ts"
export { createLegacyRequest, type LegacyEndpoint, type LegacyRequest } from "./legacyRequest.ts"
export {
  createLineItems,
  createServerLineItems,
  formatLineItemLabel,
  type LineItem,
  readOrderTotal,
} from "./lineItems.ts"
export { formatLoginConfirmation } from "./loginConfirmation.ts"
export {
  createExtensions,
  createOrderPayload,
  createOrderPayPayload,
  createShippingAddress,
  normalizePhone,
  normalizeWalletPostcode,
  type OrderPayInput,
  type OrderPayload,
  type OrderPayloadInput,
  parseName,
  type StoreShippingAddress,
} from "./orderData.ts"
export { type OrderOutcome, readOrderOutcome } from "./orderOutcome.ts"
export { reduceRefresh, type RefreshAction, type RefreshState, type RefreshStep } from "./reduceRefresh.ts"
export { matchSelectOption, type RefillFields, selectRefillFields } from "./refill.ts"
export { createPlaceholderRates, createShippingRates, type ShippingRate } from "./shippingRates.ts"
export {
  type ButtonContext,
  type PayForOrderConfig,
  readButtonContext,
  readPayForOrderConfig,
  selectStartPlan,
  type StartPlan,
} from "./startPlan.ts"
export { createStoreRequest, type StoreRequest, type StoreRequestKind } from "./storeRequest.ts"
export { selectVisibility, type Visibility, type VisibilityInput } from "./visibility.ts"
