import { readMember } from "../domain/index.ts"
import type { ServicePage } from "../page/services.ts"
import { handlerMarksService, type PlatformHandler } from "./handlerMarks.ts"

/**
 * Reads whether the platform's handler would still be bound to an element, or a script has taken it off, to act in its place. `unknown`: the
 * element has no mark, as without jQuery.
 */
export function readHandlerMark(
  page: ServicePage,
  element: Element,
  { elements, type }: PlatformHandler,
): "bound" | "taken" | "unknown" {
  const marks = handlerMarksService.find(page)
  const jQuery = marks?.jQueries.get(element)
  if (!marks || !jQuery?._data) return marks?.taken.has(elements) ? "taken" : "unknown"
  const handlers = readMember(jQuery._data(element, "events"), [type])
  const isBound =
    Array.isArray(handlers) && handlers.some((each: unknown) => readMember(each, ["handler"]) === marks.handler)
  if (!isBound) marks.taken.add(elements)
  return isBound ? "bound" : "taken"
}
