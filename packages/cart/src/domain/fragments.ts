import { isRecord, readText, type UnknownRecord } from "@ringside/core/domain"

/** HTML by the selector of the elements that it replaces. */
export type Fragments = Readonly<Record<string, string>>

/** A server response with fragments; `cartHash` is empty for an empty basket. */
export type FragmentsAnswer = { readonly fragments: Fragments; readonly cartHash: string }

/**
 * Parses the fragments of a response and drops unusable entries; null when the response has no fragments object. Source: catalogue-and-cart
 * §4.2.
 */
export function parseFragments(raw: unknown): FragmentsAnswer | null {
  if (!isRecord(raw)) return null
  const fragments = raw["fragments"]
  if (!isRecord(fragments)) return null
  return { fragments: selectUsableFragments(fragments), cartHash: readText(raw["cart_hash"]) }
}

/** The usable entries: a selector that isn't blank, and HTML. */
export function selectUsableFragments(raw: UnknownRecord): Fragments {
  return Object.fromEntries(Object.entries(raw).filter(isUsable))
}

function isUsable(entry: [string, unknown]): entry is [string, string] {
  return entry[0].trim() !== "" && typeof entry[1] === "string"
}
