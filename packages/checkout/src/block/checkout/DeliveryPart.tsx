import type { Cart } from "@ringside/cart/domain"
import type { FormProblem } from "@ringside/ui"
import type { BlockCart } from "../../domain/index.ts"
import { ShippingRates } from "../shared/ShippingRates.tsx"
import { useBlockTexts } from "../shared/texts.ts"
import type { Rates } from "../shared/useRates.ts"
import { Part } from "./AddressParts.tsx"

interface DeliveryPartProps {
  readonly cart: Cart
  readonly details: BlockCart
  readonly rates: Rates
  readonly problems: readonly FormProblem[]
}

/** How the order is sent. */
export function DeliveryPart({ cart, details, rates, problems }: DeliveryPartProps) {
  const translate = useBlockTexts()
  const id = "shipping-rates"
  return (
    <Part title={translate("shippingMethod")}>
      <ShippingRates
        id={id}
        cart={cart}
        details={details}
        rates={rates}
        error={problems.find(({ fieldId }) => fieldId === id)?.text}
      />
    </Part>
  )
}
