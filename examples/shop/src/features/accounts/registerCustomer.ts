import type { Database } from "../../database/connect.ts"
import { keepEmails } from "../outbox/outbox.ts"
import type { Visit } from "../../visit.ts"
import { customerColumns, type Customer } from "./customer.ts"
import { knownAddressEmail, welcomeEmail } from "./emails.ts"
import { customers } from "./schema.ts"

/** The data of a new account: `email` from `parseEmailAddress`, `passwordHash` from `hashPassword`. */
export interface Registration {
  readonly email: string
  readonly passwordHash: string
  readonly firstName?: string
  readonly lastName?: string
}

/**
 * Creates an account in the caller's transaction, such as an order's, and stores an e-mail to its owner. Hash the
 * password before the transaction, and call `logIn` after it.
 * @returns undefined if the address already has an account. Only the e-mail informs its owner, so that a checkout
 * doesn't reveal which accounts exist. The order is then a guest's.
 */
export async function registerCustomer(
  transaction: Database,
  registration: Registration,
  visit: Pick<Visit, "shop" | "language" | "links">,
): Promise<Customer | undefined> {
  const { language, shop } = visit
  const [customer] = await transaction
    .insert(customers)
    .values({ ...registration, role: "customer", language, createdAt: new Date(shop.clock()) })
    .onConflictDoNothing()
    .returning(customerColumns)
  const email = customer ? welcomeEmail : knownAddressEmail
  await keepEmails(transaction, [email(registration.email, visit)])
  return customer
}
