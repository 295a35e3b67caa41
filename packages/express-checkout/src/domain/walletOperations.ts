import { getCart, type StoreOperation } from "@ringside/cart/domain"
import { encodeUri, formatText, readMember, readRecord, type UnknownRecord } from "@ringside/core/domain"
import type { OrderPayload } from "./orderData.ts"
import type { PayForOrderConfig } from "./startPlan.ts"
import { timeouts } from "./timeouts.ts"

// Bodies are sent unchanged, in the Store API's names, because a page's functions may have added members to them.
const change = {
  method: "POST",
  createBody: (body: UnknownRecord) => body,
  headers: null,
  timeoutMs: timeouts.change,
} as const
const tokenized = { "X-WooPayments-Tokenized-Cart": "true" } as const

/** Reads the cart. Source of all operations: express-checkout contract §4.1. */
export const getWalletCart: StoreOperation<null> = { ...getCart, timeoutMs: timeouts.refresh }

/** Adds the page's product. */
export const addWalletItem: StoreOperation<UnknownRecord> = { ...change, path: "/v1/cart/add-item" }

/**
 * Adds the page's product to a cart that the shop deletes once it has answered, for its price alone. Older versions of the payment plugin
 * ignore the header, and keep the cart.
 */
export const priceWalletItem: StoreOperation<UnknownRecord> = {
  ...addWalletItem,
  headers: { "X-WooPayments-Tokenized-Cart-Is-Ephemeral-Cart": "1" },
  timeoutMs: timeouts.refresh,
}

/** Removes a line. */
export const removeWalletItem: StoreOperation<{ readonly key: string }> = {
  ...change,
  path: "/v1/cart/remove-item",
  timeoutMs: timeouts.empty,
}

/** Stores the address that was chosen in the sheet, or that of the payer. */
export const updateWalletCustomer: StoreOperation<
  { readonly shipping_address: object } | { readonly billing_address: object }
> = {
  ...change,
  path: "/v1/cart/update-customer",
  headers: tokenized,
}

/** Selects a shipping rate. */
export const selectWalletRate: StoreOperation<{ readonly package_id: number | string; readonly rate_id: string }> = {
  ...change,
  path: "/v1/cart/select-shipping-rate",
}

/** Places the order of a cart. */
export const placeWalletOrder: StoreOperation<OrderPayload> = {
  ...change,
  path: "/v1/checkout",
  headers: tokenized,
  timeoutMs: timeouts.order,
}

/** Reads an existing order. */
export const getOrder: StoreOperation<PayForOrderConfig> = {
  method: "GET",
  path(order) {
    const read = (name: string) => encodeUri(formatText(readMember(order, [name])))
    return `/v1/order/${read("orderId")}?key=${read("key")}&billing_email=${read("billingEmail")}`
  },
  createBody: null,
  headers: null,
  timeoutMs: timeouts.refresh,
}

/** Pays an existing order. */
export const payOrder: StoreOperation<{ readonly orderId: number; readonly data: object }> = {
  ...change,
  path: (order) => `/v1/checkout/${encodeUri(formatText(readMember(order, ["orderId"])))}`,
  createBody(order) {
    const data = readMember(order, ["data"])
    return readRecord(data)
  },
  timeoutMs: timeouts.order,
}
