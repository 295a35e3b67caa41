export { beforeLoad as cartStartBehaviour } from "./beforeLoad.ts"
export { cartBehaviour } from "./behaviour.ts"
export type { CartApi, CartResultLike } from "./ringsideMember.ts"
export { createCartApi } from "./store/cartApi.ts"
export { cartDataKey } from "./client/cartData.ts"
export { type CartEvent, readCartEvent } from "./fragments/cartEvent.ts"
export {
  type HostAdd,
  reportAdded,
  sendHostAdd,
  reportRemoved,
  requestBasketMarkup,
} from "./fragments/basketReports.ts"
export {
  addedToBasket,
  addingToBasket,
  basketEmptied,
  basketMarkupLoaded,
  basketMarkupRefreshed,
  basketMarkupWanted,
  basketOfBlocksChanged,
  basketOfBlockStoreChanged,
  basketPageShown,
  basketTotalsShown,
  productAddedByBlock,
  removedFromBasket,
} from "./topics.ts"
export { type AddedItem, addedByStore, changedByStore } from "./store/storeTopics.ts"
export { type AjaxAnswer, postForm, postWcAjax } from "./client/wcAjax.ts"
export { sendHostWrite } from "./pageClient/sendHostWrite.ts"
export { postFormWithNonce } from "./client/postFormWithNonce.ts"
export { type StoreApiAnswer, type StoreApiClient, type StoreApiResult } from "./client/storeApi.ts"
export { lateCartService } from "./store/lateCart.ts"
export { changeCart, loadCart } from "./store/loadCart.ts"
export { addToCartJob, fragmentsJob } from "./jobs.ts"
export { fragmentsSettings } from "./hostSettings.ts"
export { fragmentRefreshService } from "./fragments/fragmentRefresh.ts"
export { readPageCurrency } from "./fragments/fragmentScope.ts"
export { fragmentCacheService } from "./fragments/createFragmentCache.ts"
export { cartPart } from "./part.ts"
export { focusKeeperService } from "./host/basketFocus.ts"
export { greyReplaced } from "./host/greyReplaced.ts"
export type {
  CartAnswer,
  CartError,
  CartResult,
  CartState,
  CartStore,
  NewItem,
  SendResult,
  UndoOffer,
} from "./store/cartState.ts"
export { formatFailure, formatLostAnswer } from "./pageClient/formatFailure.ts"
export { createErrorCheck, followWhenSaved } from "./store/followWhenSaved.ts"
export { extensionsService } from "./extensions.ts"
export { isKnownEmpty, readKnownCart } from "./store/knownCart.ts"
export { readShop, type ShopRead } from "./store/readShop.ts"
export { cartService, createCart } from "./store/store.ts"
export type { CartClientOptions } from "./pageClient/clientOptions.ts"
export { createOwnCartClient } from "./store/ownCartClient.ts"
export {
  createSeparateCart,
  readSeparateToken,
  type SeparateCart,
  type SeparateCartOptions,
} from "./store/separateCart.ts"
export { createWriteQueue, type WriteQueue, writeQueueService } from "./pageClient/writeQueue.ts"
export type { FragmentCache } from "./fragments/fragmentCache.ts"
