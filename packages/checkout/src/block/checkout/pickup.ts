import type { PackageRate, ShippingPackage } from "@ringside/cart/domain"
import type { BlockCart } from "../../domain/index.ts"
import type { BlockSettings } from "./settings.ts"

type Pickup = BlockSettings["pickup"]

/** Whether a parcel at this rate is fetched. A rate's id begins with the id of its method: `pickup_location:0`. */
function isPickupRate({ rateId }: PackageRate, { methods }: Pickup): boolean {
  return methods.includes(rateId.split(":")[0] ?? "")
}

/** Whether each package can be fetched. */
export function canPickUp({ needsShipping, packages }: BlockCart, pickup: Pickup): boolean {
  return (
    needsShipping &&
    packages.length > 0 &&
    packages.every(({ rates }) => rates.some((rate) => isPickupRate(rate, pickup)))
  )
}

/** Whether the shop has chosen for the shopper that the parcel is fetched: its rate of the first package says so. */
export function isPickupChosen(details: BlockCart, pickup: Pickup): boolean {
  if (!canPickUp(details, pickup)) return false
  const [first] = details.packages
  const chosen = first?.rates.find(({ isSelected }) => isSelected)
  return chosen ? isPickupRate(chosen, pickup) : !pickup.hasShipping
}

/** The packages with the rates of one way alone; all rates where there is no other way. */
export function listWayPackages(details: BlockCart, pickup: Pickup, picksUp: boolean): readonly ShippingPackage[] {
  if (pickup.methods.length === 0) return details.packages
  return details.packages.map((parcel) => ({
    ...parcel,
    rates: parcel.rates.filter((rate) => isPickupRate(rate, pickup) === picksUp),
  }))
}
