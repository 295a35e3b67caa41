import { and, asc, count, desc, eq, exists, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { categories, productCategories, products, productTexts } from "./schema.ts"
import type { Language } from "../../texts/languages.ts"
import type { Product } from "./product.ts"
import { readProducts } from "./readProducts.ts"

/** The number of products on a page of an archive. */
export const pageSize = 12

/** The sort orders of an archive; the first one is the default. */
export const archiveOrders = ["menu_order", "popularity", "date", "price", "price-desc"] as const

/** A sort order of an archive. */
export type ArchiveOrder = (typeof archiveOrders)[number]

/** The products that an archive page shows. `page` starts at 1; `category` is a slug. */
export interface ArchiveQuery {
  readonly language: Language
  readonly page: number
  readonly order: ArchiveOrder
  readonly category?: string | undefined
  readonly search?: string | undefined
}

/** A page of an archive. `total` counts the products on all its pages. */
export interface ArchivePage {
  readonly products: readonly Product[]
  readonly total: number
  readonly pageCount: number
}

// Archives sort by the lowest current price of a product.
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

/** Parses a sort order; an unknown one becomes the default. */
export function parseOrder(value: string | undefined): ArchiveOrder {
  return archiveOrders.find((order) => order === value) ?? "menu_order"
}

/** Reads a page of all products, or of those in a category or search. */
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
    .orderBy(...orderingOf(query), asc(products.id))
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

/** Whether a product or one of its variations is in stock. */
const canBeBought = sql`(coalesce(${products.stock}, 0) > 0
  or exists (select 1 from variations where product_id = ${products.id} and stock > 0))`

/** Reads the featured products, best-selling first. */
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

/**
 * Reads other products in stock: first those of the product's first category, each group best-selling first. Empty if
 * the product has no category.
 */
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

/** In the default order, a search begins with the products whose name has the term, at the start of a word first. */
function orderingOf({ order, search }: ArchiveQuery): readonly SQL[] {
  if (order !== "menu_order" || !search) return orderings[order]
  const name = sql`concat(' ', ${foldText(productTexts.name)})`
  const inName = (before: string) => desc(sql`${name} like ${`%${before}${escapePattern(search.trim())}%`}`)
  return [inName(" "), inName(""), ...orderings[order]]
}

function matches(search: string): SQL | undefined {
  // Every word must occur, in any order.
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8)
  const text = sql`concat_ws(' ', ${productTexts.name}, ${productTexts.summary}, ${productTexts.story}, ${products.sku})`
  return and(...words.map((word) => sql`${foldText(text)} like ${`%${escapePattern(word)}%`}`))
}

/** A text in lower case and without accents. */
function foldText(text: SQLWrapper): SQL {
  return sql`translate(lower(${text}), 'áàéèíïóòúüñç', 'aaeeiioouunc')`
}

/** A word without accents, as a part of a pattern for `like`, whose wildcards are % and _. */
function escapePattern(word: string): string {
  return foldAccents(word).replace(/[\\%_]/g, "\\$&")
}

function foldAccents(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
}
