import { and, asc, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { readOnce } from "../../database/readOnce.ts"
import { categories, categoryTexts } from "./schema.ts"
import type { Language } from "../../texts/languages.ts"
import type { Category } from "./product.ts"

/** Reads all categories in the order of the menu. */
export function readCategories(database: Database, language: Language): Promise<readonly Category[]> {
  return readOnce(database, `categories ${language}`, () =>
    database
      .select({
        id: categories.id,
        slug: categories.slug,
        name: categoryTexts.name,
        description: categoryTexts.description,
      })
      .from(categories)
      .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.language, language)))
      .orderBy(asc(categories.position)),
  )
}
