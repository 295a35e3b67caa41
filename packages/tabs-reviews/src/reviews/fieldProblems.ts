import { focusProblem, markLanguage, type Scope } from "@ringside/core"
import { reviewParts } from "../host.ts"
import { tabsReviewsMessages } from "../messages.ts"

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Shows the problems of a form's fields in the page's language; the browser's own bubbles have the browser's language. */
export interface FieldProblems {
  /** Shows a message at each invalid field, and focuses the first where `canFocus`; true when all are valid. */
  check(options: { readonly canFocus: boolean }): boolean
}

/** The sentences for the platform's fields, by name; other fields come from the shop's plugins. Source: catalogue-and-cart §10.2. */
const missing = new Map<string, "reviewMissing" | "nameMissing" | "emailMissing">([
  ["comment", "reviewMissing"],
  ["author", "nameMissing"],
  ["email", "emailMissing"],
])

/** Creates the messages of one form, and disables the browser's bubbles there. */
export function createFieldProblems(form: HTMLFormElement, scope: Scope): FieldProblems {
  const { page, attribute, insert } = scope
  const translate = page.translator("tabs-reviews", tabsReviewsMessages)
  const shown = new Map<Field, HTMLElement>()
  attribute(form, "novalidate", "")

  const describe = (field: Field) => {
    if (field.validity.valueMissing)
      return translate(field.type === "checkbox" ? "boxMissing" : (missing.get(field.name) ?? "fieldMissing"))
    return field.validity.typeMismatch && field.type === "email" ? translate("emailInvalid") : field.validationMessage
  }
  const clear = (field: Field) => {
    shown.get(field)?.remove()
    shown.delete(field)
    attribute(field, "aria-invalid", null)
    attribute(field, "aria-describedby", readDescription(field, ""))
  }
  const show = (field: Field) => {
    const line = shown.get(field) ?? page.document.createElement("span")
    line.className = "ringside-review-problem"
    line.id = formatId(field)
    line.textContent = describe(field)
    if (!line.isConnected) {
      field.after(line)
      insert(line)
      markLanguage(line, translate.language)
    }
    shown.set(field, line)
    attribute(field, "aria-invalid", "true")
    attribute(field, "aria-describedby", readDescription(field, line.id))
  }
  scope.listenToField(form, "input", ({ target }) => {
    const field = [...shown.keys()].find((each) => each === target)
    if (field?.validity.valid) clear(field)
  })
  return {
    check({ canFocus }) {
      const fields = [...form.querySelectorAll<Field>(reviewParts.field)]
      const invalid = fields.filter(({ willValidate, validity }) => willValidate && !validity.valid)
      for (const field of [...shown.keys()]) if (!invalid.includes(field)) clear(field)
      for (const field of invalid) show(field)
      if (canFocus && invalid[0]) focusProblem(page, invalid[0], describe(invalid[0]))
      return invalid.length === 0
    },
  }
}

const formatId = ({ id, name }: Field) => `${id || name}-problem`

/** The ids that describe a field besides its problem, then `problemId`; null for none. */
function readDescription(field: Field, problemId: string): string | null {
  const others = (field.getAttribute("aria-describedby") ?? "").split(/\s+/).filter((id) => id !== formatId(field))
  return [...others, problemId].filter(Boolean).join(" ") || null
}
