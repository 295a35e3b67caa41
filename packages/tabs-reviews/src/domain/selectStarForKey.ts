/**
 * The star that a key (`KeyboardEvent.key`) chooses from the star number `focused`, round the ends; `null` for keys that stars
 * leave alone. Source: catalogue-and-cart §10.2.
 */
export function selectStarForKey(key: string, focused: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (focused % 5) + 1
    case "ArrowLeft":
    case "ArrowUp":
      return ((focused + 3) % 5) + 1
    case " ":
    case "Enter":
      return focused
    default:
      return null
  }
}
