import { type FieldError, formatText, readMembers, readNumberedList } from "@ringside/core/domain"

export { type FieldError, type FormResponse, readFormResponse } from "@ringside/core/domain"

/** Where errors are shown. */
export interface ErrorLayout {
  readonly position: "top" | "bottom" | "field"
  /** Messages of the form's own block. */
  readonly block: readonly string[]
  readonly fields: readonly { readonly field: string; readonly message: string }[]
  /** The first field in error, in the form's order. */
  readonly focusField: string | null
}

/**
 * Sorts errors into a block of the form and messages at its fields. Errors without a field of the form go into the block, so that none is
 * lost. `fieldNames` are in the form's order. Source: popups §9.4.
 */
export function createErrorLayout(
  errors: readonly FieldError[],
  position: string,
  fieldNames: readonly string[],
): ErrorLayout {
  const all = (readNumberedList(errors) ?? []).map((error) => {
    const { field, message } = readMembers(error)
    return { field: formatText(field), message: formatText(message) }
  })
  if (position === "top" || position === "bottom") {
    return { position, block: all.map(({ message }) => message), fields: [], focusField: null }
  }
  const names = new Set(readNumberedList(fieldNames) ?? [])
  const fields = all.filter(({ field }) => names.has(field))
  const inError = new Set(fields.map(({ field }) => field))
  return {
    position: "field",
    block: all.filter(({ field }) => !names.has(field)).map(({ message }) => message),
    fields,
    focusField: [...inError].length === 0 ? null : (fieldNames.find((name) => inError.has(name)) ?? null),
  }
}
