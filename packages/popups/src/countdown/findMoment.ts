import { parseMoment } from "../domain/index.ts"
import { popupsWarnings } from "../warnings.ts"

/** The moment of a countdown hook, from its option `until` or a `time` element: epoch milliseconds, null for none that can be read. */
export function findMoment(hook: Element, until: string | null) {
  const time = hook.matches("time") ? hook : hook.querySelector("time[datetime]")
  const written = until ?? time?.getAttribute("datetime")
  const text = until === null ? popupsWarnings.wrongTime : popupsWarnings.wrongUntil
  return {
    end: parseMoment(written),
    problem: { text, values: { value: written ? JSON.stringify(written) : "missing" } },
  } as const
}
