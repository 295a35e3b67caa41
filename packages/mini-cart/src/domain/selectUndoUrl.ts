import { parseUrl } from "@ringside/core/domain"
/**
 * The address at which the shop restores a removed line, made from the address of its remove link: the platform accepts one nonce for both.
 * Null when `removeHref` removes nothing, or leads to another origin than `base`.
 */
export function selectUndoUrl(removeHref: string, base: string): string | null {
  const url = parseUrl(removeHref, base)
  const key = url?.searchParams.get("remove_item")
  if (!url || !key || url.origin !== new URL(base).origin) return null
  url.searchParams.delete("remove_item")
  url.searchParams.set("undo_item", key)
  return url.href
}
