import { eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { customers } from "./schema.ts"

/** Somebody with an account, without what proves it. */
export type Customer = Omit<typeof customers.$inferSelect, "passwordHash" | "createdAt">

/** A customer with what their password is compared with. */
export type CustomerWithPassword = Customer & { readonly passwordHash: string }

/** What is read of a customer. */
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

/** How the shop calls somebody: by their name if it knows one, else by what stands before the @ of their address. */
export function nameOf({ firstName, lastName, username, email }: Customer): string {
  return [firstName, lastName].filter(Boolean).join(" ") || (username ?? email.slice(0, email.indexOf("@")))
}

/** Finds whoever a login form names: by e-mail address, else by user name. */
export async function findCustomer(database: Database, login: string): Promise<CustomerWithPassword | undefined> {
  const name = login.trim().toLowerCase()
  const isName = name.includes("@") ? eq(customers.email, name) : eq(customers.username, name)
  const [customer] = await database.select(columnsWithPassword).from(customers).where(isName)
  return customer
}

/** Reads a customer with what their password is compared with. */
export async function readCustomer(database: Database, id: number): Promise<CustomerWithPassword | undefined> {
  const [customer] = await database.select(columnsWithPassword).from(customers).where(eq(customers.id, id))
  return customer
}
