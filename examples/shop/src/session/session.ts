import { createHash, createHmac, randomBytes } from "node:crypto"
import { isSame } from "./nonces.ts"

/** For how long a basket waits for its shopper. */
export const sessionLifeSeconds = 30 * 24 * 60 * 60

/** Who is visiting. `cookie` is what the browser keeps, `id` what the database knows it by. */
export interface Session {
  readonly id: string
  readonly cookie: string
  readonly isNew: boolean
}

/** Finds out whose request it is. A cookie that this shop did not sign counts as none. */
export function readSession(cookie: string | undefined, secret: string): Session {
  if (cookie !== undefined) {
    const [token = "", signature = ""] = cookie.split(".")
    if (isSame(signature, sign(token, secret))) return { id: hash(token), cookie, isNew: false }
  }
  return createSession(randomBytes(24).toString("base64url"), secret)
}

/**
 * The session that follows another one at a login or logout; `parts` say which and why. Nobody without the secret can work
 * it out, and one form that is sent twice leads to one session: neither answer leaves the basket behind.
 */
export function renewSession(parts: readonly string[], secret: string): Session {
  const hmac = createHmac("sha256", secret).update(`renewed session ${JSON.stringify(parts)}`)
  return createSession(hmac.digest("base64url").slice(0, 32), secret)
}

function createSession(token: string, secret: string): Session {
  return { id: hash(token), cookie: `${token}.${sign(token, secret)}`, isNew: true }
}

function sign(token: string, secret: string): string {
  return createHmac("sha256", secret).update(`session ${token}`).digest("base64url")
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}
