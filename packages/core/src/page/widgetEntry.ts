import { isRecord } from "../domain/index.ts"
import type { WidgetEntry } from "./widget.ts"

/** Whether a page's own widget can be one: a name that an attribute can hold, a rule of loading, and a way to fetch it. */
export function isWidgetEntry(value: unknown): value is WidgetEntry {
  return (
    isRecord(value) &&
    typeof value.name === "string" &&
    /^[a-z][\w-]*$/i.test(value.name) &&
    isRecord(value.load) &&
    typeof value.fetch === "function"
  )
}
