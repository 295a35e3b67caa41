import type { Page } from "@ringside/core"
import { clearFormMessages } from "./formMessages.ts"
import { classNames } from "./host.ts"

const submitButtons = "[type=submit], button:not([type])"
const loaderClass = "pum-form__loader"

/** Shows that a form is on its way. Source: popups §9.3. */
export function startLoading(page: Page, form: HTMLFormElement): void {
  clearFormMessages(page, form)
  const { toggleClass, attribute, insert } = page.decorations
  toggleClass(form, classNames.errors, false)
  toggleClass(form, classNames.loading, true)
  attribute(form, "aria-busy", "true")
  for (const button of form.querySelectorAll(submitButtons)) {
    attribute(button, "disabled", "")
    const loader = page.document.createElement("span")
    loader.className = loaderClass
    if (button.localName === "button") button.append(loader)
    else button.after(loader)
    insert(loader)
  }
}

/** Lets the form be sent again. */
export function stopLoading(page: Page, form: HTMLFormElement): void {
  const { toggleClass, attribute } = page.decorations
  toggleClass(form, classNames.loading, false)
  attribute(form, "aria-busy", null)
  for (const button of form.querySelectorAll(submitButtons)) attribute(button, "disabled", null)
  for (const loader of form.querySelectorAll(`.${loaderClass}`)) if (page.inserted.has(loader)) loader.remove()
}
