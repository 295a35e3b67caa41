import { formatPlainText, isRecord, parseJson } from "@ringside/core/domain"
import { readRecord, readText, type UnknownRecord } from "./json.ts"

/** A Store API failure that can be shown and acted on. */
export type StoreApiError = {
  readonly code: string
  /** Plain text, never empty. */
  readonly message: string
  /** The true basket, unparsed, where the answer corrects ours. */
  readonly cart: UnknownRecord | null
  /** The nonce had gone stale: the same call may be sent once more with the one this answer brought. */
  readonly retryWithFreshNonce: boolean
}

/** A call that didn't succeed. `body` is the answer's JSON or its text; null when there was nothing to read. */
export type StoreApiFailure = {
  readonly status: number
  readonly offline: boolean
  readonly body: unknown
}

/** Words for what the shop didn't say. */
export type StoreApiMessages = { readonly offline: string; readonly invalid: string; readonly unknown: string }

const defaultMessages: StoreApiMessages = {
  offline: "You are probably offline.",
  invalid: "The response is not a valid JSON response.",
  unknown: "An unknown error occurred.",
}

/** Makes one shape of all the ways in which a Store API call can fail, and words it. Source: catalogue-and-cart §7. */
export function parseStoreApiError(
  { status, offline, body }: StoreApiFailure,
  messages: StoreApiMessages = defaultMessages,
): StoreApiError {
  if (offline) return createOwnError("fetch_error", messages.offline)
  const answer = typeof body === "string" ? parseJson(body) : body
  if (answer === undefined || answer === null) {
    return createOwnError("invalid_json", messages.invalid)
  }
  const { code, message, data } = readRecord(answer)
  const knownCode = readText(code) || "unknown_error"
  const cart = status === 409 ? readRecord(data)["cart"] : null
  return {
    code: knownCode,
    message: formatPlainText(message) || messages.unknown,
    cart: isRecord(cart) ? cart : null,
    retryWithFreshNonce: (status === 401 || status === 403) && knownCode.includes("nonce"),
  }
}

function createOwnError(code: string, message: string): StoreApiError {
  return { code, message, cart: null, retryWithFreshNonce: false }
}
