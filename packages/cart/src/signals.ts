import { defineBareSignal, defineSignal } from "@ringside/core"
import { type CartEvent, readCartEvent } from "./cartEvent.ts"
import { basketSignalNames as names } from "./domain/index.ts"

/** A product of the basket that the Store API has added. */
export interface AddedItem {
  readonly id: number
  readonly quantity: number
}

/** A button of the host is about to add a product. */
export const addingToBasket = defineBareSignal(names.adding)
/** The shop's own endpoints have added a product. */
export const addedToBasket = defineSignal<CartEvent>(names.added, readCartEvent)
/** They have removed a line. */
export const removedFromBasket = defineSignal<CartEvent>(names.removed, readCartEvent)
/** The host's basket markup is to be fetched again, since it may show an earlier basket. */
export const basketMarkupWanted = defineBareSignal(names.markupWanted)
/** The host's basket markup has been filled: from a response to a request for it, or from what came with a change or was stored. */
export const basketMarkupShown = defineSignal<{ readonly isFetched: boolean }>(names.markupShown, ({ name }) => ({
  isFetched: name === "wc_fragments_refreshed",
}))
/** The basket page shows another basket. */
export const basketPageShown = defineBareSignal(names.pageShown)
/** The basket page shows its totals again. */
export const basketTotalsShown = defineBareSignal(names.totalsShown)
/** The basket page has become empty. */
export const basketEmptied = defineBareSignal(names.emptied)
/** A hook or `ringside.cart` has added a product. */
export const itemAdded = defineSignal<AddedItem | null>(names.itemAdded, () => null)
/** A hook or `ringside.cart` has changed or removed a line. */
export const lineChanged = defineBareSignal(names.lineChanged)
