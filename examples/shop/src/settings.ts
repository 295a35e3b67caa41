import { isRecord } from "./endpoints/storeApiBody.ts"

/** Members of the config that a page prints for the script tag; `host` holds the platform's own settings by their names. */
export type Settings = Readonly<Record<string, unknown>>

/** Puts settings together, object by object, so that several parts may add to one; of two values the later counts. */
export function mergeSettings(parts: readonly Settings[]): Settings {
  const merged = new Map<string, unknown>()
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) {
      const earlier = merged.get(name)
      merged.set(name, isRecord(earlier) && isRecord(value) ? mergeSettings([earlier, value]) : value)
    }
  }
  return Object.fromEntries(merged)
}
