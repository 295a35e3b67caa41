import type { CartLine } from "@ringside/cart/domain"
import { useState } from "react"
import { reduceShownLines, type ShownLine } from "./shownLines.ts"

/** Follows the lines from picture to picture. Call it where it stays as long as the list is in view. */
export function useShownLines(lines: readonly CartLine[]): readonly ShownLine[] {
  const [last, setLast] = useState(() => ({ lines, shown: reduceShownLines(null, lines) }))
  if (last.lines === lines) return last.shown
  const next = { lines, shown: reduceShownLines(last.shown, lines) }
  setLast(next)
  return next.shown
}
