import type { Scope } from "@ringside/core"
import type { Popup } from "../popup.ts"
import { fetchFormsWhenTouched, needsForms } from "./formSubmits.ts"

/** Connects the forms of a popup; again when it has new content. */
export function connectForms(popup: Popup): void {
  for (const form of popup.root.querySelectorAll("form")) insertPopupId(form, popup.id, popup.scope)
  if (needsForms(popup)) fetchFormsWhenTouched(popup.page)
}

/** Adds the popup's id to a form, for the server. */
function insertPopupId(form: HTMLFormElement, id: number, { page, insert }: Scope): void {
  const name = "pum_form_popup_id"
  if (form.querySelector(`input[name=${name}]`)) return
  const input = page.document.createElement("input")
  input.type = "hidden"
  input.name = name
  input.value = String(id)
  form.append(input)
  insert(input)
}
