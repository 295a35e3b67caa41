import { addExactly, selectLastStep } from "@ringside/core/domain"

/** A number in a quantity field: text, possibly empty or missing. */
export type QuantityText = string | number | null

/**
 * The minimum to which a field is raised at the start; null when the field needs no change. An empty field stays empty. Source:
 * catalogue-and-cart §8.
 */
export function selectRaisedQuantity(value: QuantityText, min: QuantityText): string | null {
  const quantity = parseQuantity(value)
  const lowest = parseQuantity(min)
  if (quantity === null || lowest === null || lowest < 0) return null
  return quantity < lowest ? String(lowest) : null
}

/** A quantity field and the direction of a step; the attributes as printed. */
export type QuantityStep = {
  readonly value: QuantityText
  readonly min: QuantityText
  readonly max: QuantityText
  readonly step: QuantityText
  readonly direction: "plus" | "minus"
}

/**
 * The field's value after a press of plus or minus: not below the minimum, and not above the last value that whole steps from there reach
 * within the maximum, as for `stepUp()` of the field. Like that, plus never lowers a value within the maximum; one beyond it becomes the last
 * value. Source: catalogue-and-cart §8.
 */
export function selectSteppedQuantity({ value, min, max, step, direction }: QuantityStep): string {
  const lowest = parseQuantity(min) ?? 0
  const stepBy = parsePositive(step) ?? 1
  const from = parseQuantity(value) ?? 0
  const most = Math.max(parseMaximum(max), lowest)
  const highest = selectLastStep({ min: lowest, max: most, step: stepBy })
  if (direction === "plus" && from >= highest) return String(from > most ? highest : from)
  const moved = addExactly(from, direction === "plus" ? stepBy : -stepBy)
  return String(Math.min(Math.max(moved, lowest), highest))
}

function parseQuantity(raw: QuantityText): number | null {
  const text = String(raw ?? "").trim()
  const quantity = Number(text)
  return text !== "" && Number.isFinite(quantity) ? quantity : null
}

/** The platform prints nothing, 0 or -1 where there is no maximum. */
function parseMaximum(raw: QuantityText): number {
  const quantity = parseQuantity(raw) ?? 0
  return quantity === 0 || quantity === -1 ? Infinity : quantity
}

function parsePositive(raw: QuantityText): number | null {
  const quantity = parseQuantity(raw)
  return quantity !== null && quantity > 0 ? quantity : null
}
