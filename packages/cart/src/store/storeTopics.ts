import { defineBareTopic, defineTopic } from "@ringside/core"
import { readMember } from "@ringside/core/domain"

/** A product that the Store API has added to the basket. */
export interface AddedItem {
  /** The product's number; for a variation, the variation's own. */
  readonly id: number
  readonly quantity: number
}

/**
 * The store has added a product, for a hook or `ringside.cart`; null where another script says so without naming it. Adds of the host come by
 * `addedToBasket`.
 */
export const addedByStore = defineTopic<AddedItem | null>({ name: "ringside:cart:added" }, ({ detail }) => {
  const id = Number(readMember(detail, ["variationId"])) || Number(readMember(detail, ["productId"])) || 0
  return id > 0 ? { id, quantity: Number(readMember(detail, ["quantity"])) || 1 } : null
})

/** The store has changed or removed a line, for a hook or `ringside.cart`. */
export const changedByStore = defineBareTopic({ name: "ringside:cart:changed" })
