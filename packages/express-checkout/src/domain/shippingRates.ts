import {
  convertAmount,
  decodeEntities,
  formatText,
  isRecord,
  parseMinorAmount,
  readList,
  readMember,
} from "@ringside/core/domain"
import { createLineStyle, type LineStyle, readMinorUnit } from "./lineItems.ts"

/** A shipping rate in the wallet's sheet; the amount in the provider's units. */
export interface ShippingRate {
  readonly id: string
  readonly displayName: string
  readonly amount: number
  readonly deliveryEstimate?: string
}

/** The provider's limit. */
const maxRates = 9

/** The rates of a cart's first package, the selected one first, at most 9; without a style without tax. Source: express-checkout §10. */
export function createShippingRates(cart: unknown, decimals: unknown, style?: LineStyle): ShippingRate[] {
  const { includesTax } = { ...createLineStyle(null), ...style }
  const [shipment] = readList(readMember(cart, ["shipping_rates"]))
  const rates = readList(readMember(shipment, ["shipping_rates"]))
    .filter(isRecord)
    .filter(({ rate_id }) => formatText(rate_id) !== "")
  const selected = rates.filter((rate) => rate.selected === true)
  const others = rates.filter((rate) => rate.selected !== true)
  return [...selected, ...others].slice(0, maxRates).map((rate) => ({
    id: formatText(rate.rate_id),
    displayName: decodeEntities(rate.name),
    amount: convertAmount(
      parseMinorAmount(rate.price) + (includesTax ? parseMinorAmount(rate.taxes) : 0),
      decimals,
      readRateUnit(rate) ?? readMinorUnit(cart),
    ),
    deliveryEstimate: formatPickup(rate),
  }))
}

/** The placeholder while no rate is known, since a sheet doesn't open without rates. Source: express-checkout §5.1. */
export function createPlaceholderRates(name?: string): ShippingRate[] {
  return [{ id: "pending", displayName: formatText(name) || createLineStyle(null).names.pending, amount: 0 }]
}

function readRateUnit({ currency_minor_unit: unit }: Readonly<Record<string, unknown>>): unknown {
  return Number.isInteger(unit) ? unit : undefined
}

/** The pickup address and details of a rate. */
function formatPickup(rate: unknown): string {
  const entries = readList(readMember(rate, ["meta_data"]))
  return ["pickup_address", "pickup_details"]
    .map((key) => entries.find((entry) => readMember(entry, ["key"]) === key))
    .map((entry) => decodeEntities(readMember(entry, ["value"])))
    .filter((text) => text !== "")
    .join(" - ")
}
