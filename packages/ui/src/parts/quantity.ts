import { addExactly, clamp, selectLastStep } from "@ringside/core/domain"

/** The allowed quantities of a product. */
export interface QuantityLimits {
  readonly min: number
  /** Null without a maximum. */
  readonly max: number | null
  readonly step: number
}

/** The allowed quantity nearest to `value`; the minimum when the maximum is below it. */
export function limitQuantity(value: number, { min, max }: QuantityLimits): number {
  return clamp(value, { min, max: max ?? Number.POSITIVE_INFINITY })
}

/**
 * One step up or down, within the limits and without floating-point noise: 0.1 and 0.2 make 0.3. The last step up is a whole one: packs of
 * six with 20 in stock end at 18.
 */
export function stepQuantity(value: number, direction: "up" | "down", { min, max, step }: QuantityLimits): number {
  const last = selectLastStep({ min, max: max ?? Number.POSITIVE_INFINITY, step })
  // As in the browser's own field, a step up never lowers what was typed.
  if (direction === "up" && value >= last) return limitQuantity(value, { min, max, step })
  return limitQuantity(addExactly(value, direction === "up" ? step : -step), { min, max: last, step })
}

/** Parses typed text into an allowed quantity; null when it is no number. A decimal comma is accepted, too. */
export function parseQuantity(text: string, limits: QuantityLimits): number | null {
  const digits = text.trim().replace(",", ".")
  return /^\d{1,9}(\.\d{1,6})?$/.test(digits) ? limitQuantity(Number(digits), limits) : null
}
