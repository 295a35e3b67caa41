import { createElement } from "./createElement.ts"
import type { DebugTexts } from "./debugTexts.ts"
import type { Row } from "./rows.ts"

/** A section of the panel that folds. */
export interface Section {
  readonly element: HTMLElement
  /** Shows these lines. Equal ones leave the section as it is, and with it the focus. */
  update(rows: readonly Row[]): void
}

interface SectionOptions {
  readonly document: Pick<Document, "createElement">
  readonly title: string
  /** The text of a section without a line. */
  readonly empty: string
  readonly isOpen: boolean
  readonly texts: DebugTexts
  readonly onShow: (element: Element) => void
}

/** Creates an empty section. */
export function createSection({ document, title, empty, isOpen, texts, onShow }: SectionOptions): Section {
  const count = createElement(document, "span", {})
  const content = createElement(document, "div", {})
  const summary = createElement(document, "summary", {}, title, count)
  const element = createElement(document, "details", isOpen ? { open: "" } : {}, summary, content)
  let shown: readonly Row[] | null = null

  const createLine = ({ title: name, state, tone, text, element: target }: Row) => {
    const states = state === "" ? [] : [createElement(document, "span", { class: "state" }, state)]
    const heading = createElement(document, "div", { class: "name" }, createElement(document, "b", {}, name), ...states)
    const line = createElement(document, "li", { "data-tone": tone }, heading)
    line.append(createElement(document, "p", { class: "text" }, text))
    if (target) {
      const button = createElement(
        document,
        "button",
        { type: "button", "aria-label": texts.showNamed(name) },
        texts.show,
      )
      button.addEventListener("click", () => onShow(target))
      line.append(button)
    }
    return line
  }
  return {
    element,
    update(rows) {
      if (shown && areEqual(shown, rows)) return
      shown = rows
      count.textContent = String(rows.length)
      const list = createElement(document, "ul", {}, ...rows.map(createLine))
      content.replaceChildren(rows.length > 0 ? list : createElement(document, "p", { class: "empty" }, empty))
    },
  }
}

function areEqual(before: readonly Row[], after: readonly Row[]): boolean {
  return (
    before.length === after.length &&
    before.every((row, index) => {
      const other = after[index]
      return (
        row.title === other?.title &&
        row.state === other.state &&
        row.text === other.text &&
        row.element === other.element
      )
    })
  )
}
