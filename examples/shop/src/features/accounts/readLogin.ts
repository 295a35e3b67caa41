import { and, eq, gt } from "drizzle-orm"
import { isSame } from "../../session/nonces.ts"
import { sessions } from "../../session/schema.ts"
import type { Session } from "../../session/session.ts"
import type { Shop } from "../../shop.ts"
import { customerColumns, type Customer } from "./customer.ts"
import { proveLogin } from "./loginProof.ts"
import { customers } from "./schema.ts"

/**
 * Reads the customer who is logged in to a session; undefined for guests and after the login has ended. `proof` is the
 * value of the login cookie: without a valid one, the database isn't queried.
 */
export async function readLogin(shop: Shop, session: Session, proof: string): Promise<Customer | undefined> {
  if (session.isNew || !isSame(proof, proveLogin(shop, session))) return undefined
  const [customer] = await shop.database
    .select(customerColumns)
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.id, session.id), gt(sessions.loginEndsAt, new Date(shop.clock()))))
  return customer
}
