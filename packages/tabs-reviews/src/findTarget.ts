import { decodeUri } from "@ringside/core/domain"

/**
 * The element in `parent` that a hash (with its `#`) names, as browsers find it: by the very text, since some hosts write encoded
 * ids, else by what that decodes to. Addresses are always encoded, links seldom.
 */
export function findTarget(parent: Pick<ParentNode, "querySelector">, hash: string): HTMLElement | null {
  const find = (id: string) => (id ? parent.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null)
  const id = hash.slice(1)
  return find(id) ?? find(decodeUri(id))
}
