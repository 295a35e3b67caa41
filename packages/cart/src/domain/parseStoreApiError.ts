import {
  type ApiMessages,
  isRecord,
  parseJson,
  readApiError,
  readRecord,
  type UnknownRecord,
} from "@ringside/core/domain"

/** A Store API failure with a message and its consequences. */
export type StoreApiError = {
  readonly code: string
  /** Plain text, never empty. */
  readonly message: string
  /** The current basket, unparsed, where the response corrects ours. */
  readonly cart: UnknownRecord | null
  /** The nonce had expired: the same call may be sent once more with the nonce of this response. */
  readonly retryWithFreshNonce: boolean
}

/** A failed call. `body` is the response's JSON or its text; null without a response. */
export type StoreApiFailure = {
  readonly status: number
  readonly offline: boolean
  readonly body: unknown
}

/** Turns any failure of a Store API call into one shape, with a message. Source: catalogue-and-cart §7. */
export function parseStoreApiError({ status, offline, body }: StoreApiFailure, messages?: ApiMessages): StoreApiError {
  const answer = typeof body === "string" ? parseJson(body) : body
  const parseFailed = answer === undefined || answer === null
  const { code, message } = readApiError({ network: offline, parseFailed, body: answer }, messages)
  const cart = status === 409 ? readRecord(readRecord(answer)["data"])["cart"] : null
  return {
    code,
    message,
    cart: isRecord(cart) ? cart : null,
    retryWithFreshNonce: (status === 401 || status === 403) && code.includes("nonce"),
  }
}
