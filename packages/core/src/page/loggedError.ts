/** An error that gives a hook back to the server's HTML for a reason that a warning has named: nothing more is logged. */
export function createLoggedError(message: string): Error {
  return Object.assign(new Error(message), { isLogged: true })
}

/** Whether it was made so; by any chunk, each of which may have this file. */
export function isLoggedError(cause: unknown): boolean {
  return cause instanceof Error && "isLogged" in cause
}
