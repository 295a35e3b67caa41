import { storableText } from "../texts/storableText.ts"
import { isRecord } from "./storeApiBody.ts"

/** Parses JSON from outside, without what the database refuses in texts and names; undefined for invalid JSON. */
export function parseStorableJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text, (_, value: unknown) => clean(value))
    return parsed
  } catch {
    return undefined
  }
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return storableText(value)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [storableText(name), member]))
}
