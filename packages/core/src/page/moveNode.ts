/** Moves a node without restarting the frames and videos in it, where the browser can. */
export function moveNode(node: Node, { parent, before = null }: { parent: ParentNode; before?: Node | null }): void {
  // `moveBefore` requires both nodes in the document.
  if (canKeepState(parent) && node.isConnected && parent.isConnected) parent.moveBefore(node, before)
  else parent.insertBefore(node, before)
}

/** Whether the browser can move nodes without restarting them. Checked here because the types assume that `moveBefore` always exists. */
export function canKeepState(parent: object): boolean {
  return "moveBefore" in parent
}
