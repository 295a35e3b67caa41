import type { Page } from "@ringside/core"

/** For each of the page's elements the one of the response at the same place; copies of the first where their numbers differ. */
export function pairWithCopies<T extends HTMLElement>(
  { document }: Page,
  old: readonly Element[],
  fresh: readonly T[],
): readonly T[] {
  const [first] = fresh
  if (!first || old.length === fresh.length) return fresh
  return old.map((_, index) => (index === 0 ? first : document.importNode(first, true)))
}
