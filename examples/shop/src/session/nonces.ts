import { createHmac, timingSafeEqual } from "node:crypto"

const tickMs = 12 * 60 * 60 * 1000

/** Tokens that tie a request to a page this session was shown; each lives between 12 and 24 hours. */
export interface Nonces {
  readonly issue: (action: string, sessionId: string) => string
  readonly isValid: (nonce: string, action: string, sessionId: string) => boolean
}

/** Makes and checks nonces. `clock` gives epoch ms; a nonce counts in the tick it was made in and the one after. */
export function createNonces(secret: string, clock: () => number): Nonces {
  const currentTick = () => Math.floor(clock() / tickMs)
  const sign = (action: string, sessionId: string, tick: number) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([action, sessionId, tick]))
      .digest("hex")
      .slice(0, 20)
  return {
    issue: (action, sessionId) => sign(action, sessionId, currentTick()),
    isValid: (nonce, action, sessionId) =>
      [0, 1].some((age) => isSame(nonce, sign(action, sessionId, currentTick() - age))),
  }
}

/** Compares two secrets in a time that tells nothing about where they differ. */
export function isSame(left: string, right: string): boolean {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)]
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes)
}
