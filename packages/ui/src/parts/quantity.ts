import { addExactly, clamp } from "@ringside/core/domain"

/** How many of a product may be asked for. */
export interface QuantityLimits {
  readonly min: number
  /** None when null. */
  readonly max: number | null
  readonly step: number
}

/** The quantity nearest to `value` that the limits allow; the minimum where maximum and minimum cross. */
export function limitQuantity(value: number, { min, max }: QuantityLimits): number {
  return clamp(value, { min, max: max ?? Number.POSITIVE_INFINITY })
}

/** One step up or down, within the limits and without float noise: 0.1 and 0.2 make 0.3. */
export function stepQuantity(value: number, direction: "up" | "down", limits: QuantityLimits): number {
  return limitQuantity(addExactly(value, direction === "up" ? limits.step : -limits.step), limits)
}

/** What was typed, as a quantity that the limits allow; null when it is no number. A comma is a decimal point, too. */
export function parseQuantity(text: string, limits: QuantityLimits): number | null {
  const digits = text.trim().replace(",", ".")
  return /^\d{1,9}(\.\d{1,6})?$/.test(digits) ? limitQuantity(Number(digits), limits) : null
}
