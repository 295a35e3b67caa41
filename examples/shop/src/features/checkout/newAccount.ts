import type { Database } from "../../database/connect.ts"
import type { Visit } from "../../visit.ts"
import { readCustomer, type Customer } from "../accounts/customer.ts"
import { parseEmailAddress } from "../accounts/emailAddress.ts"
import { hashPassword, isPasswordOf } from "../accounts/password.ts"
import { registerCustomer } from "../accounts/registerCustomer.ts"
import type { Order } from "../orders/readOrders.ts"
import type { CheckoutForm } from "./checkoutForm.ts"

type AccountForm = Pick<CheckoutForm, "billing" | "createsAccount" | "password">

/**
 * Prepares the account that a guest wants with their order; undefined for no account. The password is hashed before the order, so that the
 * hashing doesn't extend the time in which the stock is locked.
 */
export async function prepareAccount(
  { billing, createsAccount, password }: AccountForm,
  visit: Visit,
): Promise<((transaction: Database) => Promise<number | null>) | undefined> {
  const email = parseEmailAddress(billing.email)
  if (!createsAccount || email === undefined) return undefined
  const { first_name: firstName, last_name: lastName } = billing
  const registration = { email, firstName, lastName, passwordHash: await hashPassword(password) }
  return async (transaction) => (await registerCustomer(transaction, registration, visit))?.id ?? null
}

/**
 * Finds the customer whose account was created with an order. When the form is submitted twice, the order exists already, and the password
 * proves that the account is the sender's.
 */
export async function findNewCustomer(
  { createsAccount, password }: AccountForm,
  { customerId }: Order,
  { shop }: Visit,
): Promise<Customer | undefined> {
  if (!createsAccount || customerId === null) return undefined
  const found = await readCustomer(shop.database, customerId)
  if (!found || !(await isPasswordOf(password, found.passwordHash))) return undefined
  const { passwordHash: _passwordHash, ...customer } = found
  return customer
}
