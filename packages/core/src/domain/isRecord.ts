/** The members of an object of unknown shape. */
export type UnknownRecord = Readonly<Record<string, unknown>>

/** Whether a value from outside is an object with members: not null, not a list. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
