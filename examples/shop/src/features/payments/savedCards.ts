import { and, asc, eq, sql } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { CardProvider } from "./port.ts"
import { providerCustomers, savedCards } from "./schema.ts"

/** A card of a customer's account. */
export type SavedCard = typeof savedCards.$inferSelect

/** The maximum number of cards per account. */
const cardsMax = 20

/** The cards of a customer, in the order in which they were added. */
export function listSavedCards(database: Database, customerId: number): Promise<readonly SavedCard[]> {
  return database.select().from(savedCards).where(eq(savedCards.customerId, customerId)).orderBy(asc(savedCards.id))
}

/** Finds one card of a customer; other customers' cards are never found. */
export async function findSavedCard(
  database: Database,
  customerId: number,
  id: number,
): Promise<SavedCard | undefined> {
  const isTheirs = and(eq(savedCards.id, id), eq(savedCards.customerId, customerId))
  const [card] = await database.select().from(savedCards).where(isTheirs)
  return card
}

/** Adds a card that the provider has saved for a customer, once. The first card becomes the default. */
export async function addSavedCard(
  database: Database,
  provider: CardProvider,
  { customerId, paymentMethod, now }: { customerId: number; paymentMethod: string; now: Date },
): Promise<boolean> {
  const method = await provider.readPaymentMethod(paymentMethod)
  const owner = await findProviderCustomer(database, customerId)
  // A card that the provider saved for nobody, or for another customer, can't be charged for this one.
  if (!method || owner === undefined || method.customer !== owner) return false
  const known = await listSavedCards(database, customerId)
  if (known.some((card) => card.paymentMethod === paymentMethod)) return true
  if (known.length >= cardsMax) return false
  const { brand, last4, exp_month, exp_year } = method.card
  await database
    .insert(savedCards)
    .values({
      customerId,
      paymentMethod,
      brand,
      last4,
      expMonth: exp_month,
      expYear: exp_year,
      isDefault: known.length === 0,
      createdAt: now,
    })
    .onConflictDoNothing()
  return true
}

/** Makes a card the default, and all others not. */
export async function makeDefault(database: Database, { customerId, id }: SavedCard): Promise<void> {
  await database
    .update(savedCards)
    .set({ isDefault: sql`${savedCards.id} = ${id}` })
    .where(eq(savedCards.customerId, customerId))
}

/** Deletes a card, here and at the provider. If it was the default, the newest card replaces it. */
export async function deleteSavedCard(database: Database, provider: CardProvider, card: SavedCard): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(savedCards).where(eq(savedCards.id, card.id))
    const newest = (await listSavedCards(transaction, card.customerId)).at(-1)
    if (card.isDefault && newest) await makeDefault(transaction, newest)
  })
  await provider.detachPaymentMethod(card.paymentMethod)
}

/** Finds a customer's id at the provider; the customer is created there at first use. */
export async function ensureProviderCustomer(
  database: Database,
  provider: CardProvider,
  customerId: number,
): Promise<string> {
  const known = await findProviderCustomer(database, customerId)
  if (known !== undefined) return known
  const providerId = await provider.createCustomer(`customer-${String(customerId)}`)
  await database.insert(providerCustomers).values({ customerId, providerId }).onConflictDoNothing()
  return (await findProviderCustomer(database, customerId)) ?? providerId
}

async function findProviderCustomer(database: Database, customerId: number): Promise<string | undefined> {
  const [row] = await database.select().from(providerCustomers).where(eq(providerCustomers.customerId, customerId))
  return row?.providerId
}
