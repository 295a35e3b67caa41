/** A key pressed on the radio at `index` of `count`. */
interface RadioKey {
  /** `KeyboardEvent.key`. */
  readonly key: string
  readonly index: number
  readonly count: number
  /** Whether the radios run from right to left. */
  readonly isRtl: boolean
}

/**
 * The index of the radio that a key chooses, wrapping at the ends; `null` for keys that a radio group ignores. Source: ARIA Authoring
 * Practices, radio group.
 */
export function selectRadioForKey({ key, index, count, isRtl }: RadioKey): number | null {
  if (count < 1) return null
  switch (key) {
    case "ArrowDown":
    case isRtl ? "ArrowLeft" : "ArrowRight":
      return (index + 1) % count
    case "ArrowUp":
    case isRtl ? "ArrowRight" : "ArrowLeft":
      return (index + count - 1) % count
    case " ":
    case "Enter":
      return index
    default:
      return null
  }
}
