import { isRecord } from "../domain/index.ts"
import type { Widget, WidgetEntry } from "./widget.ts"

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

/** Whether a value is a widget: a server may send the file of another release. */
export function isWidget(value: unknown): value is Widget {
  return (
    isRecord(value) &&
    typeof value.name === "string" &&
    typeof value.read === "function" &&
    typeof value.mount === "function"
  )
}
