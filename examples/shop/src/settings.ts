import { isRecord } from "./endpoints/storeApiBody.ts"

/** Members of the config that a page prints for the script tag; `host` contains the platform's own settings by name. */
export type Settings = Readonly<Record<string, unknown>>

/** Merges settings object by object, so that several features can add to one object; the later of two values wins. */
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
