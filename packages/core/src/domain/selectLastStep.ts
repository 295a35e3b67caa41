import { addExactly, multiplyExactly } from "./addExactly.ts"

/** The values of a number field: `min`, and each whole step above it, which is above 0. */
interface StepRange {
  readonly min: number
  /** May be infinite. */
  readonly max: number
  readonly step: number
}

/**
 * The largest `min + n × step` that isn't above `max`, which is the last value that `stepUp()` of a number field reaches. The minimum when
 * the maximum is below it.
 */
export function selectLastStep({ min, max, step }: StepRange): number {
  if (!Number.isFinite(max)) return max
  const valueAt = (stepCount: number) => addExactly(min, multiplyExactly(step, stepCount))
  // Rounded, since the division may miss a whole number in its last digit.
  const nearest = Math.max(0, Math.round((max - min) / step))
  return nearest > 0 && valueAt(nearest) > max ? valueAt(nearest - 1) : valueAt(nearest)
}
