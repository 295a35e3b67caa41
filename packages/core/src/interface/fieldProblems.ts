import type { Scope } from "../behaviours/behaviour.ts"
import { definePageService } from "../page/services.ts"
import { focusProblem } from "./focusProblem.ts"
import { markLanguage } from "./language.ts"

/** A field of a form of the host. */
export type ProblemField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Shows the problems of a form's fields in the page's language; the browser's own bubbles have the browser's language. */
export interface FieldProblems {
  /** Shows a message at each invalid field, and focuses the first where `canFocus`; true when all are valid. */
  check(options: { readonly canFocus: boolean }): boolean
}

/** How a form's problems are found and shown. */
export interface FieldProblemRules {
  /** The problem of a field in the language of the texts; null for a field without one. */
  readonly describe: (field: ProblemField) => string | null
  readonly language: string
  /** Creates the element of a message, without its text. */
  readonly createLine: () => HTMLElement
}

/** Creates the messages of one form, and disables the browser's bubbles there. */
export function createFieldProblems(
  form: HTMLFormElement,
  scope: Scope,
  { describe, language, createLine }: FieldProblemRules,
): FieldProblems {
  const { page, attribute, insert } = scope
  const shown = new Map<ProblemField, HTMLElement>()
  attribute(form, "novalidate", "")

  const clear = (field: ProblemField, line: HTMLElement) => {
    line.remove()
    shown.delete(field)
    attribute(field, "aria-invalid", null)
    attribute(field, "aria-describedby", listOtherIds(field, line).join(" ") || null)
  }
  const createNumberedLine = () => {
    const line = createLine()
    // Forms of one page may have fields of the same name.
    line.id = `ringside-problem-${String((numbersService.of(page).last += 1))}`
    return line
  }
  const show = (field: ProblemField, problem: string) => {
    const line = shown.get(field) ?? createNumberedLine()
    line.textContent = problem
    if (!line.isConnected) {
      findLast(field).after(line)
      insert(line)
      markLanguage(line, language)
    }
    shown.set(field, line)
    attribute(field, "aria-invalid", "true")
    attribute(field, "aria-describedby", [...listOtherIds(field, line), line.id].join(" "))
  }
  scope.listenToField(form, "input", ({ target }) => {
    // A choice ends the problem of its whole group.
    for (const [field, line] of shown)
      if ((field === target || field.type === "radio") && describe(field) === null) clear(field, line)
  })
  return {
    check({ canFocus }) {
      const problems = new Map<ProblemField, string>()
      for (const field of form.querySelectorAll<ProblemField>("input, textarea, select")) {
        // Each radio of a group has the group's problem.
        const hasProblem =
          field.type === "radio" &&
          [...problems.keys()].some(({ type, name }) => type === "radio" && name === field.name)
        const problem = field.willValidate && !hasProblem ? describe(field) : null
        if (problem !== null) problems.set(field, problem)
      }
      for (const [field, line] of shown) if (!problems.has(field)) clear(field, line)
      for (const [field, problem] of problems) show(field, problem)
      const [first] = problems
      if (canFocus && first) focusProblem(page, ...first)
      return problems.size === 0
    },
  }
}

const numbersService = definePageService("core.fieldProblems", () => ({ last: 0 }))

/** The element that a field's message follows. Not in a label: the message would become a part of the field's name. */
function findLast(field: ProblemField): Element {
  const around = field.closest("label")
  const [label] = field.labels ?? []
  return around ?? (label && label === field.nextElementSibling ? label : field)
}

/** The ids of what describes a field besides `line`. */
function listOtherIds(field: ProblemField, line: HTMLElement): readonly string[] {
  return (field.getAttribute("aria-describedby") ?? "").split(/\s+/).filter((id) => id !== "" && id !== line.id)
}
