/** Distinguishes nodes that scripts have added from server nodes that scripts have moved: only added nodes are in another language. */
export interface LateNodes {
  /** Processes a record of children, and puts its added nodes into `added`; records come in their order. */
  note(record: MutationRecord, added: Set<Node>): void
  /** Whether a node came with the page and was only moved, alone or inside a moved element. Nodes added to a moved element are late. */
  isMoved(node: Node): boolean
}

/** Weak sets, so that nodes can be collected after they leave the page. */
export function createLateNodes(): LateNodes {
  const late = new WeakSet<Node>()
  const moved = new WeakSet<Node>()
  let hasMoved = false

  /** The nearest node that was added or moved decides: a moved element may be in an added one, and added content in a moved one. */
  const findNearest = (node: Node) => {
    for (let each: Node | null = node; each; each = each.parentNode) {
      if (late.has(each)) return late
      if (moved.has(each)) return moved
    }
    return null
  }
  return {
    note({ target, addedNodes, removedNodes }, added) {
      // eslint-disable-next-line @typescript-eslint/prefer-for-of -- with a record per node, the list's iterator costs more than the rest
      for (let index = 0; index < removedNodes.length; index += 1) {
        const node = removedNodes[index]
        if (!node) continue
        if (moved.has(node) || late.has(node) || findNearest(target) === late) continue
        moved.add(node)
        hasMoved = true
      }
      // eslint-disable-next-line @typescript-eslint/prefer-for-of -- the same
      for (let index = 0; index < addedNodes.length; index += 1) {
        const node = addedNodes[index]
        if (!node) continue
        added.add(node)
        if (!moved.has(node)) late.add(node)
      }
    },
    isMoved: (node) => hasMoved && findNearest(node) === moved,
  }
}

/** Whether a node or one of its ancestors is in `nodes`. */
export function isIn(nodes: { has(node: Node): boolean }, node: Node): boolean {
  for (let each: Node | null = node; each; each = each.parentNode) if (nodes.has(each)) return true
  return false
}
