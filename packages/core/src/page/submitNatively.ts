import type { Page } from "./page.ts"

/** Attributes of a form that a pressed button may override: `formaction` and so on. */
const overridable = ["action", "method", "enctype", "target"]

/**
 * Lets the browser send a form, without another submit event. The form's own method leaves the pressed button out, by whose name the shop
 * chooses what to do. The form stays as it is, for a page that the browser shows again.
 */
export function submitNatively(
  { document, window }: Pick<Page, "document" | "window">,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): void {
  const restores: (() => void)[] = []
  for (const attribute of overridable) {
    const own = submitter?.getAttribute(`form${attribute}`) ?? null
    if (own === null) continue
    const printed = form.getAttribute(attribute)
    form.setAttribute(attribute, own)
    restores.push(() => (printed === null ? form.removeAttribute(attribute) : form.setAttribute(attribute, printed)))
  }
  const name = submitter?.getAttribute("name")
  if (name) {
    const field = document.createElement("input")
    field.type = "hidden"
    field.name = name
    field.value = submitter?.getAttribute("value") ?? ""
    form.append(field)
    restores.push(() => field.remove())
  }
  // Calls the method of the prototype: a field named "submit" hides the form's own.
  window.HTMLFormElement.prototype.submit.call(form)
  for (const restore of restores) restore()
}
