import type { Cart } from "@ringside/cart/domain"
import { HostText, Price } from "@ringside/ui"
import { memo } from "react"
import type { BlockCart } from "../../domain/index.ts"
import { useBlockTexts } from "../shared/texts.ts"
import type { FormLayout } from "./layout.ts"

interface PlaceButtonProps {
  readonly layout: FormLayout | null
  /** Where the link back to the basket leads; null without one. */
  readonly basketUrl: string | null
  readonly cart: Cart
  readonly details: BlockCart
  /** Whether the sums are being requested. */
  readonly isSumBusy: boolean
  /** Whether the order is being sent. */
  readonly isBusy: boolean
  /** Whether the button is disabled because an order may exist. */
  readonly isHeld: boolean
}

/** The button that places the order, the sum, and the way back. Memoized, so that typing doesn't render it. */
export const PlaceButton = memo(function PlaceButton(props: PlaceButtonProps) {
  const { layout, basketUrl, cart, details, isSumBusy, isBusy, isHeld } = props
  const translate = useBlockTexts()
  const total = (
    <Price amount={{ amountMinor: details.totalMinor, currency: details.currency }} format={cart.totals.format} />
  )
  const separator = layout?.priceSeparator ?? null
  return (
    <div className="ringside-order-place">
      {/* If the sums are below the button, the sum is still shown here. */}
      <p className="ringside-order-sum" aria-busy={isSumBusy || undefined}>
        <span>{translate("total")}</span>
        {total}
      </p>
      <button
        type="submit"
        className="ringside-button ringside-button-main"
        aria-disabled={isBusy || isHeld || undefined}
      >
        {isBusy ? (
          translate("placingOrder")
        ) : (
          <HostText or={translate("placeBlockOrder")}>{layout?.placeText ?? ""}</HostText>
        )}
        {!isBusy && separator !== null && (
          <>
            {" "}
            <span>{separator}</span> {total}
          </>
        )}
      </button>
      {basketUrl !== null && (
        <a className="ringside-order-back" href={basketUrl}>
          <HostText or={translate("toBasket")}>{layout?.toBasket?.text ?? ""}</HostText>
        </a>
      )}
    </div>
  )
})
