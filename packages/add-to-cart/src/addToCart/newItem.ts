import type { NewItem } from "@ringside/cart"
import type { KnownPage } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import type { addToCartAttributes } from "../options.ts"

/** The product of a hook's options; null without its number. */
export function createNewItem(
  options: OptionsOf<typeof addToCartAttributes>,
  { config: { currency } }: Pick<KnownPage, "config">,
  found: { readonly id: number | null; readonly quantity: number | null },
): NewItem | null {
  const id = options.product ?? found.id
  if (id === null) return null
  const { name, price } = options
  return {
    id,
    quantity: found.quantity ?? options.quantity,
    source: "hook",
    ...(name !== null &&
      price !== null &&
      currency !== null && { preview: { name, unitPrice: { amountMinor: price, currency } } }),
  }
}
