/** Keeps the text nodes that React writes to in the document, beside a translator's replacements. */
export interface TranslatedTexts {
  /** Processes changes below the root. */
  follow(records: readonly MutationRecord[]): void
}

/** Nodes of the host, whose texts only the host writes to. */
const adopted = ".ringside-adopted"

interface Translated {
  /** The element that replaces the text. */
  readonly translation: Element
  /** The original text. */
  readonly source: string
}

/**
 * A translator removes each text node and inserts `<font>` there; React would then write to invisible nodes, or throw because of the
 * missing ones. So each text node is inserted again, empty, and its translation is removed when React sets a new value or removes the text.
 */
export function createTranslatedTexts(): TranslatedTexts {
  const known = new Map<Text, Translated>()

  const putBack = (text: Text, translation: Element) => {
    known.set(text, { translation, source: text.data })
    translation.after(text)
    text.data = ""
  }
  /** Handles a text's change since its translation, by React or by the translator. */
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

/** The element that replaced a removed text, inserted in the same mutation or in the one before. */
function findTranslation({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | null {
  return [...addedNodes, previousSibling, nextSibling].find(isFont) ?? null
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === "FONT"
}

function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE
}
