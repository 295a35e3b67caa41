import type { Page } from "../page/page.ts"
import { createElement } from "./createElement.ts"
import type { DebugTexts } from "./debugTexts.ts"
import type { Outlines } from "./outlines.ts"
import type { Section } from "./section.ts"

/** The panel's frame: its head with the three buttons, and a body of sections. */
export interface Panel {
  readonly element: HTMLElement
  /** Shows a sentence that sums the page up, which screen readers hear when it changes. */
  sumUp(text: string): void
}

interface PanelOptions {
  readonly texts: DebugTexts
  readonly sections: readonly Section[]
  readonly outlines: Outlines
  readonly onClose: () => void
}

/** Creates the panel. */
export function createPanel({ document }: Page, { texts, sections, outlines, onClose }: PanelOptions): Panel {
  const summary = createElement(document, "p", { class: "summary", role: "status" })
  const contents = sections.map(({ element }) => element)
  const body = createElement(document, "div", { class: "body", id: "body" }, summary, ...contents)
  const createButton = (attributes: Readonly<Record<string, string>>, text: string, onClick: () => void) => {
    const button = createElement(document, "button", { type: "button", ...attributes }, text)
    button.addEventListener("click", onClick)
    return button
  }
  const outline = createButton({ "aria-pressed": "true" }, texts.outlines, () => {
    outlines.layer.hidden = !outlines.layer.hidden
    outline.setAttribute("aria-pressed", String(!outlines.layer.hidden))
    outlines.place()
  })
  const fold = createButton({ "aria-expanded": "true", "aria-controls": "body" }, texts.fold, () => {
    body.hidden = !body.hidden
    fold.setAttribute("aria-expanded", String(!body.hidden))
  })
  const close = createButton({ class: "close", "aria-label": texts.close }, "×", onClose)
  const tools = createElement(document, "div", { class: "tools" }, outline, fold, close)
  const title = createElement(document, "h2", { id: "title" }, texts.title)
  const element = createElement(
    document,
    "aside",
    { class: "panel", lang: texts.language, tabindex: "-1", "aria-labelledby": "title" },
    createElement(document, "header", {}, title, tools),
    body,
  )

  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return
    // An overlay of the page would close, too.
    event.stopPropagation()
    onClose()
  })
  return {
    element,
    sumUp(text) {
      if (summary.textContent !== text) summary.textContent = text
    },
  }
}
