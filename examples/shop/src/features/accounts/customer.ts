import { eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { customers } from "./schema.ts"

/** A customer, without the password hash. */
export type Customer = Omit<typeof customers.$inferSelect, "passwordHash" | "createdAt">

/** A customer with the hash that passwords are checked against. */
export type CustomerWithPassword = Customer & { readonly passwordHash: string }

/** The columns of a `Customer`. */
export const customerColumns = {
  id: customers.id,
  email: customers.email,
  username: customers.username,
  role: customers.role,
  firstName: customers.firstName,
  lastName: customers.lastName,
  language: customers.language,
}

const columnsWithPassword = { ...customerColumns, passwordHash: customers.passwordHash }

/** A customer's first and last name, otherwise their user name, otherwise their e-mail address up to the @ sign. */
export function nameOf({ firstName, lastName, username, email }: Customer): string {
  return [firstName, lastName].filter(Boolean).join(" ") || (username ?? email.slice(0, email.indexOf("@")))
}

/** Finds a customer by e-mail address, or by user name if there is no @ in the login. */
export async function findCustomer(database: Database, login: string): Promise<CustomerWithPassword | undefined> {
  const name = login.trim().toLowerCase()
  const isName = name.includes("@") ? eq(customers.email, name) : eq(customers.username, name)
  const [customer] = await database.select(columnsWithPassword).from(customers).where(isName)
  return customer
}

/** Reads a customer by id, with the password hash. */
export async function readCustomer(database: Database, id: number): Promise<CustomerWithPassword | undefined> {
  const [customer] = await database.select(columnsWithPassword).from(customers).where(eq(customers.id, id))
  return customer
}
