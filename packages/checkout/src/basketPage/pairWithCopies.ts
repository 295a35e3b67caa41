import type { Page } from "@ringside/core"

/** Lists an element of the response for each of the page's: the one at the same place, or copies of the first where their numbers differ. */
export function pairWithCopies<T extends HTMLElement>(
  { document }: Page,
  old: readonly Element[],
  fresh: readonly T[],
): readonly T[] {
  const [first] = fresh
  if (!first || old.length === fresh.length) return fresh
  return old.map((_, index) => (index === 0 ? first : document.importNode(first, true)))
}
