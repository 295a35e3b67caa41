/**
 * The logged part of an error: names and places, never its message. Messages quote visitors' input: a failed query contains its parameters,
 * a violated constraint the row.
 */
export interface Failure {
  readonly name: string
  /** The system's or the database's code: "ENOSPC", "23505". */
  readonly code?: string
  /** The database table of the error. */
  readonly table?: string
  readonly constraint?: string
  /** The stack's places, innermost call first. */
  readonly at: readonly string[]
  readonly cause?: Failure
}

const framesMax = 6
const causesMax = 4
/** Names as in code and database schemas: too short and plain for a sentence, an address or a line break. */
const plainName = /^[\w$.-]{1,60}$/
const plainFrame = /^at [\w$.<>[\] #]*\(?[\w$./:@%+ -]*:\d+:\d+\)?$/

/** Describes an error and its causes, with fields that contain no visitor's data. */
export function describeFailure(thrown: unknown, depth = 1): Failure {
  if (!(thrown instanceof Error)) return { name: typeof thrown, at: [] }
  const { cause } = thrown
  return {
    name: plainName.test(thrown.name) ? thrown.name : "Error",
    ...readName(thrown, "code"),
    ...readName(thrown, "table"),
    ...readName(thrown, "constraint"),
    at: readFrames(thrown),
    ...(cause instanceof Error && depth < causesMax && { cause: describeFailure(cause, depth + 1) }),
  }
}

function readName<Field extends "code" | "table" | "constraint">(
  thrown: Error,
  field: Field,
): Partial<Record<Field, string>> {
  const value: unknown = Object.entries(thrown).find(([name]) => name === field)?.[1]
  if (typeof value !== "string" || !plainName.test(value)) return {}
  const found: Partial<Record<Field, string>> = {}
  found[field] = value
  return found
}

/** A stack starts with the message, which may look like frames; so the message is removed first, or the whole stack is left out. */
function readFrames({ stack = "", name, message }: Error): readonly string[] {
  const start = stack.startsWith(`${name}: ${message}`) ? name.length + 2 : stack.indexOf(message)
  if (start === -1) return []
  return stack
    .slice(start + message.length)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => plainFrame.test(line))
    .slice(0, framesMax)
}
