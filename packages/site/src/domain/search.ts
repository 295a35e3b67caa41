/**
 * The action of a press on the search icon: an open field with a term is submitted, an empty one closes. Source:
 * attribution-translation-site §8.5.
 */
export function selectSearchAction(s: { readonly open: boolean; readonly term: string }): "open" | "submit" | "close" {
  if (!s.open) return "open"
  return s.term.trim() === "" ? "close" : "submit"
}
