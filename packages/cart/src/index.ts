export { cartBehaviour, cartStartBehaviour } from "./behaviour.ts"
export { createCartApi } from "./cartApi.ts"
export { type CartEvent, readCartEvent } from "./cartEvent.ts"
export { type AjaxAnswer, postForm, postWcAjax } from "./client/wcAjax.ts"
export { type StoreApiResult } from "./client/storeApi.ts"
export { addToCartFamily, addToCartSigns, fragmentsFamily } from "./families.ts"
export { fragmentsOf } from "./fragments.ts"
export { fragmentTriggerNames } from "./fragmentTriggers.ts"
export { greyOut } from "./host/greyOut.ts"
export {
  cartOf,
  type CartError,
  type CartResult,
  type CartState,
  type CartStore,
  createCart,
  type NewItem,
  type UndoOffer,
} from "./store.ts"
export { type WriteQueue, writeQueueOf } from "./writeQueue.ts"
export type { FragmentCache } from "./fragmentCache.ts"
