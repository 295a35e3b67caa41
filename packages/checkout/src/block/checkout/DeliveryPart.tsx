import type { CartStore } from "@ringside/cart"
import type { Cart } from "@ringside/cart/domain"
import { memo } from "react"
import type { BlockCart } from "../../domain/index.ts"
import { ShippingRates } from "../shared/ShippingRates.tsx"
import { useBlockTexts } from "../shared/texts.ts"
import { useRates } from "../shared/useRates.ts"
import { Part } from "./AddressParts.tsx"
import { deliveryId } from "./checkForm.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"

interface DeliveryPartProps {
  readonly model: CheckoutModel
  readonly cart: Cart
  readonly details: BlockCart
  readonly store: CartStore
  /** The problem of the choice at the last attempt to order. */
  readonly error: string | undefined
}

/** The choice of shipping rates. Memoized, so that typing doesn't render it. */
export const DeliveryPart = memo(function DeliveryPart({ model, cart, details, store, error }: DeliveryPartProps) {
  const translate = useBlockTexts()
  const rates = useRates(store)
  const { packages } = details
  const isChosen = packages.length > 0 && packages.every((parcel) => rates.chosenOf(parcel) !== "")
  return (
    <Part title={model.settings.layout?.titles.delivery || translate("shippingMethod")}>
      <ShippingRates id={deliveryId} cart={cart} details={details} rates={rates} error={isChosen ? undefined : error} />
    </Part>
  )
})
