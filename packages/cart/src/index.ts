export { cartBehaviour, createCartApi } from "./behaviour.ts"
export { type CartEvent, readCartEvent } from "./cartEvent.ts"
export { type AjaxAnswer, postForm, postWcAjax } from "./client/wcAjax.ts"
export { type StoreApiResult } from "./client/storeApi.ts"
export { type FragmentCache, fragmentsFamily } from "./fragments.ts"
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
export { type WriteQueue } from "./writeQueue.ts"
