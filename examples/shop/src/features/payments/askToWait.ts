import type { Context } from "hono"

/** Makes the answer one of a limit: status 429, with the seconds to wait. Undefined changes nothing. */
export function askToWait(context: Context, waitSeconds: number | undefined): void {
  if (waitSeconds === undefined) return
  context.status(429)
  context.header("Retry-After", String(waitSeconds))
}
