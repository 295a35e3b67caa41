export { beforeLoad as cartStartBehaviour } from "./beforeLoad.ts"
export { createCartBehaviour } from "./behaviour.ts"
export { createCartApi } from "./cartApi.ts"
export { cartDataKey } from "./client/cartData.ts"
export { type CartEvent, readCartEvent } from "./cartEvent.ts"
export { type HostAdd, reportAdded, reportConfirmed, reportRemoved, requestBasketMarkup } from "./basketReports.ts"
export {
  addedToBasket,
  addingToBasket,
  basketMarkupLoaded,
  basketMarkupRefreshed,
  basketMarkupWanted,
  basketOfBlocksChanged,
  basketPageShown,
  removedFromBasket,
} from "./signals.ts"
export { basketEmptied, basketTotalsShown } from "./basketPageSignals.ts"
export { type AddedItem, itemAdded, lineChanged } from "./storeSignals.ts"
export { type AjaxAnswer, postForm, postWcAjax, requestTimeoutMs } from "./client/wcAjax.ts"
export { sendHostWrite } from "./sendHostWrite.ts"
export { postFormWithNonce } from "./client/postFormWithNonce.ts"
export { type StoreApiAnswer, type StoreApiClient, type StoreApiResult } from "./client/storeApi.ts"
export { changeCart, findCart, loadCart, type LoadStore, provideStore } from "./loadCart.ts"
export { addToCartJob, fragmentsJob } from "./jobs.ts"
export { fragmentsSettings } from "./hostSettings.ts"
export { fragmentRefreshOf } from "./fragmentRefresh.ts"
export { fragmentsOf } from "./fragments.ts"
export { cartPart } from "./part.ts"
export { focusKeeperOf } from "./host/basketFocus.ts"
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
} from "./cartState.ts"
export { formatFailure, formatLostAnswer } from "./formatFailure.ts"
export { extensionsOf } from "./extensions.ts"
export { isKnownEmpty, readKnownCart } from "./knownCart.ts"
export { cartOf, createCart } from "./store.ts"
export type { CartClientOptions } from "./clientOptions.ts"
export { createOwnCartClient } from "./ownCartClient.ts"
export { createSeparateCart, type SeparateCart, type SeparateCartOptions } from "./separateCart.ts"
export { createWriteQueue, type WriteQueue, writeQueueOf } from "./writeQueue.ts"
export type { FragmentCache } from "./fragmentCache.ts"
