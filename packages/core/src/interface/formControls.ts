import type { PageDocument } from "../page/pageDocument.ts"

type ListedControl = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The form that a control belongs to, as browsers send it: the one that the control's attribute `form` names, else the one around it. For a
 * node in a control, that of the control; null without a form.
 */
export function findForm(node: Element): HTMLFormElement | null {
  if (isForm(node)) return node
  const control = node.closest<ListedControl>("button, input, select, textarea")
  return control ? control.form : node.closest("form")
}

/** The controls of a form that match `selector`: those in it, without those of other forms, and those elsewhere that name it. */
export function listControls(
  { document }: { readonly document: PageDocument },
  form: Element,
  selector: string,
): HTMLElement[] {
  const named = document.querySelectorAll<HTMLElement>(`:is(${selector})[form]`)
  return [
    ...new Set(
      [...form.querySelectorAll<HTMLElement>(selector), ...named].filter((control) => isControlOf(form, control)),
    ),
  ]
}

function isForm(node: Element): node is HTMLFormElement {
  return node.localName === "form"
}

/** Whether a control belongs to `form`, which may be another element in place of a form. */
function isControlOf(form: Element, control: Element): boolean {
  return control.hasAttribute("form") ? findForm(control) === form : form.contains(control)
}
