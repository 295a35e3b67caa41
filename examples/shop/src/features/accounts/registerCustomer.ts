import type { Database } from "../../database/connect.ts"
import { keepEmails } from "../outbox/outbox.ts"
import type { Visit } from "../../visit.ts"
import { customerColumns, type Customer } from "./customer.ts"
import { knownAddressEmail, welcomeEmail } from "./emails.ts"
import { customers } from "./schema.ts"

/** What an account is made of. `email` is one that `parseEmailAddress` gave, `passwordHash` what `hashPassword` did. */
export interface Registration {
  readonly email: string
  readonly passwordHash: string
  readonly firstName?: string
  readonly lastName?: string
}

/**
 * Makes an account in the transaction that it belongs to, such as an order's, and writes to its owner. Hash the password
 * before the transaction begins, and call `logIn` after its end.
 * @returns undefined where the address has an account: its owner is told by e-mail, and nobody else, so that a checkout
 * tells strangers no more than a login does. The order is a guest's then.
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
