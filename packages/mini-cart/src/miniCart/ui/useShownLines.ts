import type { CartLine } from "@ringside/cart/domain"
import { useState } from "react"
import { reduceShownLines, type ShownLine } from "./shownLines.ts"

/** Tracks the lines from render to render. Call it in a component that is mounted as long as the list is visible. */
export function useShownLines(lines: readonly CartLine[]): readonly ShownLine[] {
  const [last, setLast] = useState(() => ({ lines, shown: reduceShownLines(null, lines) }))
  if (last.lines === lines) return last.shown
  const next = { lines, shown: reduceShownLines(last.shown, lines) }
  setLast(next)
  return next.shown
}
