import { type CartTotals, selectFreeShipping } from "@ringside/cart/domain"
import { formatMoney } from "@ringside/core/domain"
import { usePage, useTranslate } from "@ringside/ui"
import { useId } from "react"
import { miniCartMessages } from "../../messages.ts"

interface FreeShippingProgressProps {
  readonly totals: CartTotals
  readonly fromMinor: number | null
}

/** The amount that is missing for free shipping. */
export function FreeShippingProgress({ totals, fromMinor }: FreeShippingProgressProps) {
  const { locale, currency } = usePage().config
  const translate = useTranslate("mini-cart", miniCartMessages)
  const textId = useId()
  const { items, discount, format } = totals
  // The platform also counts the price after discounts.
  const freeShipping = selectFreeShipping({
    itemsTotalMinor: items.amountMinor - discount.amountMinor,
    freeShippingFromMinor: fromMinor,
  })
  // The amount is in the page's currency. A cached page may be of another one than the shopper's basket.
  if (!freeShipping || (currency !== null && currency !== items.currency)) return null
  const { isReached, remainingMinor, share } = freeShipping
  const amount = formatMoney({ amountMinor: remainingMinor, currency: items.currency }, { locale, format })
  return (
    <div className="ringside-mini-cart-free-shipping">
      <p id={textId}>{isReached ? translate("freeShippingReached") : translate("freeShippingRemaining", { amount })}</p>
      <progress aria-labelledby={textId} value={share} max={1} />
    </div>
  )
}
