/** Tools of others may break; that is theirs to report. */
// oxlint-disable-next-line typescript/no-unsafe-function-type -- a function of the host's, of which nothing is known
export function callSafely(host: Function, ...args: readonly unknown[]): unknown {
  try {
    return Reflect.apply(host, undefined, args)
  } catch {
    return undefined
  }
}
