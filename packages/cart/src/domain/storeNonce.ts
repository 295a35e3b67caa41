import { parseJson } from "@ringside/core/domain"
import { readCount, readRecord, readText } from "./json.ts"

/** The Store API's proof that a call comes from the shop's own page; `timestamp` in epoch seconds, 0 if unknown. */
export type StoreNonce = { readonly nonce: string; readonly timestamp: number }

/**
 * The nonce after an answer, errors included: the answer's own, unless it is older than the one at hand, as when
 * answers overtake each other. An answer without a time is taken as new and leaves the known time as it is.
 * Source: catalogue-and-cart §7.
 */
export function reduceNonce(state: StoreNonce, headers: Readonly<Record<string, string>>): StoreNonce {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const nonce = byName.get("nonce") || byName.get("x-wc-store-api-nonce")
  if (!nonce) return state
  const timestamp = readCount(byName.get("nonce-timestamp")) ?? state.timestamp
  return timestamp < state.timestamp ? state : { nonce, timestamp }
}

/**
 * The nonce that this page or another of the shop's has stored; empty when there is none that can be used. Source:
 * catalogue-and-cart §2.2.
 */
export function parseStoredNonce(json: string | null): StoreNonce {
  const stored = readRecord(parseJson(json))
  return parsePrintedNonce(stored["nonce"], stored["timestamp"])
}

/** A nonce as a page prints it, the time often as text; empty when it is none. Source: catalogue-and-cart §2.1. */
export function parsePrintedNonce(rawNonce: unknown, rawTimestamp: unknown): StoreNonce {
  const nonce = readText(rawNonce)
  return { nonce, timestamp: nonce === "" ? 0 : (readCount(rawTimestamp) ?? 0) }
}
