import { findTypedElement, type Page, listControls } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { clearFormMessages } from "./formMessages.ts"
import { classNames } from "../host.ts"

const submitButtons = "[type=submit], button:not([type])"
const loaderClass = "pum-form__loader"

/** Shows that a form is being sent, until the returned function is called, which also restores focus. Source: popups §9.3. */
export function startLoading(page: Page, form: HTMLFormElement): () => void {
  const { activeElement } = page.document
  const focused = form.contains(activeElement) ? activeElement : null
  clearFormMessages(page, form)
  const { toggleClass, attribute, insert } = page.decorations
  toggleClass(form, classNames.errors, false)
  toggleClass(form, classNames.loading, true)
  attribute(form, "aria-busy", "true")
  for (const button of listControls(page, form, submitButtons)) {
    attribute(button, "disabled", "")
    const loader = page.document.createElement("span")
    loader.className = loaderClass
    if (button.localName === "button") button.append(loader)
    else button.after(loader)
    insert(loader)
  }
  return () => {
    stopLoading(page, form)
    if (focused) returnFocus(page, form, focused)
  }
}

/** Enables the form again. */
function stopLoading(page: Page, form: HTMLFormElement): void {
  const { toggleClass, attribute } = page.decorations
  toggleClass(form, classNames.loading, false)
  attribute(form, "aria-busy", null)
  for (const button of listControls(page, form, submitButtons)) attribute(button, "disabled", null)
  for (const loader of form.querySelectorAll(`.${loaderClass}`)) if (page.inserted.has(loader)) loader.remove()
}

/** A button loses focus when it is disabled, and a message's button is removed with the message. */
function returnFocus(page: Page, form: HTMLFormElement, focused: Element): void {
  const { activeElement, body } = page.document
  if (activeElement !== null && activeElement !== body && activeElement !== focused) return
  const control = focused.isConnected ? focused : form.querySelector(submitButtons)
  findTypedElement(page, { target: control }, "HTMLElement")?.focus(nullPrototype({ preventScroll: true }))
}
