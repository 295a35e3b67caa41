import { createHash, createHmac, randomBytes } from "node:crypto"
import { isSame } from "./nonces.ts"

/** The lifetime of a session's cookie from its creation, and of the stored session and its basket from the last change. */
export const sessionLifeSeconds = 30 * 24 * 60 * 60

/** A visitor's session. The browser stores `cookie`, the database `id`. */
export interface Session {
  readonly id: string
  readonly cookie: string
  readonly isNew: boolean
}

/** Reads the session of a request. A cookie without this shop's signature is ignored. */
export function readSession(cookie: string | undefined, secret: string): Session {
  if (cookie !== undefined) {
    const [token = "", signature = ""] = cookie.split(".")
    if (isSame(signature, sign(token, secret))) return { id: hash(token), cookie, isNew: false }
  }
  return openSession(secret)
}

/** Creates a session, whose cookie isn't sent yet. */
export function openSession(secret: string): Session {
  return createSession(randomBytes(24).toString("base64url"), secret)
}

/**
 * Creates the session that follows another one at a login or logout; `parts` are its inputs. Without the secret it can't be computed, and a
 * form that is submitted twice leads to one session, so that neither answer loses the basket.
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

/** Hashes a secret of a shopper, so that the database holds none. */
export function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}
