import { readVariationText, type Variation } from "./variation.ts"

/** A quantity field; "" is no limit. It is hidden for a product that is sold once per order. */
export interface VariationQuantity {
  readonly value: string
  readonly min: string
  readonly max: string
  readonly hidden: boolean
}

/** The quantity for a variation: the field's value, within the variation's limits. Source: catalogue-and-cart §9. */
export function selectVariationQuantity(current: string | number, variation: Variation): VariationQuantity {
  if (variation["is_sold_individually"] === "yes") return { value: "1", min: "1", max: "", hidden: true }
  const min = readVariationText(variation, "min_qty")
  const max = readMaximum(variation)
  const written = Number.parseFloat(String(current))
  const highest = Math.min(written, parseLimit(max, Infinity))
  const quantity = Math.max(highest, parseLimit(min, -Infinity))
  return { value: Number.isNaN(quantity) ? min || "1" : String(quantity), min, max, hidden: false }
}

/** The platform sends nothing or -1 where there is no maximum. */
function readMaximum(variation: Variation): string {
  const max = readVariationText(variation, "max_qty")
  return Number.parseFloat(max) === -1 ? "" : max
}

/** An invalid limit counts as none. */
function parseLimit(limit: string, none: number): number {
  const number = Number.parseFloat(limit)
  return Number.isNaN(number) ? none : number
}
