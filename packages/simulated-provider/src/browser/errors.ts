/** Wrong use of the provider's script, as the real one throws it. */
export class IntegrationError extends Error {
  override readonly name = "IntegrationError"
}

/** What a page has done wrong, and what it has called: tests read both. */
export interface CallLog {
  readonly calls: { readonly name: string; readonly args: readonly unknown[] }[]
  readonly violations: string[]
  call(name: string, ...args: readonly unknown[]): void
  /** Notes the text and answers the error to throw. */
  violate(text: string): IntegrationError
}

/** A log that starts empty. */
export function createCallLog(): CallLog {
  const calls: CallLog["calls"] = []
  const violations: string[] = []
  return {
    calls,
    violations,
    call: (name, ...args) => void calls.push({ name, args }),
    violate(text) {
      violations.push(text)
      return new IntegrationError(text)
    },
  }
}
