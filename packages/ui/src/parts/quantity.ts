import { addExactly, clamp, selectLastStep } from "@ringside/core/domain"

/** The allowed quantities of a product. */
export interface QuantityLimits {
  readonly min: number
  /** Null without a maximum. */
  readonly max: number | null
  readonly step: number
}

/** The allowed quantity nearest to `value`, which is a whole number of steps above the minimum; the minimum when the maximum is below it. */
export function limitQuantity(value: number, limits: QuantityLimits): number {
  const { min, step } = limits
  const nearest = selectLastStep({ min, max: addExactly(value, step / 2), step })
  return clamp(nearest, { min, max: lastQuantity(limits) })
}

function lastQuantity({ min, max, step }: QuantityLimits): number {
  return selectLastStep({ min, max: max ?? Number.POSITIVE_INFINITY, step })
}

/**
 * One step up or down, within the limits and without floating-point noise: 0.1 and 0.2 make 0.3. The last step up is a whole one: packs of
 * six with 20 in stock end at 18.
 */
export function stepQuantity(value: number, direction: "up" | "down", limits: QuantityLimits): number {
  const { min, max, step } = limits
  const last = lastQuantity(limits)
  // As in the browser's own field, a step up never lowers what was typed.
  if (direction === "up" && value >= last) return clamp(value, { min, max: max ?? Number.POSITIVE_INFINITY })
  return clamp(addExactly(value, direction === "up" ? step : -step), { min, max: last })
}

/** Parses typed text into a number; null when it is none. A decimal comma, and digits as Japanese, Arabic and Persian keyboards type them, are accepted, too. */
export function parseQuantity(text: string): number | null {
  const digits = text
    .trim()
    // Full-width digits become plain ones.
    .normalize("NFKC")
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.charCodeAt(0) - 0x06_60) % 16))
    .replace(/[,\u066B]/, ".")
  return /^\d{1,9}(\.\d{1,6})?$/.test(digits) ? Number(digits) : null
}
