import { and, asc, count, desc, eq, inArray } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { dynamicStrings } from "./schema.ts"

/** A row of the table `dynamic_strings`. */
export type DynamicString = typeof dynamicStrings.$inferSelect

/** Far above what a shop has. The limit stops a script that generates texts from filling the disk. */
const stringsMax = 5000

/** Reads the rows of these texts. New texts are stored first, with a machine translation where there is one. */
export async function readStrings(
  database: Database,
  originals: readonly string[],
  options: {
    readonly byPeople: readonly string[]
    readonly translateByMachine: (texts: readonly string[]) => Promise<readonly string[]>
  },
): Promise<readonly DynamicString[]> {
  if (originals.length === 0) return []
  const known = await listKnown(database, originals)
  const unknown = originals.filter((text) => !known.some(({ original }) => original === text))
  if (unknown.length === 0 || (await countStrings(database)) + unknown.length > stringsMax) return known
  const byMachine = unknown.filter((text) => !options.byPeople.includes(text))
  const translated = await options.translateByMachine(byMachine)
  const rows = unknown.map((original) => {
    const translation = translated[byMachine.indexOf(original)] ?? ""
    return {
      original,
      language: "en" as const,
      translation,
      state: translation ? ("machine" as const) : ("waiting" as const),
    }
  })
  // A concurrent request may have inserted the same texts.
  await database.insert(dynamicStrings).values(rows).onConflictDoNothing()
  return listKnown(database, originals)
}

/** Saves people's translations by string id and returns how many rows changed. An empty translation sets the state back to `waiting`. */
export async function saveTranslations(
  database: Database,
  translations: readonly { readonly id: number; readonly translation: string }[],
): Promise<number> {
  const saved = await Promise.all(
    translations.map(({ id, translation }) =>
      database
        .update(dynamicStrings)
        .set({ translation, state: translation === "" ? "waiting" : "person" })
        .where(eq(dynamicStrings.id, id))
        .returning({ id: dynamicStrings.id }),
    ),
  )
  return saved.flat().length
}

/** Lists at most 500 strings: those that wait for a translation first, then by id. */
export function listStrings(database: Database): Promise<readonly DynamicString[]> {
  return database
    .select()
    .from(dynamicStrings)
    .orderBy(desc(eq(dynamicStrings.state, "waiting")), asc(dynamicStrings.id))
    .limit(500)
}

function listKnown(database: Database, originals: readonly string[]): Promise<readonly DynamicString[]> {
  return database
    .select()
    .from(dynamicStrings)
    .where(and(eq(dynamicStrings.language, "en"), inArray(dynamicStrings.original, [...originals])))
}

async function countStrings(database: Database): Promise<number> {
  const [row] = await database.select({ count: count() }).from(dynamicStrings)
  return row?.count ?? 0
}
