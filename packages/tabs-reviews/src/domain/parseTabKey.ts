/** The key in the class of a tab's list item, `{key}_tab`; `null` when no class has that form. Source: catalogue-and-cart §10.1. */
export function parseTabKey(liClass: string): string | null {
  return /(?:^|\s)(\S+)_tab(?!\S)/.exec(liClass)?.[1] ?? null
}
