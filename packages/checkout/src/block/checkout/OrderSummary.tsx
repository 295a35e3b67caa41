import type { CartStore } from "@ringside/cart"
import type { Cart, CartLine } from "@ringside/cart/domain"
import type { MoneyFormat } from "@ringside/core/domain"
import { Price } from "@ringside/ui"
import { memo } from "react"
import type { BlockCart } from "../../domain/index.ts"
import { CouponForm } from "../shared/CouponForm.tsx"
import { LineDetails, LineNotes } from "../shared/LineDetails.tsx"
import { useBlockTexts } from "../shared/texts.ts"
import { Totals } from "../shared/Totals.tsx"
import { useCoupons } from "../shared/useCoupons.ts"

interface OrderSummaryProps {
  readonly cart: Cart
  readonly details: BlockCart
  readonly isBusy: boolean
  readonly store: CartStore
  /** Whether the rates are those of the whole address in the form. */
  readonly hasDestination: boolean
  readonly hasCoupons: boolean
  /** Whether the names of taxes are followed by their rates. */
  readonly hasTaxRates: boolean
}

const shownLinesMax = 50

/** The ordered lines and their sums. Memoized, so that typing doesn't render it. */
export const OrderSummary = memo(function OrderSummary(props: OrderSummaryProps) {
  const { cart, details, isBusy, store, hasDestination, hasCoupons, hasTaxRates } = props
  const coupons = useCoupons(store)
  const translate = useBlockTexts()
  const listed = cart.lines.filter(({ isHiddenInSummary }) => !isHiddenInSummary)
  const more = listed.length - shownLinesMax
  return (
    <section className="ringside-order-side" aria-label={translate("summaryTitle")}>
      <h2 className="ringside-order-title">{translate("summaryTitle")}</h2>
      <ul className="ringside-order-lines" role="list">
        {listed.slice(0, shownLinesMax).map((line) => (
          <SummaryLine key={line.key} line={line} format={cart.totals.format} />
        ))}
      </ul>
      {more > 0 && <p className="ringside-order-muted">{translate("moreLines", { count: more })}</p>}
      {hasCoupons && <CouponForm coupons={coupons} />}
      <Totals
        cart={cart}
        details={details}
        isBusy={isBusy}
        unknownShipping={translate(hasDestination ? "noDelivery" : "shippingLater")}
        hasTaxRates={hasTaxRates}
        onRemoveCoupon={hasCoupons ? (code) => void coupons.remove(code) : undefined}
        removeError={coupons.removeError}
      />
    </section>
  )
})

function SummaryLine({ line, format }: { readonly line: CartLine; readonly format: MoneyFormat | null }) {
  const { image, name, quantity, lineTotal } = line
  return (
    <li className="ringside-order-line">
      <span className="ringside-basket-image">
        {image && <img src={image.src} srcSet={image.srcset || undefined} sizes="64px" alt="" loading="lazy" />}
      </span>
      <div>
        <p className="ringside-basket-name">
          {name} <span className="ringside-order-muted">× {quantity}</span>
        </p>
        <LineDetails line={line} />
        <LineNotes line={line} format={format} />
      </div>
      <Price amount={lineTotal} format={format} />
    </li>
  )
}
