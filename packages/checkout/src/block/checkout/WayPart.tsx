import type { Cart, ShippingPackage } from "@ringside/cart/domain"
import { formatMoney } from "@ringside/core/domain"
import { HostText, RadioGroup, usePage } from "@ringside/ui"
import { useRef } from "react"
import type { BlockCart } from "../../domain/index.ts"
import { useBlockTexts } from "../shared/texts.ts"
import type { Rates } from "../shared/useRates.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { describePart, Part } from "./Part.tsx"
import { canPickUp, listWayPackages } from "./pickup.ts"

interface WayPartProps {
  readonly model: CheckoutModel
  readonly cart: Cart
  readonly details: BlockCart
  readonly rates: Rates
  readonly picksUp: boolean
}

/**
 * The choice between sending and fetching, in a shop that has both. The shop receives it as the rate that was chosen for the way before, or by its
 * first.
 */
export function WayPart({ model, cart, details, rates, picksUp }: WayPartProps) {
  const translate = useBlockTexts()
  const { locale } = usePage().config
  const { pickup, layout } = model.settings
  /** The rate of each package before the shopper chose the other way. */
  const left = useRef(new Map<ShippingPackage["id"], string>())
  if (!canPickUp(details, pickup) || !pickup.hasShipping) return null
  const listPackages = (way: string) => listWayPackages(details, pickup, way === "pickup")
  const choose = (way: string) => {
    model.change({ picksUp: way === "pickup" })
    for (const [index, parcel] of listPackages(way).entries()) {
      const { id, rates: ofWay } = parcel
      const isOfWay = (rateId: string | undefined) => ofWay.some((rate) => rate.rateId === rateId)
      // The last choice counts, which the shop may not have answered yet.
      const chosen = rates.chosenOf(details.packages[index] ?? parcel)
      if (isOfWay(chosen)) continue
      const before = left.current.get(id)
      left.current.set(id, chosen)
      const rateId = isOfWay(before) ? before : ofWay[0]?.rateId
      if (rateId !== undefined) rates.choose(parcel, rateId)
    }
  }
  const priceOf = (way: "ship" | "pickup") => {
    const prices = listPackages(way)[0]?.rates.map(({ priceMinor }) => priceMinor) ?? []
    if (!layout?.ways.hasPrices) return undefined
    if (prices.length === 0) return translate("shippingLater")
    const [least, most] = [Math.min(...prices), Math.max(...prices)]
    if (most === 0) return translate("shippingFree")
    const price = formatMoney(
      { amountMinor: least, currency: details.currency },
      { locale, format: cart.totals.format },
    )
    return least === most ? price : translate("priceFrom", { price })
  }
  const part = describePart(model, "way", translate("delivery"))
  return (
    <Part {...part}>
      <RadioGroup
        id="shipping-way"
        legend={part.title}
        isLegendHidden
        name="shipping_way"
        value={picksUp ? "pickup" : "ship"}
        onChange={choose}
        options={[
          {
            value: "ship",
            label: <HostText or={translate("ship")}>{layout?.ways.shipText ?? ""}</HostText>,
            aside: priceOf("ship"),
          },
          {
            value: "pickup",
            label: <HostText or={translate("pickup")}>{pickup.text}</HostText>,
            aside: priceOf("pickup"),
          },
        ]}
      />
    </Part>
  )
}
