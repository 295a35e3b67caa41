import type { Cart } from "@ringside/cart/domain"
import { Price } from "@ringside/ui"
import { memo } from "react"
import type { BlockCart } from "../../domain/index.ts"
import { useBlockTexts } from "../shared/texts.ts"

interface PlaceButtonProps {
  /** The owner's text of the button; ours without one. */
  readonly text: string | undefined
  readonly cart: Cart
  readonly details: BlockCart
  /** Whether the sums are being requested. */
  readonly isSumBusy: boolean
  /** Whether the order is being sent. */
  readonly isBusy: boolean
  /** Whether the button is disabled because an order may exist. */
  readonly isHeld: boolean
}

/** The button that places the order, and the sum. Memoized, so that typing doesn't render it. */
export const PlaceButton = memo(function PlaceButton(props: PlaceButtonProps) {
  const { text, cart, details, isSumBusy, isBusy, isHeld } = props
  const translate = useBlockTexts()
  return (
    <div className="ringside-order-place">
      {/* If the sums are below the button, the sum is still shown here. */}
      <p className="ringside-order-sum" aria-busy={isSumBusy || undefined}>
        <span>{translate("total")}</span>
        <Price amount={{ amountMinor: details.totalMinor, currency: details.currency }} format={cart.totals.format} />
      </p>
      <button
        type="submit"
        className="ringside-button ringside-button-main"
        aria-disabled={isBusy || isHeld || undefined}
      >
        {isBusy ? translate("placingOrder") : text || translate("placeBlockOrder")}
      </button>
    </div>
  )
})
