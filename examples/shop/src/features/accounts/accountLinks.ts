import { createHash, randomBytes } from "node:crypto"
import { and, eq, gt, lte } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { accountLinks } from "./schema.ts"

/** What a link leads to: an account that waits to be confirmed, or a new password. */
export type AccountLinkKind = "confirm" | "reset"

/** A link that has not been followed yet. */
export type AccountLink = Omit<typeof accountLinks.$inferSelect, "tokenHash" | "expiresAt">

const lifeMs: Readonly<Record<AccountLinkKind, number>> = { confirm: 24 * 60 * 60_000, reset: 60 * 60_000 }

/** Makes a link and gives the key that stands in it. Only its hash is kept. */
export async function createAccountLink(transaction: Database, link: AccountLink, now: Date): Promise<string> {
  const key = randomBytes(32).toString("base64url")
  await transaction.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
  const expiresAt = new Date(now.getTime() + lifeMs[link.kind])
  await transaction.insert(accountLinks).values({ ...link, tokenHash: hash(key), expiresAt })
  return key
}

/** Looks at a link without following it; undefined where it was followed already, or has expired. */
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

/** Follows a link: nobody can follow it again once the transaction is kept. Of two at once, one gets it. */
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

/** Makes the other links to new passwords of a customer worthless. */
export async function dropResetLinks(transaction: Database, customerId: number): Promise<void> {
  await transaction.delete(accountLinks).where(eq(accountLinks.customerId, customerId))
}

function isLink(kind: AccountLinkKind, key: string, now: Date) {
  return and(eq(accountLinks.tokenHash, hash(key)), eq(accountLinks.kind, kind), gt(accountLinks.expiresAt, now))
}

function hash(key: string): string {
  return createHash("sha256").update(key).digest("hex")
}
