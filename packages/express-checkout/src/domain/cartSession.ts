import { formatText, readList, readMember } from "@ringside/core/domain"

/** The state that a cart's requests share: its nonce and, for a separate cart, its token. An empty token opens a cart. */
export interface CartSession {
  readonly nonce?: string
  readonly session?: string
}

/** A session's values as response headers; a missing header is null. */
export type SessionHeaders = Readonly<Partial<Record<"nonce" | "session", string | null | undefined>>>

/**
 * The session of a cart that the next request opens. Nothing in the product calls it: `createSeparateCart` of the cart package, which can't
 * import this one, starts with an empty token. Source: express-checkout §3.
 */
export function createSeparateSession(): { session: "" } {
  return { session: "" }
}

/**
 * The session after a response; a missing header keeps the earlier value. The text "null" counts as missing: scripts may write a missing
 * header back as text. Nothing in the product calls it: `createSeparateCart` keeps the token by the same rule, and a source of nonces the
 * nonce. Source: express-checkout §3, §4.1.
 */
export function reduceCartSession(state: SessionHeaders | null, headers: SessionHeaders | null): CartSession {
  const [nonce, session] = (["nonce", "session"] as const).map((name) => {
    const header = formatText(readMember(headers, [name]))
    return header === "" || header === "null" ? state?.[name] : header
  })
  return { ...(typeof nonce === "string" && { nonce }), ...(typeof session === "string" && { session }) }
}

/** The next item to remove from a cart that is being emptied; null when each was tried. Source: express-checkout §3. */
export function selectNextRemoval(cart: unknown, attemptedKeys: readonly string[] | null): string | null {
  const attempted = new Set(readList(attemptedKeys))
  const keys = readList(readMember(cart, ["items"])).map((item) => formatText(readMember(item, ["key"])))
  return keys.find((key) => key !== "" && !attempted.has(key)) ?? null
}
