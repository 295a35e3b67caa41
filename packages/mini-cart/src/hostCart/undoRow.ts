import { isStopped, markLanguage, type Page } from "@ringside/core"
import { lineSelectors } from "../host.ts"
import { undoMessages } from "../messages.ts"
import type { RemovedLine } from "./removedLine.ts"

/** A row among the host's lines with the offer to restore one. */
export interface UndoRow {
  readonly button: HTMLButtonElement
  isBusy(): boolean
  setBusy(isBusy: boolean): void
  /** Shows `text`, and inserts the row again if new markup has replaced it. */
  show(text: string, role?: "alert"): void
  remove(): void
}

/** Creates a row for `line` in its widget. */
export function createUndoRow(page: Page, { widget, index }: RemovedLine): UndoRow {
  const { document, decorations } = page
  const element = document.createElement("div")
  const text = document.createElement("span")
  const button = document.createElement("button")
  let place: HTMLElement = element
  element.className = "ringside-undo"
  // Set by script, so that the host's page needs no styles for it.
  Object.assign(element.style, {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px 16px",
    padding: "12px 0",
  })
  text.style.flex = "1 1 12ch"
  button.type = "button"
  button.className = "button"
  const translate = page.translator("mini-cart", undoMessages)
  button.textContent = translate("undo")
  element.append(text, button)

  const insert = () => {
    const list = widget.querySelector(lineSelectors.list)
    const next = list?.querySelectorAll(lineSelectors.row)[index]
    if (list) {
      place = document.createElement("li")
      place.append(element)
      if (next) next.before(place)
      else list.append(place)
    } else {
      place = element
      const content = widget.querySelector(lineSelectors.content) ?? widget
      content.prepend(place)
    }
    decorations.insert(place)
    markLanguage(element, translate.language)
  }
  return {
    button,
    isBusy: () => button.hasAttribute("aria-disabled"),
    setBusy: (isBusy) =>
      isBusy ? button.setAttribute("aria-disabled", "true") : button.removeAttribute("aria-disabled"),
    show(message, role) {
      if (role) text.setAttribute("role", role)
      text.textContent = message
      if (!place.isConnected && !isStopped(page, widget)) insert()
    },
    remove: () => place.remove(),
  }
}
