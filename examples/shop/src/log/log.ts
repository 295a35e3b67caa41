import type { Failure } from "./failure.ts"

/**
 * An event that is logged. The fields are the shop's own words and names: no field accepts text from a request. `advice` is written for the
 * shop's operator.
 */
export type LogEntry =
  | { readonly event: "opened"; readonly url: string }
  | { readonly event: "administrator-made"; readonly username: string; readonly password: string }
  | { readonly event: "not-opened"; readonly advice: string }
  | { readonly event: "not-opened"; readonly failure: Failure }
  | { readonly event: "request-failed"; readonly method: string; readonly route: string; readonly failure: Failure }
  | { readonly event: "connection-lost"; readonly failure: Failure }
  | { readonly event: "picture-not-kept"; readonly failure: Failure }
  | { readonly event: "upkeep-failed"; readonly failure: Failure }
  | { readonly event: "machine-translation-failed"; readonly failure: Failure }
  | { readonly event: "folder-lost" }
  /** A payment that couldn't pay its order has been refunded. */
  | { readonly event: "payment-given-back"; readonly order: number }
  | { readonly event: "crashed"; readonly failure: Failure }

/** Writes one line per entry. */
export type Log = (entry: LogEntry) => void

/** The output streams of the log. */
export interface LogStreams {
  readonly out: (line: string) => void
  readonly error: (line: string) => void
}

const standardStreams: LogStreams = {
  out: (line) => process.stdout.write(line),
  error: (line) => process.stderr.write(line),
}

/** Creates the log of a shop, by default on the process's own streams. */
export function createLog(streams: LogStreams = standardStreams): Log {
  return (entry) => {
    const write = entry.event === "opened" || entry.event === "administrator-made" ? streams.out : streams.error
    write(`[shop] ${escapeControls(formatEntry(entry))}\n`)
  }
}

function formatEntry(entry: LogEntry): string {
  switch (entry.event) {
    case "opened":
      return `Esquina Roja is open: ${entry.url}`
    case "administrator-made":
      return `Log in at /wp-admin/ as "${entry.username}" with the password ${entry.password} – it is shown this once. ADMIN_PASSWORD=… sets another.`
    case "not-opened":
      return `The shop could not be opened: ${"advice" in entry ? entry.advice : formatFailure(entry.failure)}`
    case "request-failed":
      return `${entry.method} ${entry.route} failed: ${formatFailure(entry.failure)}`
    case "connection-lost":
      return `A connection to the database server was lost: ${formatFailure(entry.failure)}`
    case "picture-not-kept":
      return `A picture could not be kept, so it will be made again: ${formatFailure(entry.failure)}`
    case "upkeep-failed":
      return `The shop could not be tidied up; it is tried again: ${formatFailure(entry.failure)}`
    case "machine-translation-failed":
      return `Texts could not be translated by machine, so they wait for a person: ${formatFailure(entry.failure)}`
    case "payment-given-back":
      return `A payment of order ${String(entry.order)} was refunded: the order takes no payment, or not this amount.`
    case "folder-lost":
      return "The shop ends, because another shop has taken its data folder."
    case "crashed":
      return `The shop ends, because nothing caught: ${formatFailure(entry.failure)}`
  }
}

function formatFailure({ name, code, table, constraint, at, cause }: Failure): string {
  const words = [
    name,
    code && `code=${code}`,
    table && `table=${table}`,
    constraint && `constraint=${constraint}`,
    at.length > 0 && at.join(", "),
    cause && `because of ${formatFailure(cause)}`,
  ]
  return words.filter(Boolean).join(" ")
}

/** Line breaks would forge lines, terminals interpret other control characters, and bidirectional ones hide text. */
function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    return `\\u{${code.toString(16)}}`
  })
}
