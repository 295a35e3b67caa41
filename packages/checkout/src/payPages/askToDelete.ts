import { markLanguage, type Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { payPageMessages } from "./messages.ts"

/** Asks before a card is deleted; true when the shopper confirms. Focus returns to its former place. */
export function askToDelete(scope: Scope, card: string): Promise<boolean> {
  const { page } = scope
  const { document } = page
  const translate = page.translator("checkout", payPageMessages)
  const dialog = document.createElement("dialog")
  dialog.className = "ringside-question"
  const heading = document.createElement("h2")
  heading.id = "ringside-question-title"
  heading.textContent = translate("deleteQuestion")
  dialog.setAttribute("aria-labelledby", heading.id)
  const name = document.createElement("p")
  name.textContent = card
  const createButton = (text: string, value: string) => {
    const button = document.createElement("button")
    button.type = "button"
    button.className = "button"
    button.textContent = text
    button.addEventListener("click", () => dialog.close(value))
    return button
  }
  const keep = createButton(translate("keep"), "keep")
  dialog.append(heading, name, keep, createButton(translate("delete"), "delete"))
  document.body.append(dialog)
  scope.insert(dialog)
  markLanguage(dialog, translate.language)
  return new Promise((resolve) => {
    scope.onEnd(() => dialog.close("keep"))
    dialog.addEventListener("close", () => {
      dialog.remove()
      resolve(dialog.returnValue === "delete")
    })
    dialog.showModal()
    // The harmless choice has focus.
    keep.focus(nullPrototype({ preventScroll: true }))
  })
}
