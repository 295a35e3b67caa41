import { formatPlainText } from "./formatPlainText.ts"
import { isRecord } from "./isRecord.ts"
import { readMember } from "./readMember.ts"
import { readMembers } from "./readMembers.ts"

/**
 * A failed call: the network failed, the response can't be read, or the server responded with `status` and JSON. `media` marks a file
 * upload.
 */
export interface ApiFailure {
  readonly network?: boolean
  readonly status?: number
  readonly parseFailed?: boolean
  readonly body?: unknown
  readonly media?: boolean
}

/** An error that can be shown. The message is plain text, never empty. */
export interface ApiError {
  readonly code: string
  readonly message: string
}

/** The library's own messages, used where the server sent none. */
export interface ApiMessages {
  readonly offline: string
  readonly invalid: string
  readonly unknown: string
}

const defaultMessages: ApiMessages = {
  offline: "You are probably offline.",
  invalid: "The response is not a valid JSON response.",
  unknown: "An unknown error occurred.",
}

const uploadError: ApiError = {
  code: "post_process",
  message: "Media upload failed. If this is a photo or a large image, please scale it down and try again.",
}

/**
 * Whether a response is the platform's own about a program that broke. Its message ("There has been a critical error on this website") is for
 * the shop's owner, with a link to the platform's manual.
 */
export function isFatalError(body: unknown): boolean {
  return isRecord(body) && readMember(body, ["code"]) === "internal_server_error"
}

/** The error of a call, by the first rule that applies; `null` when it didn't fail. Source: attribution-translation-site §10. */
export function selectApiError(failure: ApiFailure | null): ApiError | null {
  const { network = false, status, parseFailed = false, body, media = false } = failure ?? {}
  const isUnreadable = parseFailed && status !== 204
  if (network || isUnreadable) return readApiError({ network, parseFailed, body })
  if (typeof status !== "number" || Number.isNaN(status) || (status >= 200 && status < 300)) return null
  return media && status >= 500 && status < 600 ? uploadError : readApiError({ body })
}

/** The error of a call that is known to have failed, whatever its status. */
export function readApiError({ network, parseFailed, body }: ApiFailure, messages = defaultMessages): ApiError {
  if (network) return { code: "fetch_error", message: messages.offline }
  if (parseFailed) return { code: "invalid_json", message: messages.invalid }
  const code = isRecord(body) ? readMember(body, ["code"]) : null
  return {
    code: (typeof code === "string" && code) || "unknown_error",
    message: readStoreApiMessage(body) || messages.unknown,
  }
}

/**
 * Reads the message of a REST or Store API refusal as plain text; empty where it has none, or a program broke. For wrong parameters the
 * `message` only lists their names, so the text of each parameter is read instead. Source: catalogue-and-cart §7.
 */
export function readStoreApiMessage(answer: unknown): string {
  if (!isRecord(answer) || isFatalError(answer)) return ""
  const texts =
    readMember(answer, ["code"]) === "rest_invalid_param" ? listParamTexts(readMember(answer, ["data"])) : []
  return texts.join(" ") || formatPlainText(readMember(answer, ["message"]))
}

function listParamTexts(data: unknown): readonly string[] {
  const [params, details] = [readMember(data, ["params"]), readMember(data, ["details"])]
  // A server that sends details alone names the parameters there.
  const names = Object.keys(readMembers(isRecord(params) ? params : details))
  const texts = names.map(
    (name) => formatPlainText(readMember(params, [name])) || formatPlainText(readMember(details, [name, "message"])),
  )
  return [...new Set(texts.filter(Boolean))]
}
