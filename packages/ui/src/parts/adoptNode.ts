import { createPageDocument } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { canTakeFocus } from "../canTakeFocus.ts"

/** What starts again from nothing when it is taken out and put in elsewhere. */
const reloading = "iframe, frame, object, embed, audio, video"

/** Whether `node` can stand elsewhere without losing what it holds: what was typed in a frame, a film at minute two. */
export function isMovable(node: Element): boolean {
  return canKeepState(node) || !(node.matches(reloading) || node.querySelector(reloading))
}

/** Puts a node of the host into `container`; the answer puts it back exactly where it was, unless the host has moved it since. */
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

function move(node: Element, parent: ParentNode, before: Node | null): void {
  const document = createPageDocument(node.ownerDocument)
  const focused = document.activeElement
  // The newer way needs both in the document.
  if (canKeepState(parent) && node.isConnected && parent.isConnected) parent.moveBefore(node, before)
  else parent.insertBefore(node, before)
  const hasLostFocus = focused && node.contains(focused) && focused !== document.activeElement
  if (hasLostFocus && canTakeFocus(focused)) focused.focus(nullPrototype({ preventScroll: true }))
}

/** Whether the browser can move nodes without starting them again; types that know `moveBefore` take it for granted. */
function canKeepState(parent: object): boolean {
  return "moveBefore" in parent
}
