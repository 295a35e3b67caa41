import { markLanguage, type Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { findRepeated } from "./cardButtons.ts"
import { failedAddMessages } from "../messages.ts"

const className = "ringside-error"

/** Shows beside `button` why its add failed; with `onRetry`, also a button that tries again. Each button has one such message, which is returned. */
export function showFailedAdd(page: Page, button: HTMLElement, message: string, onRetry?: () => void): HTMLElement {
  removeFailedAdd(button)
  // A button on a card's picture has no room for the message.
  const place = findRepeated(button) ?? button
  const { document, decorations } = page
  const box = document.createElement("div")
  box.className = className
  box.setAttribute("role", "alert")
  // In a row of the theme's, the message takes the line below the button. Its colour is the page's, which is readable there.
  Object.assign(box.style, {
    display: "block",
    flexBasis: "100%",
    margin: "8px 0",
    padding: "0",
    paddingInlineStart: "8px",
    borderInlineStart: "3px solid var(--ringside-danger, #c33)",
    textAlign: "start",
  })
  const text = document.createElement("span")
  text.textContent = message
  box.append(text)
  const retry = onRetry && createRetryButton(page, place, onRetry)
  if (retry) box.append(" ", retry)
  place.after(box)
  // The message may be the shop's own.
  if (retry) markLanguage(retry, page.translator("add-to-cart", failedAddMessages).language)
  decorations.insert(box)
  return box
}

/** Removes the message, also one in a copy of the page's nodes. */
export function removeFailedAdd(button: HTMLElement): void {
  const next = (findRepeated(button) ?? button).nextElementSibling
  if (next?.className === className) next.remove()
}

function createRetryButton(page: Page, button: HTMLElement, onRetry: () => void): HTMLElement {
  const retry = page.document.createElement("button")
  retry.type = "button"
  retry.textContent = page.translator("add-to-cart", failedAddMessages)("retry")
  // A link's look fits every theme; the host's rules for buttons may fill a card with it.
  Object.assign(retry.style, {
    minHeight: "44px",
    padding: "0 4px",
    border: "0",
    background: "none",
    color: "inherit",
    font: "inherit",
    textDecoration: "underline",
    cursor: "pointer",
  })
  const tryAgain = () => {
    removeFailedAdd(button)
    button.focus(nullPrototype({ preventScroll: true }))
    onRetry()
  }
  page.events.listenToField(retry, "click", tryAgain, { signal: page.signal })
  return retry
}
