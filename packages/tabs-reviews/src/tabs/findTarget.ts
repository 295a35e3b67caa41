import { decodeUri } from "@ringside/core/domain"

/**
 * The element in `parent` with the id in a hash (with its `#`), found as browsers do: first by the raw text, since some hosts write encoded
 * ids, then by the decoded text. Addresses are always encoded, links seldom.
 */
export function findTarget(parent: Pick<ParentNode, "querySelector">, hash: string): HTMLElement | null {
  const find = (id: string) => (id ? parent.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null)
  const id = hash.slice(1)
  return find(id) ?? find(decodeUri(id))
}
