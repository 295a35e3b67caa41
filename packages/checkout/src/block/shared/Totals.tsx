import type { Cart } from "@ringside/cart/domain"
import { formatMoney } from "@ringside/core/domain"
import { Price, usePage } from "@ringside/ui"
import type { ReactNode } from "react"
import type { BlockCart, TotalRow } from "../../domain/index.ts"
import { useBlockTexts } from "./texts.ts"

interface TotalsProps {
  readonly cart: Cart
  readonly details: BlockCart
  /** Whether the sums are waiting for the server's confirmation. */
  readonly isBusy: boolean
  /** Removes a coupon; without it coupons are only shown. */
  readonly onRemoveCoupon?: ((code: string) => void) | undefined
  /** Whether the currency code is shown after the total. */
  readonly showsCode?: boolean
}

/** The sums of an order. */
export function Totals({ cart, details, isBusy, onRemoveCoupon, showsCode = false }: TotalsProps) {
  const translate = useBlockTexts()
  const { locale } = usePage().config
  const { format } = cart.totals
  const money = (amountMinor: number) => ({ amountMinor, currency: details.currency })
  const price = (amountMinor: number) => <Price amount={money(amountMinor)} format={format} />
  const amountOf = ({ kind, amountMinor }: TotalRow): ReactNode => {
    if (amountMinor === null) return <span className="ringside-order-muted">{translate("shippingLater")}</span>
    return kind === "shipping" && amountMinor === 0 ? translate("shippingFree") : price(amountMinor)
  }
  const labelOf = ({ kind, name }: TotalRow): string => {
    if (kind === "fee") return name
    if (kind === "coupon") return translate("couponRow", { code: name })
    if (kind === "shipping") return translate("shipping")
    return translate(kind === "tax" ? "taxes" : "subtotal")
  }
  return (
    <dl className="ringside-order-totals" aria-busy={isBusy || undefined}>
      {details.rows.map((row) => (
        <div key={row.key} className="ringside-order-sum">
          <dt>
            {labelOf(row)}
            {row.kind === "coupon" && onRemoveCoupon && (
              <button
                type="button"
                className="ringside-order-remove-coupon"
                aria-label={translate("removeCoupon", { code: row.name })}
                onClick={() => onRemoveCoupon(row.name)}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </dt>
          <dd>{amountOf(row)}</dd>
        </div>
      ))}
      <div className="ringside-order-sum ringside-order-total">
        <dt>{translate("total")}</dt>
        <dd>
          {price(details.totalMinor)}
          {showsCode && <span className="ringside-order-code"> {details.currency}</span>}
        </dd>
        {details.includedTaxMinor > 0 && (
          <dd className="ringside-order-muted">
            {translate("taxIncluded", { amount: formatMoney(money(details.includedTaxMinor), { locale, format }) })}
          </dd>
        )}
      </div>
    </dl>
  )
}
