import type { CartStore } from "@ringside/cart"
import type { CartLine } from "@ringside/cart/domain"
import { attempt, type Page, readGlobal } from "@ringside/core"
import { isRecord, readMember } from "@ringside/core/domain"
import type { TypedAddress } from "../domain/index.ts"

/** Addresses as they stand in a form, which the shop may not have yet. */
interface TypedAddresses {
  readonly billing: TypedAddress
  readonly shipping: TypedAddress
}

/**
 * Calls the action that the platform's basket block calls when its shopper changes, removes or adds a line, for trackers that listen to it.
 * `line` is the line before that. Source: WooCommerce 11.0.1.
 */
export function callLineAction(
  page: Page,
  store: CartStore,
  name: "set-item-quantity" | "remove-item" | "add-item",
  { line, quantity }: { readonly line: CartLine; readonly quantity?: number },
): void {
  const read: unknown = readMember(store.$answer.get()?.body, ["items"])
  const items = Array.isArray(read) ? read.filter(isRecord) : []
  // A line that was added again may have another key.
  const item = items.find(({ key }) => key === line.key) ?? items.find(({ id }) => id === line.productId)
  if (!item) return
  // Of several quick changes each begins where the one before ended, although the shop has answered none.
  const product = { ...item, quantity: line.quantity }
  callAction(page, `cart-${name}`, () => ({ product, ...(quantity !== undefined && { quantity }) }))
}

/** Calls one of the actions that the platform's checkout block calls, with the basket. Source: WooCommerce 11.0.1. */
export function callCheckoutAction(
  page: Page,
  store: CartStore,
  name: string,
  args: object = {},
  typed: TypedAddresses | null = null,
): void {
  callAction(page, `checkout-${name}`, () => ({
    ...args,
    storeCart: createStoreCart(store.$answer.get()?.body, typed),
  }))
}

/** Does nothing on pages without `wp.hooks`, where nobody listens. */
function callAction(page: Page, name: string, createArgs: () => object): void {
  const hooks = readMember(readGlobal(page.window, "wp"), ["hooks"])
  const doAction = isRecord(hooks) ? hooks["doAction"] : null
  if (typeof doAction !== "function") return
  const call = () => void Reflect.apply(doAction, hooks, [`experimental__woocommerce_blocks-${name}`, createArgs()])
  attempt(page, { during: "event", widget: "checkout" }, call, undefined)
}

/** The basket as the platform's store has it: the response, with the names of its members in camel case. */
function createStoreCart(body: unknown, typed: TypedAddresses | null): object {
  const members = isRecord(body) ? Object.entries(body) : []
  const cart = Object.fromEntries(members.map(([key, value]) => [toCamelCase(key), value]))
  if (!typed) return cart
  const merge = (known: unknown, address: TypedAddress) => ({ ...(isRecord(known) && known), ...address })
  return {
    ...cart,
    billingAddress: merge(cart["billingAddress"], typed.billing),
    shippingAddress: merge(cart["shippingAddress"], typed.shipping),
  }
}

function toCamelCase(key: string): string {
  return key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
