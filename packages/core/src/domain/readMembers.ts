import { isRecord } from "./isRecord.ts"
import { nullPrototype } from "./nullPrototype.ts"

/** The own members of a value from outside; none when it is no object. */
export function readMembers(value: unknown): Readonly<Record<string, unknown>> {
  return nullPrototype(isRecord(value) ? value : {})
}
