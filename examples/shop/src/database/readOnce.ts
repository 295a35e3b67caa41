import type { Database } from "./connect.ts"

const known = new WeakMap<Database, Map<string, Promise<unknown>>>()

/**
 * Reads what only the seed writes, before the shop opens: zones, taxes, categories, labels. It is read once for each database and key; a read that
 * failed is tried again. Keys are few: none may come from a visitor.
 */
export function readOnce<T>(database: Database, key: string, read: () => PromiseLike<T>): Promise<T> {
  const ofDatabase = known.get(database) ?? new Map<string, Promise<unknown>>()
  known.set(database, ofDatabase)
  const before = ofDatabase.get(key)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one key is one reader's
  if (before) return before as Promise<T>
  // A query that is given as it is runs again for each reader that awaits it.
  const reading = Promise.resolve(read())
  ofDatabase.set(key, reading)
  reading.catch(() => ofDatabase.delete(key))
  return reading
}
