/** Two trees with corresponding nodes: the page's, and the shop's new one. */
interface Replacement {
  readonly from: Element
  readonly to: Element
  /** The node in the page's tree that must stay. */
  readonly live: Element
  /** The corresponding node in the new tree. */
  readonly place: Element
}

/**
 * Makes the page's tree equal to a new one, around a node that is never removed: a moved frame is reloaded, and a card number typed into it
 * would be lost.
 */
export function replaceAround({ from, to, live, place }: Replacement): void {
  copyAttributes(from, to)
  if (from === live || to === place) return
  const kept = findChild(from, live)
  const counterpart = findChild(to, place)
  if (!kept || !counterpart) return
  for (const node of [...from.childNodes]) if (node !== kept) node.remove()
  const fresh = [...to.childNodes]
  const index = fresh.indexOf(counterpart)
  kept.before(...fresh.slice(0, index))
  kept.after(...fresh.slice(index + 1))
  replaceAround({ from: kept, to: counterpart, live, place })
}

function findChild(parent: Element, descendant: Element): Element | undefined {
  return [...parent.children].find((child) => child.contains(descendant))
}

function copyAttributes(from: Element, to: Element): void {
  // Attributes of ours say which payment method the frame belongs to.
  const isGone = (name: string) => !to.hasAttribute(name) && !name.startsWith("data-ringside-")
  for (const name of from.getAttributeNames().filter(isGone)) from.removeAttribute(name)
  for (const name of to.getAttributeNames()) from.setAttribute(name, to.getAttribute(name) ?? "")
}
