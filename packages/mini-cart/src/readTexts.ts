import type { Page } from "@ringside/core"
import { collapseBlanks } from "@ringside/core/domain"

/** Elements whose text isn't shown, or is part of a picture. */
const unread = "style, script, template, svg"

/** The texts that an element shows, in order. */
export function readTexts({ document, window }: Pick<Page, "document" | "window">, element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, window.NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isText(node) && !node.parentElement?.closest(unread)) texts.push(node)
  }
  return texts
}

/** The texts that an element shows, as one text with single spaces. */
export function readLabel(page: Pick<Page, "document" | "window">, element: Element): string {
  const label = readTexts(page, element).map(({ data }) => data)
  return collapseBlanks(label.join(" "))
}

function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE
}
