import { eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { touchSession } from "../../session/notices.ts"
import { createAddress } from "../shipping/address.ts"
import { baseCountry } from "../shipping/countries.ts"
import type { Destination } from "../shipping/rates.ts"
import { basketCustomers } from "./schema.ts"

/** What a shopper has said about themselves so far. */
export type BasketCustomer = Omit<typeof basketCustomers.$inferSelect, "sessionId">

/** Whoever has said nothing yet is taken to be in the shop's country. */
const unknownCustomer: BasketCustomer = {
  billing: createAddress({ country: baseCountry }),
  shipping: createAddress({ country: baseCountry }),
  shipsElsewhere: false,
  rate: "",
  paymentMethod: "",
  note: "",
}

/** What is known of a session's shopper. */
export async function readCustomer(database: Database, sessionId: string): Promise<BasketCustomer> {
  const [row] = await database.select().from(basketCustomers).where(eq(basketCustomers.sessionId, sessionId))
  if (!row) return unknownCustomer
  const { sessionId: _, ...customer } = row
  return customer
}

/** Keeps what a shopper has said; members that are left out stay as they are. */
export async function keepCustomer(
  database: Database,
  sessionId: string,
  said: Partial<BasketCustomer>,
): Promise<void> {
  if (Object.keys(said).length === 0) return
  await touchSession(database, sessionId)
  await database
    .insert(basketCustomers)
    .values({ ...unknownCustomer, ...said, sessionId })
    .onConflictDoUpdate({ target: basketCustomers.sessionId, set: said })
}

/** Where the parcel goes. */
export function destinationOf({ billing, shipping, shipsElsewhere }: BasketCustomer): Destination {
  return shipsElsewhere ? shipping : billing
}
