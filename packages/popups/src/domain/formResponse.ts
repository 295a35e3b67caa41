import { formatText, parseSurroundedJson } from "@ringside/core/domain"
import { parseFlag } from "./parseFlag.ts"
import { readList, readMembers } from "./readValues.ts"

/** An error in the server's response, with the field it belongs to. */
export interface FieldError {
  readonly field: string | null
  readonly message: string
}

/** The server's response to a popup's form. */
export interface FormResponse {
  readonly ok: boolean
  /** The response can't be parsed, so it is unknown whether the form was accepted. */
  readonly requestFailed: boolean
  /** May contain simple HTML, as the errors' messages may. */
  readonly message: string
  readonly redirect: string
  readonly alreadySubscribed: boolean
  readonly errors: readonly FieldError[]
}

/** Reads a response, as text or parsed. Source: popups §9.3. */
export function readFormResponse(body: unknown): FormResponse {
  const { success, data: rawData } = readMembers(typeof body === "string" ? parseSurroundedJson(body) : body)
  const data = readMembers(rawData)
  const errors = readList(data["errors"]) ?? []
  return {
    ok: success === true,
    requestFailed: typeof success !== "boolean",
    message: formatText(data["message"]),
    redirect: formatText(data["redirect"]),
    alreadySubscribed: parseFlag(data["already_subscribed"]),
    errors: errors.map((error) => {
      const { field, message } = readMembers(error)
      return { field: formatText(field) || null, message: formatText(message) }
    }),
  }
}

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
  const all = (readList(errors) ?? []).map((error) => {
    const { field, message } = readMembers(error)
    return { field: formatText(field), message: formatText(message) }
  })
  if (position === "top" || position === "bottom") {
    return { position, block: all.map(({ message }) => message), fields: [], focusField: null }
  }
  const names = new Set(readList(fieldNames) ?? [])
  const fields = all.filter(({ field }) => names.has(field))
  const inError = new Set(fields.map(({ field }) => field))
  return {
    position: "field",
    block: all.filter(({ field }) => !names.has(field)).map(({ message }) => message),
    fields,
    focusField: [...inError].length === 0 ? null : (fieldNames.find((name) => inError.has(name)) ?? null),
  }
}
