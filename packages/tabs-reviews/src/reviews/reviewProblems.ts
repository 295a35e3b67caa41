import { createFieldProblems, type FieldProblems, type ProblemField, type Scope } from "@ringside/core"
import { tabsReviewsMessages } from "../messages.ts"

/** The sentences for the platform's fields, by name; other fields come from the shop's plugins. Source: catalogue-and-cart §10.2. */
const missing = new Map<string, "reviewMissing" | "nameMissing" | "emailMissing">([
  ["comment", "reviewMissing"],
  ["author", "nameMissing"],
  ["email", "emailMissing"],
])

/** Creates the messages of a review form. */
export function createReviewProblems(form: HTMLFormElement, scope: Scope): FieldProblems {
  const { page } = scope
  const translate = page.translator("tabs-reviews", tabsReviewsMessages)
  const describe = ({ name, type, validity, validationMessage }: ProblemField) => {
    if (validity.valid) return null
    if (validity.valueMissing)
      return translate(type === "checkbox" ? "boxMissing" : (missing.get(name) ?? "fieldMissing"))
    return validity.typeMismatch && type === "email" ? translate("emailInvalid") : validationMessage
  }
  const createLine = () => {
    const line = page.document.createElement("span")
    line.className = "ringside-review-problem"
    return line
  }
  return createFieldProblems(form, scope, { describe, language: translate.language, createLine })
}
