export { type AddToCartParams, parseAddToCartParams } from "./parseAddToCartParams.ts"
export {
  type Cart,
  type CartImage,
  type CartLine,
  type CartTotals,
  createEmptyCart,
  type LineDatum,
  type QuantityLimits,
  type VariationAttribute,
} from "./cart.ts"
export type { CartDetails, CartSum, PackageRate, ShippingPackage, StoreAddress, TaxLine } from "./cartDetails.ts"
export { addEndpoint, fragmentsEndpoint, removeEndpoint, variationEndpoint } from "./endpoints.ts"
export { parseCartItemKey } from "./parseCartItemKey.ts"
export { selectFocusAfterRemove } from "./selectFocusAfterRemove.ts"
export {
  type CachedFragments,
  type CachedFragmentsInput,
  cartCreatedKey,
  createFragmentWrites,
  fragmentLifeMs,
  fragmentScopeKey,
  type FragmentWrites,
  type FragmentWritesInput,
  selectCachedFragments,
  shouldRefreshOnStorage,
  type StorageChange,
} from "./fragmentCache.ts"
export { type Fragments, type FragmentsAnswer, parseFragments } from "./fragments.ts"
export {
  type FragmentKeys,
  type FragmentsParams,
  parseFragmentKeys,
  parseFragmentsParams,
} from "./parseFragmentsParams.ts"
export {
  createFragmentsRequest,
  type FragmentsRequest,
  type FragmentsRequestInput,
  selectFragmentRetryDelay,
} from "./fragmentsRequest.ts"
export { type AddedLineInput, selectAddedLine } from "./selectAddedLine.ts"
export { selectFragmentKeys } from "./selectFragmentKeys.ts"
export { type FreeShipping, type FreeShippingInput, selectFreeShipping } from "./selectFreeShipping.ts"
export { createAddingSettings } from "./createAddingSettings.ts"
export { isStoreApiAbsent } from "./isStoreApiAbsent.ts"
export { parseItemsInCart } from "./parseItemsInCart.ts"
export { parseKnownCount } from "./parseKnownCount.ts"
export { parseStoreImage, readStoreAddress } from "./parseStoreImage.ts"
export { readCount } from "./readCount.ts"
export { readServerMessage } from "./readServerMessage.ts"
export { type AddToCartContext, type Outcome, selectAddToCartOutcome, selectRemoveOutcome } from "./outcome.ts"
export { parseCart } from "./parseCart.ts"
export { parseCartAnswer, type ParsedCart } from "./parseCartAnswer.ts"
export { type QuantityStep, type QuantityText, selectRaisedQuantity, selectSteppedQuantity } from "./quantity.ts"
export { createQueueState, type QueueAction, type QueueState, type QueueStep, reduceQueue } from "./queue.ts"
export { type CartAction, type LinePreview, reduceCart } from "./reduceCart.ts"
export { readStoreApiMessage } from "@ringside/core/domain"
export { parseStoreApiError, type StoreApiError, type StoreApiFailure } from "./parseStoreApiError.ts"
export { addItem, batch, getCart, removeItem, updateItem } from "./cartOperations.ts"
export {
  applyCoupon,
  placeStoreOrder,
  removeCoupon,
  selectShippingRate,
  updateCheckout,
  updateCustomer,
} from "./checkoutOperations.ts"
export { productRead, readProduct } from "./productOperations.ts"
export { createStoreApiRequest, type StoreApiOperation } from "./createStoreApiRequest.ts"
export {
  createOperationRequest,
  type StoreApiArgs,
  type StoreApiContext,
  type StoreApiRequest,
  type StoreOperation,
  storeTimeoutMs,
} from "./storeOperation.ts"
export {
  parseBundledBy,
  parseStoreCart,
  type StoreCart,
  type StoreCartItem,
  type StoreCartTotals,
  type StoreVariationAttribute,
} from "./parseStoreCart.ts"
export { parsePrintedNonce, parseStoredNonce, reduceNonce, type StoreNonce } from "./storeNonce.ts"
export { createStoreUrl, readStoreBase } from "./storeUrl.ts"
export { selectSaving } from "./selectSaving.ts"
export { selectUndo, type Undo } from "./selectUndo.ts"
