import { isRecord } from "../domain/index.ts"
import type { WidgetEntry } from "./widget.ts"

/** Whether a value is a valid entry for a page's own widget: a name that an attribute can hold, a load rule, and a fetch function. */
export function isWidgetEntry(value: unknown): value is WidgetEntry {
  return (
    isRecord(value) &&
    typeof value.name === "string" &&
    /^[a-z][\w-]*$/i.test(value.name) &&
    isRecord(value.load) &&
    typeof value.fetch === "function"
  )
}
