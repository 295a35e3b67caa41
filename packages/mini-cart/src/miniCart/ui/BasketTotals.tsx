import type { CartTotals } from "@ringside/cart/domain"
import { formatMoney, type Money } from "@ringside/core/domain"
import { Price, usePage, useTranslate } from "@ringside/ui"
import type { ReactNode } from "react"
import { miniCartMessages } from "../../messages.ts"

interface BasketTotalsProps {
  readonly totals: CartTotals
  readonly needsShipping: boolean
  /** Whether the server has not confirmed the shown state. */
  readonly isBusy: boolean
}

/** The totals of the basket. */
export function BasketTotals({ totals, needsShipping, isBusy }: BasketTotalsProps) {
  const { locale } = usePage().config
  const translate = useTranslate("mini-cart", miniCartMessages)
  const { items, discount, shipping, tax, total, format } = totals
  const price = (amount: Money) => <Price amount={amount} format={format} />
  return (
    <dl className="ringside-mini-cart-totals" aria-busy={isBusy || undefined}>
      <Sum label={translate("subtotal")}>{price(items)}</Sum>
      {discount.amountMinor > 0 && (
        <Sum label={translate("discount")}>{price({ ...discount, amountMinor: -discount.amountMinor })}</Sum>
      )}
      {needsShipping && (
        <Sum label={translate("shipping")}>
          {shipping === null && translate("shippingLater")}
          {shipping?.amountMinor === 0 && translate("shippingFree")}
          {shipping !== null && shipping.amountMinor > 0 && price(shipping)}
        </Sum>
      )}
      <div className="ringside-mini-cart-sum ringside-mini-cart-total">
        <dt>{translate("total")}</dt>
        <dd>{price(total)}</dd>
        {tax.amountMinor > 0 && (
          <dd className="ringside-mini-cart-muted">
            {translate("taxIncluded", { amount: formatMoney(tax, { locale, format }) })}
          </dd>
        )}
      </div>
    </dl>
  )
}

interface SumProps {
  readonly label: string
  readonly children: ReactNode
}

function Sum({ label, children }: SumProps) {
  return (
    <div className="ringside-mini-cart-sum">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
