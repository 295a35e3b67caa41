import { createOperationRequest, type StoreOperation } from "@ringside/cart/domain"
import { formatText, readMember, readRecord } from "@ringside/core/domain"
import type { SessionHeaders } from "./cartSession.ts"
import { createWalletHeaders } from "./walletHeaders.ts"
import {
  addWalletItem,
  getOrder,
  getWalletCart,
  payOrder,
  placeWalletOrder,
  removeWalletItem,
  selectWalletRate,
  updateWalletCustomer,
} from "./walletOperations.ts"

/** A Store API request; `path` is relative to the API's root, `data` is the JSON body. */
export interface StoreRequest {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly data?: unknown
}

/** The contract's name of a request. */
export type StoreRequestKind = keyof typeof operations

const operations = {
  "get-cart": getWalletCart,
  "add-item": addWalletItem,
  "remove-item": removeWalletItem,
  "update-customer": updateWalletCustomer,
  "select-shipping-rate": selectWalletRate,
  checkout: placeWalletOrder,
  "get-order": getOrder,
  "pay-order": payOrder,
} as const satisfies Readonly<Record<string, StoreOperation>>

/**
 * A request with every header that the shop requires, of an operation by its name. `session` is the cart's, as `reduceCartSession` stores
 * it. Nothing in the product calls it: the cart's client takes the operation itself, and repeats a request whose nonce is refused. Source:
 * express-checkout §4.1.
 * @throws Error "unknown request kind": a mistake in the calling code, not the shopper's
 */
export function createStoreRequest(
  kind: StoreRequestKind,
  body: unknown,
  config: unknown,
  session: SessionHeaders | null,
): StoreRequest {
  // Untyped code may pass an unknown name.
  if (!Object.hasOwn(operations, kind)) throw new Error("unknown request kind")
  const operation: StoreOperation = operations[kind]
  const args = readRecord(body)
  const currency = formatText(readMember(config, ["checkout", "currency_code"]))
  // Below this root, an address is the path that the contract lists.
  const { url } = createOperationRequest(operation, args, { baseUrl: "/wc/store", nonce: null, currency })
  const { createBody, headers } = operation
  return {
    method: createBody ? "POST" : "GET",
    path: url,
    headers: { ...createWalletHeaders(config, session), ...headers },
    ...(createBody && { data: createBody(args, null) }),
  }
}
