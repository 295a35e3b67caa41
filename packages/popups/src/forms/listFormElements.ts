import type { Page } from "@ringside/core"

/** Lists a form's controls, also when one of them is named "elements" and hides the form's own list. */
export function listFormElements({ window }: Page, form: HTMLFormElement): readonly Element[] {
  const list: HTMLFormControlsCollection = Reflect.get(window.HTMLFormElement.prototype, "elements", form)
  return [...list]
}
