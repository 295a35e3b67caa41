import { randomBytes } from "node:crypto"
import { and, eq, gt, lte } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { hash } from "../../session/session.ts"
import { accountLinks } from "./schema.ts"

/** The purpose of a link: confirming a new account, or choosing a new password. */
export type AccountLinkKind = "confirm" | "reset"

/** A link that hasn't been used yet. */
export type AccountLink = Omit<typeof accountLinks.$inferSelect, "tokenHash" | "expiresAt">

const lifeMs: Readonly<Record<AccountLinkKind, number>> = { confirm: 24 * 60 * 60_000, reset: 60 * 60_000 }

/** Creates a link and returns the key for its address; only the key's hash is stored. Also deletes expired links. */
export async function createAccountLink(transaction: Database, link: AccountLink, now: Date): Promise<string> {
  const key = randomBytes(32).toString("base64url")
  await transaction.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
  const expiresAt = new Date(now.getTime() + lifeMs[link.kind])
  await transaction.insert(accountLinks).values({ ...link, tokenHash: hash(key), expiresAt })
  return key
}

/** Reads a link without using it up; undefined if it is unknown, used or expired. */
export async function readAccountLink(
  database: Database,
  kind: AccountLinkKind,
  key: string,
  now: Date,
): Promise<AccountLink | undefined> {
  const [link] = await database
    .select()
    .from(accountLinks)
    .where(isLink(kind, key, now))
  return link
}

/** Reads and deletes a link: it works once, also for simultaneous requests. Undefined as in `readAccountLink`. */
export async function takeAccountLink(
  transaction: Database,
  kind: AccountLinkKind,
  key: string,
  now: Date,
): Promise<AccountLink | undefined> {
  const [link] = await transaction
    .delete(accountLinks)
    .where(isLink(kind, key, now))
    .returning()
  return link
}

/** Deletes a customer's other reset links. Confirm links stay: they have no customer yet. */
export async function dropResetLinks(transaction: Database, customerId: number): Promise<void> {
  await transaction.delete(accountLinks).where(eq(accountLinks.customerId, customerId))
}

function isLink(kind: AccountLinkKind, key: string, now: Date) {
  return and(eq(accountLinks.tokenHash, hash(key)), eq(accountLinks.kind, kind), gt(accountLinks.expiresAt, now))
}
