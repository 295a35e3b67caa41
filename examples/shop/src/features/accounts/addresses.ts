import { eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { keepCustomer, readCustomer as readShopper } from "../basket/customer.ts"
import { listOrdersOf } from "../orders/readOrders.ts"
import { createAddress, type Address } from "../shipping/address.ts"
import type { AddressSection } from "../shipping/addressFields.ts"
import { baseCountry } from "../shipping/countries.ts"
import type { Customer } from "./customer.ts"
import { customerAddresses } from "./schema.ts"

/** A customer's billing and shipping address. */
export type Addresses = Readonly<Record<AddressSection, Address>>

/** Reads a customer's addresses. Those never saved come from the last order, or contain only the account's data. */
export async function readAddresses(database: Database, customer: Customer): Promise<Addresses> {
  const saved = await database.select().from(customerAddresses).where(eq(customerAddresses.customerId, customer.id))
  const { orders } = await listOrdersOf(database, customer.id, { perPage: 1 })
  const [lastOrder] = orders
  const find = (section: AddressSection) => saved.find(({ kind }) => kind === section)?.fields ?? lastOrder?.[section]
  const { email, firstName: first_name, lastName: last_name } = customer
  return {
    billing: createAddress({ country: baseCountry, email, first_name, last_name, ...find("billing") }),
    shipping: createAddress({ country: baseCountry, first_name, last_name, ...find("shipping") }),
  }
}

/** Saves an address in the account and in this session's checkout. */
export async function saveAddress(
  transaction: Database,
  { customerId, sessionId }: { readonly customerId: number; readonly sessionId: string },
  section: AddressSection,
  address: Address,
): Promise<void> {
  await transaction
    .insert(customerAddresses)
    .values({ customerId, kind: section, fields: address })
    .onConflictDoUpdate({
      target: [customerAddresses.customerId, customerAddresses.kind],
      set: { fields: address },
    })
  await keepCustomer(transaction, sessionId, { [section]: address })
}

/** Fills in the checkout after a login. An address that the shopper has started to fill in stays unchanged. */
export async function prefillCheckout(transaction: Database, sessionId: string, customer: Customer): Promise<void> {
  const { billing, shipping } = await readShopper(transaction, sessionId)
  const known = await readAddresses(transaction, customer)
  await keepCustomer(transaction, sessionId, {
    ...(isUntouched(billing) && { billing: known.billing }),
    ...(isUntouched(shipping) && { shipping: known.shipping }),
  })
}

function isUntouched({ first_name, last_name, address_1, email }: Address): boolean {
  return [first_name, last_name, address_1, email].every((text) => text === "")
}
