import { parseJson, readRecord, readText } from "@ringside/core/domain"
import { readCount } from "./readCount.ts"

/** The Store API's nonce; `timestamp` in epoch seconds, 0 if unknown. */
export type StoreNonce = { readonly nonce: string; readonly timestamp: number }

/**
 * The nonce after a response, errors included: the response's own, unless it is older than the current one, as when responses arrive out of
 * order. A response without a time counts as new and keeps the known time.
 * Source: catalogue-and-cart §7.
 */
export function reduceNonce(state: StoreNonce, headers: Readonly<Record<string, string>>): StoreNonce {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const nonce = byName.get("nonce") || byName.get("x-wc-store-api-nonce")
  // Scripts between shop and page may write a missing header back as text.
  if (!nonce || nonce === "null") return state
  const timestamp = readCount(byName.get("nonce-timestamp")) ?? state.timestamp
  return timestamp < state.timestamp ? state : { nonce, timestamp }
}

/** The nonce that this page or another page of the shop has stored; empty without a usable one. Source: catalogue-and-cart §2.2. */
export function parseStoredNonce(json: string | null): StoreNonce {
  const stored = readRecord(parseJson(json))
  return parsePrintedNonce(stored["nonce"], stored["timestamp"])
}

/** Text that a header can carry. With any other, browsers refuse the request and servers the header, and no response would replace it. */
const headerText = /^[\x20-\x7e]{1,1000}$/

/** A nonce that a page prints, often with the time as text; empty for any other value. Source: catalogue-and-cart §2.1. */
export function parsePrintedNonce(rawNonce: unknown, rawTimestamp: unknown): StoreNonce {
  const text = readText(rawNonce)
  const nonce = headerText.test(text) ? text : ""
  return { nonce, timestamp: nonce === "" ? 0 : (readCount(rawTimestamp) ?? 0) }
}
