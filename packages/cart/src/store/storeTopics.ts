import { defineBareTopic, defineTopic } from "@ringside/core"
import { readMember } from "@ringside/core/domain"

/** A product that the Store API has added to the basket. */
export interface AddedItem {
  /** The product's number; for a variation, the variation's own. */
  readonly id: number
  readonly quantity: number
}

/** A hook or `ringside.cart` has added a product; null where another script says so without naming it. */
export const itemAdded = defineTopic<AddedItem | null>({ name: "ringside:cart:added" }, ({ detail }) => {
  const id = Number(readMember(detail, ["variationId"])) || Number(readMember(detail, ["productId"])) || 0
  return id > 0 ? { id, quantity: Number(readMember(detail, ["quantity"])) || 1 } : null
})

/** A hook or `ringside.cart` has changed or removed a line. */
export const lineChanged = defineBareTopic({ name: "ringside:cart:changed" })
