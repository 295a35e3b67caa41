import type { ExtraField } from "../../domain/index.ts"
import type { FieldTexts } from "../../fieldTexts.ts"
import { readRuleText } from "./fieldRules.ts"

/** Formats the message at a field of an extension without a value, or with one that breaks its rule: in the extension's words, or ours. */
export function formatExtraFault(
  field: ExtraField,
  value: string | boolean | undefined,
  fieldTexts: FieldTexts,
): string {
  const { label, type, errorMessage } = field
  const control = type === "select" ? "list" : type === "date" ? "text" : type
  return readRuleText(field, value) ?? errorMessage ?? fieldTexts.describeMissing(label, control)
}

/** A faulty field of an address. */
export interface FaultyField {
  readonly key: string
  readonly label: string
  readonly country: string
  readonly isList: boolean
  /** Whether the field is empty; otherwise its value is invalid. */
  readonly isMissing: boolean
}

/** Formats the message at a faulty field of an address. */
export function formatFault(field: FaultyField, fieldTexts: FieldTexts): string {
  const { key, label, country, isList } = field
  const kind = key === "email" || key === "phone" || key === "postcode" ? key : null
  const invalid = kind && !field.isMissing ? (kind === "postcode" && country === "IE" ? "eircode" : kind) : null
  const text = invalid && fieldTexts.describeInvalid(invalid)
  return text ?? fieldTexts.describeMissing(label, isList ? "list" : "text")
}
