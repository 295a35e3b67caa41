import { addItem, batch, getCart, removeItem, updateItem } from "./cartOperations.ts"
import {
  applyCoupon,
  placeStoreOrder,
  removeCoupon,
  selectShippingRate,
  updateCheckout,
  updateCustomer,
} from "./checkoutOperations.ts"
import {
  createOperationRequest,
  type StoreApiArgs,
  type StoreApiContext,
  type StoreApiRequest,
  type StoreOperation,
} from "./storeOperation.ts"

/** Every operation of the contract, by its name there. Source: catalogue-and-cart §7, checkout §3 S1 to S6. */
const storeOperations = {
  getCart,
  addItem,
  updateItem,
  removeItem,
  updateCustomer,
  selectShippingRate,
  applyCoupon,
  removeCoupon,
  updateCheckout,
  checkout: placeStoreOrder,
  batch,
} as const satisfies Readonly<Record<string, StoreOperation>>

/** The name of an operation of the contract. */
export type StoreApiOperation = keyof typeof storeOperations

/**
 * The request of an operation by its name. Nothing in the product calls it: code that needs one operation passes the operation itself to
 * the client, which creates the request by `createOperationRequest`, and so bundles no other.
 * Source: catalogue-and-cart §7.
 * @throws Error "unknown operation", "missing id", "missing key", "missing quantity", "missing requests", "missing address", "missing
 * rateId", "missing code", "missing change", "missing order", "bad quantity" or "too many requests": a mistake in the calling code, not the
 * shopper's.
 */
export function createStoreApiRequest(
  operation: StoreApiOperation,
  args: StoreApiArgs,
  context: StoreApiContext,
): StoreApiRequest {
  // Untyped code may pass an unknown name.
  if (!Object.hasOwn(storeOperations, operation)) throw new Error("unknown operation")
  return createOperationRequest(storeOperations[operation], args, context)
}
