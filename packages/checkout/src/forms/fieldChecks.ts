import { findEventElement, pressesService } from "@ringside/core"
import {
  type FieldMessageKind,
  type FieldRule,
  isValidPostcode,
  listBrokenRules,
  validateField,
} from "../domain/index.ts"
import type { CheckedForm } from "./checkedForm.ts"
import {
  findRow,
  findRowField,
  type FormControl,
  isInForms,
  isShown,
  listInForms,
  readControlValue,
  readFieldValue,
  readLabel,
  readRowValue,
} from "./formFields.ts"
import { checkoutSelectors } from "./host.ts"
import { clearInlineError, showInlineError } from "./inlineErrors.ts"

/** A problem with a field, in the page's language. */
export interface FieldProblem {
  /** Id of the field. */
  readonly id: string
  /** The message at the field. */
  readonly text: string
  /** The text in the list of all problems, which names the address where the form asks for two. */
  readonly listText: string
  /** Whether the server refuses such a value for sure. Other problems only mark their row, and the server decides. */
  readonly isCertain: boolean
}

type ProblemKind = Exclude<FieldMessageKind, "state" | "country">

type CheckEvent = "input" | "change" | "validate"

/** Runs the checks of one row, and marks it: its layout stays. `input` only removes marks. Source: checkout contract §5.4. */
function markRow(form: CheckedForm, row: HTMLElement, event: CheckEvent) {
  const field = findRowField(row)
  // A row around other rows has no field of its own, and a disabled field can't be filled in.
  if (!field || findRow(field) !== row || field.disabled) return null
  const { scope } = form
  const result = validateField({ ...readState(row, field), event })
  for (const name of result.remove) scope.toggleClass(row, name, false)
  for (const name of result.add) scope.toggleClass(row, name, true)
  const problem = event === "input" ? null : findProblem(form, row, field)
  scope.attribute(field, "aria-invalid", problem ? "true" : null)
  return { field, problem }
}

/** Runs the checks of one row, marks it, and says in it what is wrong. */
function checkRow(form: CheckedForm, row: HTMLElement, event: CheckEvent): FieldProblem | null {
  const marked = markRow(form, row, event)
  if (!marked) return null
  const { field, problem } = marked
  if (problem) showInlineError(form, field, problem.text, form.fieldTexts.translate.language)
  else clearInlineError(form, field)
  return problem
}

/** Checks all visible rows, and marks the wrong ones. Returns the problems that hold an order back. Source: checkout contract §5.4. */
export function checkForm(form: CheckedForm): readonly FieldProblem[] {
  const rows = listInForms(form, checkoutSelectors.row)
  const problems = rows.filter(isShown).flatMap((row) => checkRow(form, row, "validate") ?? [])
  return problems.filter(({ isCertain }) => isCertain)
}

/**
 * Marks the row of a field that the shop has refused and the shopper doesn't see. Scripts that show a checkout step by step look for the marks at
 * `checkout_error`, and go to the step that has one.
 */
export function markHiddenRow(form: CheckedForm, field: FormControl): void {
  const row = findRow(field)
  if (row && !isShown(row)) checkRow(form, row, "validate")
}

/** Checks a row whose field the shopper has changed or left, and says a new problem once to a shopper who is in another field by now. */
function checkLeftRow(form: CheckedForm, row: HTMLElement): void {
  const { page } = form
  const before = row.querySelector(checkoutSelectors.inlineError)?.textContent
  const problem = checkRow(form, row, "change")
  if (!problem || problem.text === before) return
  // A change is reported before focus moves on.
  page.clock.after(0, () => {
    const { activeElement } = page.document
    const isInOther = activeElement?.matches(checkoutSelectors.field) === true && !row.contains(activeElement)
    if (isInOther) page.announce.polite(problem.text)
  })
}

/** Fields that were used before the code of the form was there. */
interface UsedFields {
  /** Fields that the shopper has left before. */
  readonly left?: Iterable<EventTarget>
  /** Fields that the shopper, or a script, has changed before. */
  readonly changed?: Iterable<EventTarget>
}

/**
 * Checks fields when the shopper leaves them. Rows are marked at once: scripts that show a checkout step by step send `change` to their fields,
 * and read the marks in the same task. A row that grows under a pressed button would prevent the click, so the message waits.
 */
export function startFieldChecks(checked: CheckedForm, { left = [], changed = [] }: UsedFields = {}): void {
  const { page, scope, forms } = checked
  const used = new WeakSet<HTMLElement>()
  const find = (event: Pick<Event, "target">) => {
    const target = findEventElement(page, event)
    return target?.matches(checkoutSelectors.field) ? findRow(target) : null
  }
  const clear = (event: Event) => {
    const row = find(event)
    if (!row) return
    used.add(row)
    checkRow(checked, row, "input")
  }
  const check = (event: Pick<Event, "target">, isAsked = false) => {
    const row = find(event)
    if (!row || !isShown(row)) return
    // A field that a script has emptied is no mistake of a shopper who has neither typed in it nor left it.
    const isUntouched = !used.has(row) && readRowValue(row) === ""
    if (!isUntouched || isAsked) markRow(checked, row, "change")
    if (isUntouched) return
    void pressesService
      .of(page)
      .ended()
      .then(() => {
        if (!scope.signal.aborted && row.isConnected && isShown(row)) checkLeftRow(checked, row)
      })
  }
  const checkLeft = (event: Pick<Event, "target">) => {
    const row = find(event)
    if (row) used.add(row)
    check(event)
  }
  for (const form of forms) {
    scope.listenToField(form, "input", clear)
    // A script that sends `change` through jQuery alone, which has a type of its own here, asks for the marks of any field.
    scope.listenToField(form, "change", (event) => check(event, event.type !== "change"))
    scope.listen(form, "focusout", checkLeft)
  }
  const off = page.events.on(["validate"], (event) => {
    const row = event.isOwn ? null : find({ target: event.target })
    if (row && isInForms(checked, row) && isShown(row)) checkRow(checked, row, "validate")
  })
  scope.onEnd(off)
  for (const target of changed) check({ target })
  for (const target of left) checkLeft({ target })
}

function readState(row: HTMLElement, field: FormControl) {
  const { type } = field
  // Plugins print several boxes in one row, of which any may be checked.
  const checked = type === "checkbox" && row.querySelector("input[type=checkbox]:checked") !== null
  return { type, value: readControlValue(field), checked, rules: readRules(row, field) }
}

function readRules(row: HTMLElement, field: FormControl): readonly FieldRule[] {
  const isRequired =
    row.classList.contains("validate-required") || field.required || field.getAttribute("aria-required") === "true"
  const rules = (["email", "phone"] as const).filter((rule) => row.classList.contains(`validate-${rule}`))
  return isRequired ? ["required", ...rules] : rules
}

function findProblem(form: CheckedForm, row: HTMLElement, field: FormControl): FieldProblem | null {
  const state = readState(row, field)
  const [broken] = listBrokenRules(state)
  if (broken === "required" && field.matches(checkoutSelectors.terms)) return createProblem(form, row, field, "terms")
  if (broken) return createProblem(form, row, field, broken)
  const country = readFieldValue(form, `${readSection(field)}_country`) ?? ""
  const isBadPostcode =
    row.classList.contains("validate-postcode") && state.value.trim() !== "" && !isValidPostcode(state.value, country)
  if (!isBadPostcode) return null
  return createProblem(form, row, field, country === "IE" ? "eircode" : "postcode")
}

function createProblem(form: CheckedForm, row: HTMLElement, field: FormControl, kind: ProblemKind): FieldProblem {
  const { page, fieldTexts } = form
  const control = "options" in field ? "list" : field.type === "checkbox" ? "checkbox" : "text"
  const text =
    kind === "terms"
      ? fieldTexts.translate("termsRequired")
      : (fieldTexts.describeInvalid(kind) ?? fieldTexts.describeMissing(readName(page, row, field), control))
  const isCertain = kind === "terms" || (kind === "required" && isSurelyMissing(row))
  // The account's form has one address, which needs no name.
  const section = listInForms(form, checkoutSelectors.billingField).length > 0 ? readSection(field) : ""
  return { id: field.id, text, listText: fieldTexts.nameAddress(section, text), isCertain }
}

/** The name of a field. One without a label has its name from elsewhere. */
function readName(page: CheckedForm["page"], row: HTMLElement, field: FormControl): string {
  return readLabel(page, row) || (field.getAttribute("aria-label") ?? field.getAttribute("placeholder") ?? "")
}

/**
 * Whether the server misses the value of a row for sure. The platform's mark alone counts, since scripts of the page take it away without the
 * field's attributes; another control of the row may hold the value; and plugins upload a file at once and keep a token of it.
 */
function isSurelyMissing(row: HTMLElement): boolean {
  return (
    row.classList.contains("validate-required") && !row.querySelector("input[type=file]") && readRowValue(row) === ""
  )
}

function readSection({ name }: FormControl): "billing" | "shipping" | "" {
  if (name.startsWith("billing_")) return "billing"
  return name.startsWith("shipping_") ? "shipping" : ""
}
