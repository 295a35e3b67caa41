import type { Cart } from "@ringside/cart/domain"
import type { BlockCart } from "../../domain/index.ts"
import { ShippingRates } from "../shared/ShippingRates.tsx"
import { useBlockTexts } from "../shared/texts.ts"
import type { Rates } from "../shared/useRates.ts"
import { deliveryId } from "./checkForm.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { describePart, Part } from "./Part.tsx"
import { listWayPackages } from "./pickup.ts"

interface DeliveryPartProps {
  readonly model: CheckoutModel
  readonly cart: Cart
  readonly details: BlockCart
  readonly rates: Rates
  /** Whether the rates are those of the whole address in the form. */
  readonly hasDestination: boolean
  /** Whether these are the places where the parcel is fetched. */
  readonly picksUp: boolean
  /** The problem of the choice at the last attempt to order. */
  readonly error: string | undefined
}

/** The choice of shipping rates, or of the place to fetch the parcel. */
export function DeliveryPart(props: DeliveryPartProps) {
  const { model, cart, details, rates, hasDestination, picksUp, error } = props
  const translate = useBlockTexts()
  const packages = listWayPackages(details, model.settings.pickup, picksUp)
  const isChosen = packages.length > 0 && packages.every((parcel) => rates.chosenOf(parcel) !== "")
  const part = describePart(
    model,
    picksUp ? "pickup" : "delivery",
    translate(picksUp ? "pickupPlace" : "shippingMethod"),
  )
  return (
    <Part {...part}>
      <ShippingRates
        id={deliveryId}
        cart={cart}
        details={{ ...details, packages }}
        rates={rates}
        hasDestination={hasDestination}
        legend={part.title}
        error={isChosen ? undefined : error}
      />
    </Part>
  )
}
