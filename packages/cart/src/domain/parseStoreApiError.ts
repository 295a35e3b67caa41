import { type ApiMessages, isRecord, parseJson, readApiError } from "@ringside/core/domain"
import { readRecord, type UnknownRecord } from "./json.ts"

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

/** Makes one shape of all the ways in which a Store API call can fail, and words it. Source: catalogue-and-cart §7. */
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
