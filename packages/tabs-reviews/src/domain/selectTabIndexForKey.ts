/** The orientation of the tabs. */
interface TabDirection {
  /** Whether the page is read from right to left. */
  readonly rtl?: boolean
  readonly orientation?: "horizontal" | "vertical"
}

/**
 * The tab that a key (`KeyboardEvent.key`) moves to from the tab at `index`, wrapping at the ends; `null` for other keys. Source:
 * catalogue-and-cart §10.1.
 */
export function selectTabIndexForKey(
  key: string,
  index: number,
  count: number,
  { rtl = false, orientation = "horizontal" }: TabDirection = {},
): number | null {
  if (count < 1) return null
  if (key === "Home") return 0
  if (key === "End") return count - 1
  const [back, on] = orientation === "vertical" ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"]
  if (key !== back && key !== on) return null
  const isBack = (key === back) !== (rtl && orientation === "horizontal")
  return (index + (isBack ? count - 1 : 1)) % count
}
