import { and, asc, count, desc, eq, exists, ne, sql, type SQL } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { categories, productCategories, products, productTexts } from "./schema.ts"
import type { Language } from "../../texts/languages.ts"
import type { Product } from "./product.ts"
import { readProducts } from "./readProducts.ts"

/** How many products a page of the archive shows. */
export const pageSize = 12

/** The orders an archive can be read in; the first is the shop's own. */
export const archiveOrders = ["menu_order", "popularity", "date", "price", "price-desc"] as const

/** An order an archive can be read in. */
export type ArchiveOrder = (typeof archiveOrders)[number]

/** What an archive page asks for. `page` counts from 1. */
export interface ArchiveQuery {
  readonly language: Language
  readonly page: number
  readonly order: ArchiveOrder
  readonly category?: string | undefined
  readonly search?: string | undefined
}

/** A page of the archive and how much there is altogether. */
export interface ArchivePage {
  readonly products: readonly Product[]
  readonly total: number
  readonly pageCount: number
}

// What an archive sorts by is what a shopper would pay at least.
const lowestMinor = sql`coalesce(
  (select min(coalesce(sale_minor, regular_minor)) from variations where product_id = ${products.id}),
  ${products.saleMinor}, ${products.regularMinor})`

const orderings: Readonly<Record<ArchiveOrder, readonly SQL[]>> = {
  menu_order: [desc(products.isFeatured), asc(products.position)],
  popularity: [desc(products.sales)],
  date: [desc(products.publishedAt)],
  price: [asc(lowestMinor)],
  "price-desc": [desc(lowestMinor)],
}

/** Reads an order from an address; anything else is the shop's own order. */
export function parseOrder(value: string | undefined): ArchiveOrder {
  return archiveOrders.find((order) => order === value) ?? "menu_order"
}

/** One page of the archive, of a category or of what a search finds. */
export async function listProducts(database: Database, query: ArchiveQuery): Promise<ArchivePage> {
  const found = and(
    query.category === undefined ? undefined : inCategory(database, query.category),
    query.search ? matches(query.search) : undefined,
  )
  const words = and(eq(productTexts.productId, products.id), eq(productTexts.language, query.language))
  const [counted] = await database.select({ total: count() }).from(products).innerJoin(productTexts, words).where(found)
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .innerJoin(productTexts, words)
    .where(found)
    .orderBy(...orderings[query.order], asc(products.id))
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
  const total = counted?.total ?? 0
  return {
    products: await readProducts(
      database,
      query.language,
      rows.map(({ id }) => id),
    ),
    total,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
  }
}

/** What can be bought now: some of it is left, in any variation. */
const canBeBought = sql`(coalesce(${products.stock}, 0) > 0
  or exists (select 1 from variations where product_id = ${products.id} and stock > 0))`

/** The products that the home page puts in the light, best sold first. */
export async function listFeatured(database: Database, language: Language, limit: number): Promise<readonly Product[]> {
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(eq(products.isFeatured, true))
    .orderBy(desc(products.sales))
    .limit(limit)
  return readProducts(
    database,
    language,
    rows.map(({ id }) => id),
  )
}

/** What hangs beside a product: others that can be bought, those of its first category first, then the best sold. */
export async function listRelated(
  database: Database,
  language: Language,
  product: Product,
  limit: number,
): Promise<readonly Product[]> {
  const [category] = product.categories
  if (!category) return []
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(and(ne(products.id, product.id), canBeBought))
    .orderBy(desc(inCategory(database, category.slug)), desc(products.sales))
    .limit(limit)
  return readProducts(
    database,
    language,
    rows.map(({ id }) => id),
  )
}

function inCategory(database: Database, slug: string): SQL {
  return exists(
    database
      .select({ one: sql`1` })
      .from(productCategories)
      .innerJoin(categories, eq(categories.id, productCategories.categoryId))
      .where(and(eq(productCategories.productId, products.id), eq(categories.slug, slug))),
  )
}

function matches(search: string): SQL | undefined {
  // Every word has to stand somewhere, in any order; % and _ are letters to a shopper.
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8)
  const text = sql`concat_ws(' ', ${productTexts.name}, ${productTexts.summary}, ${productTexts.story}, ${products.sku})`
  return and(
    ...words.map((word) => {
      const pattern = `%${foldAccents(word).replace(/[\\%_]/g, "\\$&")}%`
      return sql`translate(lower(${text}), 'áàéèíïóòúüñç', 'aaeeiioouunc') like ${pattern}`
    }),
  )
}

function foldAccents(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
}
