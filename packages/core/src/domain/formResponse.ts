import { formatText } from "./formatText.ts"
import { parseFlag } from "./parseFlag.ts"
import { parseSurroundedJson } from "./parseSurroundedJson.ts"
import { readMembers } from "./readMembers.ts"
import { readNumberedList } from "./readNumberedList.ts"

/** An error in the popup plugin's response to a form, with the field it belongs to. */
export interface FieldError {
  readonly field: string | null
  readonly message: string
}

/** The popup plugin's response to a form, which any of our packages may send. */
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
  const errors = readNumberedList(data["errors"]) ?? []
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
