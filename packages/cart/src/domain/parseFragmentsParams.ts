import { isRecord, readText } from "@ringside/core/domain"
import { readCount } from "./readCount.ts"

/** The session storage keys of the basket's hash and markup; local storage has the hash under the same key. */
export type FragmentKeys = {
  readonly cartHashKey: string
  readonly fragmentName: string
}

/** The host's settings for fragments: the endpoint, the storage keys, the timeout. */
export type FragmentsParams = FragmentKeys & {
  readonly wcAjaxUrl: string
  readonly requestTimeoutMs: number
}

const fallbackTimeoutMs = 5000
/** Timers take a signed 32-bit number; a larger delay would fire at once. */
const longestTimerMs = 2 ** 31 - 1

/** Parses the host's `wc_cart_fragments_params`; null when they are no object: then nothing may start. Source: catalogue-and-cart §2.1. */
export function parseFragmentsParams(raw: unknown): FragmentsParams | null {
  const keys = parseFragmentKeys(raw)
  if (!keys || !isRecord(raw)) return null
  return {
    ...keys,
    wcAjaxUrl: readText(raw["wc_ajax_url"]),
    requestTimeoutMs: readTimeoutMs(raw["request_timeout"]),
  }
}

/** Parses the storage keys in the same settings, which is all that the loader needs of them. */
export function parseFragmentKeys(raw: unknown): FragmentKeys | null {
  if (!isRecord(raw)) return null
  return {
    cartHashKey: readName(raw["cart_hash_key"], "wc_cart_hash"),
    fragmentName: readName(raw["fragment_name"], "wc_fragments"),
  }
}

function readName(value: unknown, fallback: string): string {
  const name = readText(value)
  return name.trim() === "" ? fallback : name
}

function readTimeoutMs(value: unknown): number {
  const timeoutMs = readCount(value) ?? 0
  return timeoutMs > 0 && timeoutMs <= longestTimerMs ? timeoutMs : fallbackTimeoutMs
}
