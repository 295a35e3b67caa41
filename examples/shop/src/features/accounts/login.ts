import { and, desc, eq, inArray, sql } from "drizzle-orm"
import type { Context } from "hono"
import type { Database } from "../../database/connect.ts"
import { clearLoginCookie, writeLoginCookie, writeSessionCookie } from "../../session/cookies.ts"
import { sessions } from "../../session/schema.ts"
import { renewSession, type Session } from "../../session/session.ts"
import type { Shop } from "../../shop.ts"
import type { ShopEnv } from "../../visit.ts"
import { basketCustomers } from "../basket/schema.ts"
import { orders } from "../orders/schema.ts"
import { prefillCheckout } from "./addresses.ts"
import type { Customer } from "./customer.ts"
import { proveLogin } from "./loginProof.ts"

/** The platform's durations. A login that isn't remembered also ends with the browser. */
const rememberedSeconds = 14 * 24 * 60 * 60
const unrememberedSeconds = 2 * 24 * 60 * 60

/** The most logins of a customer, more than a person has devices. The oldest ones end first. */
const loginsMax = 20

/** Time is divided into periods of this length; a form submitted twice within one leads to the same session. */
const twiceMs = 60_000

/**
 * Logs a customer in. The session keeps its basket and gets a new id, so that nobody who knows the old one is logged
 * in, too. Call it after the transaction that creates the customer. Afterwards the context's visit is the customer's.
 */
export async function logIn(
  context: Context<ShopEnv>,
  customer: Customer,
  { isRemembered = false }: { readonly isRemembered?: boolean } = {},
): Promise<void> {
  const { visit } = context.var
  const { shop } = visit
  const seconds = isRemembered ? rememberedSeconds : unrememberedSeconds
  const session = renew(["login", String(customer.id)], visit.session, shop)
  await shop.database.transaction(async (transaction) => {
    const loginEndsAt = new Date(shop.clock() + seconds * 1000)
    await moveSession(transaction, visit.session, { id: session.id, customerId: customer.id, loginEndsAt })
    // Orders outlive sessions, so no foreign key updates them.
    await transaction.update(orders).set({ sessionId: session.id }).where(eq(orders.sessionId, visit.session.id))
    await transaction.update(orders).set({ ownerId: session.id }).where(eq(orders.ownerId, visit.session.id))
    await prefillCheckout(transaction, session.id, customer)
    await endOldLogins(transaction, customer.id)
  })
  context.set("visit", { ...visit, session, browserSession: session, readCustomer: () => Promise.resolve(customer) })
  writeSessionCookie(context, session)
  writeLoginCookie(context, proveLogin(shop, session), isRemembered ? seconds : undefined)
}

/** Logs out. The session keeps its basket and gets a new id; the checkout's addresses are deleted. */
export async function logOut(context: Context<ShopEnv>): Promise<void> {
  const { visit } = context.var
  const session = renew(["logout"], visit.session, visit.shop)
  await visit.shop.database.transaction(async (transaction) => {
    await moveSession(transaction, visit.session, { id: session.id, customerId: null, loginEndsAt: null })
    // The next person at this browser may be somebody else.
    await transaction.delete(basketCustomers).where(eq(basketCustomers.sessionId, session.id))
  })
  context.set("visit", { ...visit, session, browserSession: session, readCustomer: () => Promise.resolve(undefined) })
  writeSessionCookie(context, session)
  clearLoginCookie(context)
}

/** Ends all logins of a customer except one session's, so that nobody stays logged in with an old password. */
export async function endLogins(transaction: Database, customerId: number, exceptSessionId = ""): Promise<void> {
  await transaction
    .update(sessions)
    .set({ customerId: null, loginEndsAt: null })
    .where(and(eq(sessions.customerId, customerId), sql`${sessions.id} <> ${exceptSessionId}`))
}

function renew(why: readonly string[], { id }: Session, { secret, clock }: Shop): Session {
  return renewSession([...why, id, String(Math.floor(clock() / twiceMs))], secret)
}

/** Changes the id of a session; the foreign keys that refer to it are updated by cascade. */
async function moveSession(
  transaction: Database,
  { id: oldId }: Session,
  moved: Pick<typeof sessions.$inferInsert, "id" | "customerId" | "loginEndsAt">,
): Promise<void> {
  const values = { ...moved, seenAt: sql`now()` }
  // The same form may have been submitted a moment ago, and have changed the id already.
  const isFree = sql`not exists (select 1 from sessions as other where other.id = ${moved.id})`
  const [row] = await transaction
    .update(sessions)
    .set(values)
    .where(and(eq(sessions.id, oldId), isFree))
    .returning({ id: sessions.id })
  if (row) return
  await transaction.insert(sessions).values(values).onConflictDoUpdate({ target: sessions.id, set: values })
}

async function endOldLogins(transaction: Database, customerId: number): Promise<void> {
  const old = transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(desc(sessions.loginEndsAt), desc(sessions.seenAt))
    .offset(loginsMax)
  await transaction.update(sessions).set({ customerId: null, loginEndsAt: null }).where(inArray(sessions.id, old))
}
