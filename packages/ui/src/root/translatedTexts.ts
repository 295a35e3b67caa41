/** Keeps the texts that React writes to in the document, beside what a translator put in their place. */
export interface TranslatedTexts {
  /** Takes changes below the root into account. */
  follow(records: readonly MutationRecord[]): void
}

/** Nodes of the host, whose texts nobody else writes to. */
const adopted = ".ringside-adopted"

interface Translated {
  /** What stands in the text's place. */
  readonly translation: Element
  /** What the text said. */
  readonly source: string
}

/**
 * A translator takes each text out and puts `<font>` there; React would then write to nodes that nobody sees, or stumble over their
 * absence. So each text is put back, empty, and its translation goes when React gives it a new value or removes it.
 */
export function createTranslatedTexts(): TranslatedTexts {
  const known = new Map<Text, Translated>()

  const putBack = (text: Text, translation: Element) => {
    known.set(text, { translation, source: text.data })
    translation.after(text)
    text.data = ""
  }
  /** Settles what became of a text since, by React's hand or by the translator's. */
  const settle = (text: Text, { translation, source }: Translated) => {
    const isUntouched = text.isConnected && translation.isConnected && text.data === ""
    if (isUntouched) return
    known.delete(text)
    if (!translation.isConnected && text.data === "") text.data = source
    translation.remove()
  }

  return {
    follow(records) {
      for (const [text, translated] of known) settle(text, translated)
      for (const record of records) {
        const translation = findTranslation(record)
        if (!translation?.isConnected || translation.closest(adopted)) continue
        for (const node of record.removedNodes) if (isText(node) && !node.isConnected) putBack(node, translation)
      }
    },
  }
}

/** What took the place of a removed text, put there in the same step or in the one before. */
function findTranslation({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | null {
  return [...addedNodes, previousSibling, nextSibling].find(isFont) ?? null
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === "FONT"
}

function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE
}
