import { formatText, readList } from "@ringside/core/domain"
import { isValidEmail } from "./isValidEmail.ts"
import { isValidPhone } from "./isValidPhone.ts"

/** A rule that the markup of a row sets for its field. */
export type FieldRule = "required" | "email" | "phone"

/** A field at an event. */
export interface FieldState {
  /** `input` while the shopper types; `change`, `focusout` and `validate` run the test. */
  readonly event: string
  readonly type: string
  /** A list for a field of several choices. */
  readonly value: string | readonly string[] | null
  readonly checked: boolean
  readonly rules: readonly FieldRule[] | null
}

/** The row's next classes; `valid` is null while the shopper types. */
export interface FieldResult {
  readonly valid: boolean | null
  readonly add: readonly string[]
  readonly remove: readonly string[]
  readonly ariaInvalid: boolean
}

const invalidClass = "woocommerce-invalid"
const validClass = "woocommerce-validated"
const reasonClasses: Readonly<Record<FieldRule, string>> = {
  required: `${invalidClass}-required-field`,
  email: `${invalidClass}-email`,
  phone: `${invalidClass}-phone`,
}
const badClasses = [invalidClass, ...Object.values(reasonClasses)]

/** The classes of a field's row after an event. Source: checkout contract §5.4. */
export function validateField(state: FieldState | null): FieldResult {
  if (state?.event === "input") return { valid: null, add: [], remove: [...badClasses, validClass], ariaInvalid: false }
  const reasons = state ? listBrokenRules(state) : []
  if (reasons.length === 0) return { valid: true, add: [validClass], remove: badClasses, ariaInvalid: false }
  const add = [invalidClass, ...reasons.map((reason) => reasonClasses[reason])]
  return { valid: false, add, remove: [validClass], ariaInvalid: true }
}

/** The rules that a value breaks, in the order of the contract. */
export function listBrokenRules({ type, value, checked, rules }: Omit<FieldState, "event">): readonly FieldRule[] {
  const text = [value].flat().map(formatText).join(" ").trim()
  const isEmpty = type === "checkbox" ? !checked : text === ""
  const isBroken: Readonly<Record<FieldRule, boolean>> = {
    required: isEmpty,
    email: text !== "" && !isValidEmail(text),
    phone: !isValidPhone(text),
  }
  return (["required", "email", "phone"] as const).filter((rule) => readList(rules).includes(rule) && isBroken[rule])
}
