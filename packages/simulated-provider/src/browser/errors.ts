/** Incorrect use of the provider's script, with the error that the real one throws. */
export class IntegrationError extends Error {
  override readonly name = "IntegrationError"
}

/** The page's calls and incorrect uses, which tests read. */
export interface CallLog {
  readonly calls: { readonly name: string; readonly args: readonly unknown[] }[]
  readonly violations: string[]
  call(name: string, ...args: readonly unknown[]): void
  /** Records the text and returns the error to throw. */
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
