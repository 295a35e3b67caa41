import { readMember } from "../domain/index.ts"
import type { ServicePage } from "../page/services.ts"
import { formatHandlerKey, handlerMarksService, type PlatformHandler } from "./handlerMarks.ts"

/**
 * Reads whether the platform's handler would still be bound to an element, or a script has taken it off, to work in its place. `unknown`: the
 * element has no mark, as without jQuery.
 */
export function readHandlerMark(
  page: ServicePage,
  element: Element,
  handler: PlatformHandler,
): "bound" | "taken" | "unknown" {
  const marks = handlerMarksService.find(page)
  const key = formatHandlerKey(handler)
  const jQuery = marks?.jQueries.get(key)?.get(element)
  if (!marks || !jQuery?._data) return marks?.taken.has(key) ? "taken" : "unknown"
  const handlers = readMember(jQuery._data(element, "events"), [handler.type])
  const isMark = (each: unknown) =>
    readMember(each, ["handler"]) === marks.handler && readMember(each, ["selector"]) === handler.selector
  const isBound = Array.isArray(handlers) && handlers.some(isMark)
  if (!isBound) marks.taken.add(key)
  return isBound ? "bound" : "taken"
}
