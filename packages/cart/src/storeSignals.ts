import { defineBareSignal, defineSignal } from "@ringside/core"

/** A product that the Store API has added to the basket. */
export interface AddedItem {
  readonly id: number
  readonly quantity: number
}

/** A hook or `ringside.cart` has added a product. */
export const itemAdded = defineSignal<AddedItem | null>({ name: "ringside:cart:added", hostEvents: [] }, () => null)

/** A hook or `ringside.cart` has changed or removed a line. */
export const lineChanged = defineBareSignal({ name: "ringside:cart:changed", hostEvents: [] })
