import type { Cart } from "@ringside/cart/domain"
import { formatMoney } from "@ringside/core/domain"
import { FieldError, Price, usePage } from "@ringside/ui"
import { type ReactNode, useId } from "react"
import type { BlockCart, TotalRow } from "../../domain/index.ts"
import { useBlockTexts } from "./texts.ts"
import { useFocusAfterRemoval } from "./useFocusAfterRemoval.ts"

interface TotalsProps {
  readonly cart: Cart
  readonly details: BlockCart
  /** Whether the sums are waiting for the server's confirmation. */
  readonly isBusy: boolean
  /** The text for shipping that isn't known; without it, the row is left out. */
  readonly unknownShipping?: string
  /** Whether the names of taxes are followed by their rates. */
  readonly hasTaxRates?: boolean
  /** A sentence below the total. */
  readonly note?: string | null
  /** Removes a coupon; without it coupons are only shown. */
  readonly onRemoveCoupon?: ((code: string) => void) | undefined
  /** The reason why a coupon could not be removed. */
  readonly removeError?: string | null
}

/** The sums of an order. */
export function Totals(props: TotalsProps) {
  const { cart, details, isBusy, unknownShipping, hasTaxRates = false, note = null } = props
  const { onRemoveCoupon, removeError = null } = props
  const translate = useBlockTexts()
  const errorId = useId()
  const { list, follow } = useFocusAfterRemoval(details.rows)
  const { locale } = usePage().config
  const { format } = cart.totals
  const money = (amountMinor: number) => ({ amountMinor, currency: details.currency })
  const formatAmount = (amountMinor: number) => formatMoney(money(amountMinor), { locale, format })
  const price = (amountMinor: number) => <Price amount={money(amountMinor)} format={format} />
  const amountOf = ({ kind, amountMinor }: TotalRow): ReactNode => {
    if (amountMinor === null) return <span className="ringside-order-muted">{unknownShipping}</span>
    return kind === "shipping" && amountMinor === 0 ? translate("shippingFree") : price(amountMinor)
  }
  const rows = details.rows.filter(({ amountMinor }) => amountMinor !== null || unknownShipping !== undefined)
  const remove = ({ key, name }: TotalRow) => {
    follow(key)
    onRemoveCoupon?.(name)
  }
  return (
    <>
      <FieldError id={errorId} text={removeError} />
      <dl ref={list} className="ringside-order-totals" tabIndex={-1} aria-busy={isBusy || undefined}>
        {rows.map((row) => (
          <div key={row.key} className="ringside-order-sum">
            <RowLabel row={row} hasTaxRates={hasTaxRates} onRemove={onRemoveCoupon && remove} />
            <dd>{amountOf(row)}</dd>
          </div>
        ))}
        <div className="ringside-order-sum ringside-order-total">
          <dt>{translate("total")}</dt>
          <dd>{price(details.totalMinor)}</dd>
          {details.includedTaxMinor > 0 && (
            <dd className="ringside-order-muted">
              {details.includedTaxes.length === 0
                ? translate("taxIncluded", { amount: formatAmount(details.includedTaxMinor) })
                : translate("taxesIncluded", {
                    taxes: details.includedTaxes
                      .map(({ name, amountMinor }) => `${formatAmount(amountMinor)} ${name}`)
                      .join(", "),
                  })}
            </dd>
          )}
          {note !== null && <dd className="ringside-order-muted">{note}</dd>}
        </div>
      </dl>
    </>
  )
}

interface RowLabelProps {
  readonly row: TotalRow
  readonly hasTaxRates: boolean
  readonly onRemove: ((row: TotalRow) => void) | undefined
}

/** The name of a sum; that of a coupon with a button that removes it. */
function RowLabel({ row, hasTaxRates, onRemove }: RowLabelProps) {
  const translate = useBlockTexts()
  const { kind, name, rate } = row
  if (kind === "fee") return <dt>{name || translate("fee")}</dt>
  if (kind === "tax" && name !== "") return <dt>{hasTaxRates && rate ? `${name} ${rate}` : name}</dt>
  if (kind === "shipping") return <dt>{translate("shipping")}</dt>
  if (kind !== "coupon") return <dt>{translate(kind === "tax" ? "taxes" : "subtotal")}</dt>
  return (
    <dt>
      {translate("couponRow", { code: name })}
      {onRemove && (
        <button
          type="button"
          className="ringside-order-remove-coupon"
          aria-label={translate("removeCoupon", { code: name })}
          onClick={() => onRemove(row)}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </dt>
  )
}
