/** An error that restores a hook's server HTML for a reason that a warning has already named: nothing more is logged. */
export function createLoggedError(message: string): Error {
  return Object.assign(new Error(message), { isLogged: true })
}

/** Whether `createLoggedError` made the error, in any chunk's copy of this file. */
export function isLoggedError(cause: unknown): boolean {
  return cause instanceof Error && "isLogged" in cause
}
