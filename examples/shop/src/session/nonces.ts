import { createHmac, timingSafeEqual } from "node:crypto"

const tickMs = 12 * 60 * 60 * 1000

/** Tokens for one action of one session, which the shop's pages contain; each is valid for 12 to 24 hours. */
export interface Nonces {
  readonly issue: (action: string, sessionId: string) => string
  readonly isValid: (nonce: string, action: string, sessionId: string) => boolean
}

/** Creates and checks nonces. `clock` returns epoch ms; a nonce is valid in its own tick and the next one. */
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

/** Compares two secrets in constant time, so that the time doesn't reveal where they differ. */
export function isSame(left: string, right: string): boolean {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)]
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes)
}
