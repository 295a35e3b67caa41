import { createHmac } from "node:crypto"
import type { Session } from "../../session/session.ts"
import type { Shop } from "../../shop.ts"

/** The value of the login cookie of a session. Nobody without the secret can work it out. */
export function proveLogin({ secret }: Shop, { id }: Session): string {
  return createHmac("sha256", secret).update(`login ${id}`).digest("base64url")
}
