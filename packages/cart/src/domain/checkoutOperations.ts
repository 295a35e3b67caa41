import { isRecord, type UnknownRecord } from "@ringside/core/domain"
import type { StoreAddress } from "./cartDetails.ts"
import { readRequiredText } from "./cartOperations.ts"
import { type StoreOperation, storeTimeoutMs } from "./storeOperation.ts"

const write = { method: "POST", headers: null, timeoutMs: storeTimeoutMs } as const

/** Stores the addresses that the shopper has entered, each as a whole; an omitted one is unchanged. */
export const updateCustomer: StoreOperation<{
  readonly billingAddress?: StoreAddress
  readonly shippingAddress?: StoreAddress
}> = {
  ...write,
  path: "/v1/cart/update-customer",
  createBody: (args) =>
    pickMembers(args, { billingAddress: "billing_address", shippingAddress: "shipping_address" }, "missing address"),
}

/** Selects the shipping rate of a package; the first package by default. */
export const selectShippingRate: StoreOperation<{ readonly packageId?: number | string; readonly rateId: string }> = {
  ...write,
  path: "/v1/cart/select-shipping-rate",
  createBody: (args) => ({ package_id: args["packageId"] ?? 0, rate_id: readRequiredText(args, "rateId") }),
}

/** Applies a coupon. */
export const applyCoupon: StoreOperation<{ readonly code: string }> = {
  ...write,
  path: "/v1/cart/apply-coupon",
  createBody: (args) => ({ code: readRequiredText(args, "code") }),
}

/** Removes a coupon. */
export const removeCoupon: StoreOperation<{ readonly code: string }> = {
  ...write,
  path: "/v1/cart/remove-coupon",
  createBody: (args) => ({ code: readRequiredText(args, "code") }),
}

/** Updates the draft order; the response contains the cart's totals. */
export const updateCheckout: StoreOperation<{
  readonly additionalFields?: object
  readonly orderNotes?: string
  readonly paymentMethod?: string
}> = {
  ...write,
  method: "PUT",
  path: "/v1/checkout?__experimental_calc_totals=true",
  createBody: (args) =>
    pickMembers(
      args,
      { additionalFields: "additional_fields", orderNotes: "order_notes", paymentMethod: "payment_method" },
      "missing change",
    ),
}

/** Places the order. `order` is the body that the checkout created. */
export const placeStoreOrder: StoreOperation<{ readonly order: object }> = {
  ...write,
  path: "/v1/checkout",
  timeoutMs: 0,
  createBody: ({ order }) => {
    if (!isRecord(order)) throw new Error("missing order")
    return order
  },
}

/**
 * Picks the given arguments and renames them to the platform's names; null and undefined count as missing. @throws Error when none is given
 */
function pickMembers(args: UnknownRecord, names: Readonly<Record<string, string>>, fault: string): object {
  const given = Object.entries(names).filter(([name]) => args[name] !== undefined && args[name] !== null)
  if (given.length === 0) throw new Error(fault)
  return Object.fromEntries(given.map(([name, member]) => [member, args[name]]))
}
