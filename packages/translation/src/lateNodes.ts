/** Distinguishes nodes that scripts have added from server nodes that scripts have moved: only added nodes are in another language. */
export interface LateNodes {
  /** Processes mutation records in their order. */
  note(records: readonly MutationRecord[]): void
  /** Whether a node, or one of its ancestors, came with the page and was only moved. */
  isMoved(node: Node): boolean
}

/** Weak sets, so that nodes can be collected after they leave the page. */
export function createLateNodes(): LateNodes {
  const late = new WeakSet<Node>()
  const moved = new WeakSet<Node>()
  let hasMoved = false

  const note = ({ type, target, addedNodes, removedNodes }: MutationRecord) => {
    if (type !== "childList") return
    for (const node of removedNodes) {
      if (moved.has(node) || late.has(node) || isIn(late, target)) continue
      moved.add(node)
      hasMoved = true
    }
    for (const node of addedNodes) if (!moved.has(node)) late.add(node)
  }
  return {
    note: (records) => {
      for (const record of records) note(record)
    },
    isMoved: (node) => hasMoved && isIn(moved, node),
  }
}

function isIn(nodes: { has(node: Node): boolean }, node: Node): boolean {
  return nodes.has(node) || hasAncestorIn(nodes, node)
}

/** Whether one of a node's ancestors is in `nodes`. */
export function hasAncestorIn(nodes: { has(node: Node): boolean }, node: Node): boolean {
  for (let parent = node.parentNode; parent; parent = parent.parentNode) if (nodes.has(parent)) return true
  return false
}
