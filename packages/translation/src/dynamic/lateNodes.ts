/** Distinguishes nodes that scripts have added from server nodes that scripts have moved: only added nodes are in another language. */
export interface LateNodes {
  /** Begins a batch of records. */
  beginBatch(): void
  /** Processes a record of children, and puts the nodes that it adds to the batch into `added`; records come in their order. */
  note(record: MutationRecord, added: Node[]): void
  /** Whether a node or one of its ancestors was added in this batch. */
  isInBatch(node: Node): boolean
  /** Whether a node came with the page and was only moved, alone or inside a moved element. Nodes added to a moved element are late. */
  isMoved(node: Node): boolean
}

const markName = Symbol("late node")

interface Mark {
  /** The translator that marked the node: another one on the same page, or an earlier one, has its own marks. */
  readonly owner: object
  /** Whether the node came with the page. */
  readonly isMoved: boolean
}

/** A property of the node itself: a weak set takes six times as long, which is a quarter of the work for thousands of nodes. */
interface MarkedNode extends Node {
  [markName]?: Mark
}

/** Marks each added and each moved node with a property. */
export function createLateNodes(): LateNodes {
  const owner = {}
  const movedBefore: Mark = { owner, isMoved: true }
  let hasMoved = false
  // A batch has its own objects, which distinguish its nodes from those of earlier batches.
  let late: Mark = { owner, isMoved: false }
  let moved: Mark = { owner, isMoved: true }

  const readMark = ({ [markName]: mark }: MarkedNode) => (mark?.owner === owner ? mark : undefined)
  /** The nearest node that was added or moved decides: a moved element may be in an added one, and added content in a moved one. */
  const findNearest = (node: Node) => {
    for (let each: Node | null = node; each; each = each.parentNode) {
      const mark = readMark(each)
      if (mark) return mark
    }
    return null
  }
  const isInBatch = (mark: Mark | undefined) => mark === late || mark === moved

  return {
    beginBatch() {
      late = { owner, isMoved: false }
      moved = { owner, isMoved: true }
    },
    note({ target, addedNodes, removedNodes }, added) {
      // oxlint-disable-next-line typescript/prefer-for-of -- with a record per node, the list's iterator costs more than the rest
      for (let index = 0; index < removedNodes.length; index += 1) {
        const node: MarkedNode | undefined = removedNodes[index]
        if (!node || readMark(node) || findNearest(target)?.isMoved === false) continue
        node[markName] = movedBefore
        hasMoved = true
      }
      // oxlint-disable-next-line typescript/prefer-for-of -- the same
      for (let index = 0; index < addedNodes.length; index += 1) {
        const node: MarkedNode | undefined = addedNodes[index]
        const mark = node && readMark(node)
        if (!node || isInBatch(mark)) continue
        node[markName] = mark?.isMoved ? moved : late
        added.push(node)
      }
    },
    isInBatch(node) {
      for (let each: Node | null = node; each; each = each.parentNode) if (isInBatch(readMark(each))) return true
      return false
    },
    isMoved: (node) => hasMoved && findNearest(node)?.isMoved === true,
  }
}
