import { and, asc, eq, inArray } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { readOnce } from "../../database/readOnce.ts"
import * as table from "./schema.ts"
import type { Language } from "../../texts/languages.ts"
import { readAttributeLabels, selectAttributes } from "./attributes.ts"
import type { Category, Product, Variation } from "./product.ts"

/** Reads products with the texts of a language, in the order of `ids`. Unknown ids are left out. */
export async function readProducts(
  database: Database,
  language: Language,
  ids: readonly number[],
): Promise<readonly Product[]> {
  if (ids.length === 0) return []
  const wanted = [...new Set(ids)]
  const rows = await readRows(database, language, wanted)
  const variations = await readVariations(database, language, wanted)
  const categories = await readOnce(database, `categories of products ${language}`, () =>
    readCategoriesOfProducts(database, language),
  )
  const labels = variations.size > 0 ? await readAttributeLabels(database, language) : []
  const products = new Map(
    rows.map(({ product, words }) => {
      const own = variations.get(product.id) ?? []
      return [
        product.id,
        {
          ...product,
          ...words,
          story: words.story.split("\n\n"),
          categories: categories.get(product.id) ?? [],
          variations: own,
          attributes: selectAttributes(labels, own),
        },
      ]
    }),
  )
  return ids.flatMap((id) => products.get(id) ?? [])
}

/** Reads a product by the slug in its address; undefined for an unknown one. */
export async function readProductBySlug(
  database: Database,
  language: Language,
  slug: string,
): Promise<Product | undefined> {
  const [row] = await database
    .select({ id: table.products.id })
    .from(table.products)
    .where(eq(table.products.slug, slug))
  return row && (await readProducts(database, language, [row.id]))[0]
}

function readRows(database: Database, language: Language, ids: number[]) {
  const { name, summary, story, facts } = table.productTexts
  return database
    .select({ product: table.products, words: { name, summary, story, facts } })
    .from(table.products)
    .innerJoin(
      table.productTexts,
      and(eq(table.productTexts.productId, table.products.id), eq(table.productTexts.language, language)),
    )
    .where(inArray(table.products.id, ids))
}

async function readVariations(
  database: Database,
  language: Language,
  ids: number[],
): Promise<Map<number, Variation[]>> {
  const rows = await database
    .select()
    .from(table.variations)
    .where(inArray(table.variations.productId, ids))
    .orderBy(asc(table.variations.id))
  const inWords = rows.map((row) => ({ ...row, description: row.description[language] ?? "" }))
  return groupBy(inWords, ({ productId }) => productId)
}

/** The categories of all products, by the product's id. */
async function readCategoriesOfProducts(database: Database, language: Language): Promise<Map<number, Category[]>> {
  const rows = await database
    .select({
      productId: table.productCategories.productId,
      id: table.categories.id,
      slug: table.categories.slug,
      name: table.categoryTexts.name,
      description: table.categoryTexts.description,
    })
    .from(table.productCategories)
    .innerJoin(table.categories, eq(table.categories.id, table.productCategories.categoryId))
    .innerJoin(
      table.categoryTexts,
      and(eq(table.categoryTexts.categoryId, table.categories.id), eq(table.categoryTexts.language, language)),
    )
    .orderBy(asc(table.categories.position))
  return groupBy(rows, ({ productId }) => productId)
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}
