import type { CartLine, Money } from "@ringside/core/domain"

/** The amount that a shopper saves with a line on sale; null without a sale. Source: WooCommerce 11.0.1, `ProductSaleBadge`. */
export function selectSaving({
  unitPrice,
  regularUnitPrice,
  quantity,
}: Pick<CartLine, "unitPrice" | "regularUnitPrice" | "quantity">): Money | null {
  if (regularUnitPrice === null) return null
  const amountMinor = Math.round((regularUnitPrice.amountMinor - unitPrice.amountMinor) * quantity)
  return amountMinor > 0 ? { ...unitPrice, amountMinor } : null
}
