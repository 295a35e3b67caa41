import type { Page } from "@ringside/core"
import { figurePattern } from "./figurePattern.ts"
import { readTexts } from "./readTexts.ts"

/** The count in one of the host's elements. */
export interface Figure {
  /** Writes the figure in place of the server's. */
  show(figure: string): void
  /** Writes back what the server printed. */
  restore(): void
}

/**
 * Writes figures into `element`: into its first text with a digit, else after its content, in the form that `formatAdded` returns. Without
 * `formatAdded`, an element without a digit keeps its content.
 */
export function createFigure(page: Page, element: Element, formatAdded?: (figure: string) => string): Figure {
  let written: { readonly text: Text; readonly before: string; readonly now: string } | null = null
  // A text that another script has changed since is not ours any more.
  const findWritten = () => (written?.text.data === written?.now ? written : null)
  return {
    show(figure) {
      // Remember our figure's place, since the pattern doesn't match every locale's figures.
      const last = findWritten()
      const known = last && element.contains(last.text) ? last : null
      const found = known?.text ?? findFigure(page, element)
      if (!found && !formatAdded) return
      const text = found ?? element.appendChild(page.document.createTextNode(""))
      const before = known?.before ?? text.data
      // Separate the figure from the server's text.
      const gap = /\S$/.test(text.previousSibling?.textContent ?? "") ? " " : ""
      const now = figurePattern.test(before)
        ? before.replace(figurePattern, () => figure)
        : gap + (formatAdded?.(figure) ?? figure)
      if (text.data === now) return
      written = { text, before, now }
      text.data = now
    },
    restore() {
      const last = findWritten()
      if (last?.before === "") last.text.remove()
      else if (last) last.text.data = last.before
    },
  }
}

/** The text with the count: that in the theme's own element for it, else the first with a digit that is no amount of money: `Carrito (2)`. */
function findFigure(page: Page, element: Element): Text | null {
  const isIn = ({ parentElement }: Text, selector: string) => {
    const found = parentElement?.closest(selector)
    return found ? found !== element && element.contains(found) : false
  }
  const texts = readTexts(page, element).filter((text) => figurePattern.test(text.data) && !isIn(text, ".amount"))
  return texts.find((text) => isIn(text, ".count")) ?? texts[0] ?? null
}
