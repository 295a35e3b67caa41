import { eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { touchSession } from "../../session/notices.ts"
import { createAddress } from "../shipping/address.ts"
import { baseCountry } from "../shipping/countries.ts"
import type { Destination } from "../shipping/rates.ts"
import { basketCustomers } from "./schema.ts"

/** The shopper's data so far. */
export type BasketCustomer = Omit<typeof basketCustomers.$inferSelect, "sessionId">

/** Without data, the shopper counts as being in the shop's country. */
const unknownCustomer: BasketCustomer = {
  billing: createAddress({ country: baseCountry }),
  shipping: createAddress({ country: baseCountry }),
  shipsElsewhere: false,
  rate: "",
  paymentMethod: "",
  note: "",
}

/** Reads the data of a session's shopper. */
export async function readCustomer(database: Database, sessionId: string): Promise<BasketCustomer> {
  const [row] = await database.select().from(basketCustomers).where(eq(basketCustomers.sessionId, sessionId))
  if (!row) return unknownCustomer
  const { sessionId: _, ...customer } = row
  return customer
}

/** Stores a shopper's data; omitted members stay unchanged. */
export async function keepCustomer(
  database: Database,
  sessionId: string,
  changes: Partial<BasketCustomer>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await touchSession(database, sessionId)
  await database
    .insert(basketCustomers)
    .values({ ...unknownCustomer, ...changes, sessionId })
    .onConflictDoUpdate({ target: basketCustomers.sessionId, set: changes })
}

/** The destination of the parcel. */
export function destinationOf({ billing, shipping, shipsElsewhere }: BasketCustomer): Destination {
  return shipsElsewhere ? shipping : billing
}

/** Whether a form with this data shows something that the shopper has typed, beyond the country and state that every page has. */
export function isFilledIn({ billing, shipping, note }: BasketCustomer): boolean {
  const { country: _country, state: _state, ...own } = billing
  const { country: _country2, state: _state2, ...other } = shipping
  return note !== "" || [...Object.values(own), ...Object.values(other)].some((value) => value !== "")
}
