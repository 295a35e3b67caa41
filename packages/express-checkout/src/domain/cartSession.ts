import { formatText, readMember } from "@ringside/core/domain"
import { readList } from "./readList.ts"

/** What a cart's calls carry from one to the next: its nonce and, for a separate cart, its token. An empty token opens a cart. */
export interface CartSession {
  readonly nonce?: string
  readonly session?: string
}

/** The two as they come from outside: a header that an answer lacks reads as null. */
export type SessionHeaders = Readonly<Partial<Record<"nonce" | "session", string | null | undefined>>>

/** A cart that the next call opens. Source: express-checkout §3. */
export function createSeparateSession(): { session: "" } {
  return { session: "" }
}

/**
 * The session after an answer; what its headers lack keeps its earlier value. A header that reads "null" is none: scripts that write a
 * missing header back as text would make it one. Source: express-checkout §3, §4.1.
 */
export function reduceCartSession(state: SessionHeaders | null, headers: SessionHeaders | null): CartSession {
  const [nonce, session] = (["nonce", "session"] as const).map((name) => {
    const header = formatText(readMember(headers, [name]))
    return header === "" || header === "null" ? state?.[name] : header
  })
  return { ...(typeof nonce === "string" && { nonce }), ...(typeof session === "string" && { session }) }
}

/** The next item to take out of a cart that is emptied; null when each was tried. Source: express-checkout §3. */
export function selectNextRemoval(cart: unknown, attemptedKeys: readonly string[] | null): string | null {
  const attempted = new Set(readList(attemptedKeys))
  const keys = readList(readMember(cart, ["items"])).map((item) => formatText(readMember(item, ["key"])))
  return keys.find((key) => key !== "" && !attempted.has(key)) ?? null
}
