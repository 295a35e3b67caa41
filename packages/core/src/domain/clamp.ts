/** The number within `min` and `max` that is nearest to `value`; `min` where the two cross. */
export function clamp(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.max(min, Math.min(max, value))
}
