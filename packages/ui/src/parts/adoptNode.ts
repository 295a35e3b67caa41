import { canKeepState, createPageDocument, moveNode } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { canTakeFocus } from "../canTakeFocus.ts"

/** Elements that restart from the beginning when they are moved in the document. */
const reloading = "iframe, frame, object, embed, audio, video"

/** Whether `node` can be moved without losing state, such as input in a frame or the position of a video. */
export function isMovable(node: Element): boolean {
  return canKeepState(node) || !(node.matches(reloading) || node.querySelector(reloading))
}

/**
 * Moves a node of the host into `container`; the returned function moves it back to its exact place, unless the host has moved it since.
 */
export function adoptNode(node: Element, container: Element): () => void {
  const document = createPageDocument(node.ownerDocument)
  const place = document.createComment("")
  node.before(place)
  move(node, container, null)
  return () => {
    if (node.parentNode === container && place.parentNode) move(node, place.parentNode, place)
    place.remove()
  }
}

/** Moves a node, with the focus in it. */
function move(node: Element, parent: ParentNode, before: Node | null): void {
  const document = createPageDocument(node.ownerDocument)
  const focused = document.activeElement
  moveNode(node, { parent, before })
  const hasLostFocus = focused && node.contains(focused) && focused !== document.activeElement
  if (hasLostFocus && canTakeFocus(focused)) focused.focus(nullPrototype({ preventScroll: true }))
}
