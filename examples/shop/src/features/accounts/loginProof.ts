import { createHmac } from "node:crypto"
import type { Session } from "../../session/session.ts"
import type { Shop } from "../../shop.ts"

/** Computes the value of a session's login cookie, which requires the shop's secret. */
export function proveLogin({ secret }: Shop, { id }: Session): string {
  return createHmac("sha256", secret).update(`login ${id}`).digest("base64url")
}
