import { and, asc, count, desc, eq, inArray } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { MachineTranslation } from "./machineTranslation.ts"
import { dynamicStrings } from "./schema.ts"

/** A text as it is kept. */
export type DynamicString = typeof dynamicStrings.$inferSelect

/** More wait in no shop; a script that makes up texts fills no disk. */
const stringsMax = 5000

/** What the shop keeps of these texts. Those that it doesn't know are kept from now on, and translated where a machine does that. */
export async function readStrings(
  database: Database,
  originals: readonly string[],
  options: { readonly machine: MachineTranslation | undefined; readonly byPeople: readonly string[] },
): Promise<readonly DynamicString[]> {
  if (originals.length === 0) return []
  const known = await listKnown(database, originals)
  const unknown = originals.filter((text) => !known.some(({ original }) => original === text))
  if (unknown.length === 0 || (await countStrings(database)) + unknown.length > stringsMax) return known
  const byMachine = unknown.filter((text) => !options.byPeople.includes(text))
  const translated = options.machine ? await options.machine({ texts: byMachine, from: "es", to: "en" }) : []
  const rows = unknown.map((original) => {
    const translation = translated[byMachine.indexOf(original)] ?? ""
    return {
      original,
      language: "en" as const,
      translation,
      state: translation ? ("machine" as const) : ("waiting" as const),
    }
  })
  // Another page may have asked for the same meanwhile.
  await database.insert(dynamicStrings).values(rows).onConflictDoNothing()
  return listKnown(database, originals)
}

/** Takes translations of people, by the strings' numbers; an empty one lets its string wait again. Answers how many there were. */
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

/** Those that wait first, then the newest. */
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
