import { and, asc, count, desc, eq, exists, inArray, ne, or, sql, type SQL, type SQLWrapper } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { categories, productCategories, products, productTexts } from "./schema.ts"
import type { Language } from "../../texts/languages.ts"
import type { Product } from "./product.ts"
import { readProducts } from "./readProducts.ts"

/** The number of products on a page of an archive. */
export const pageSize = 12

/** The sort orders of an archive; the first one is the default. */
export const archiveOrders = ["menu_order", "popularity", "date", "price", "price-desc"] as const

/** The orders of a list: those of archives, and by name. */
type ListOrder = (typeof archiveOrders)[number] | "title" | "title-desc"

/** A sort order of an archive. */
export type ArchiveOrder = (typeof archiveOrders)[number]

/** The products that a page of a list shows. `page` starts at 1; `category` is a slug. */
export interface ArchiveQuery {
  readonly language: Language
  readonly page: number
  readonly order: ListOrder
  readonly category?: string | undefined
  readonly search?: string | undefined
  /** Products of any of these categories, by their slugs or numbers. */
  readonly categories?: readonly string[] | undefined
  readonly ids?: readonly number[] | undefined
  readonly isOnSale?: boolean | undefined
  /** The number of products on a page; that of archives by default. */
  readonly size?: number | undefined
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

const onSale = sql`(${products.saleMinor} is not null
  or exists (select 1 from variations where product_id = ${products.id} and sale_minor is not null))`

const orderings: Readonly<Record<ListOrder, readonly SQL[]>> = {
  menu_order: [desc(products.isFeatured), asc(products.position)],
  popularity: [desc(products.sales)],
  date: [desc(products.publishedAt)],
  price: [asc(lowestMinor)],
  "price-desc": [desc(lowestMinor)],
  title: [asc(productTexts.name)],
  "title-desc": [desc(productTexts.name)],
}

/** Parses a sort order; an unknown one becomes the default. */
export function parseOrder(value: string | undefined): ArchiveOrder {
  return archiveOrders.find((order) => order === value) ?? "menu_order"
}

/** Reads a page of all products, or of those that the query selects. */
export async function listProducts(database: Database, query: ArchiveQuery): Promise<ArchivePage> {
  const { size = pageSize, ids } = query
  const slugs = query.categories ?? (query.category === undefined ? undefined : [query.category])
  const found = and(
    slugs && inCategories(database, slugs),
    query.search ? matches(query.search) : undefined,
    ids && (ids.length > 0 ? inArray(products.id, [...ids]) : sql`false`),
    query.isOnSale ? onSale : undefined,
  )
  const words = and(eq(productTexts.productId, products.id), eq(productTexts.language, query.language))
  const [counted] = await database.select({ total: count() }).from(products).innerJoin(productTexts, words).where(found)
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .innerJoin(productTexts, words)
    .where(found)
    .orderBy(...orderingOf(query), asc(products.id))
    .limit(size)
    .offset((query.page - 1) * size)
  const total = counted?.total ?? 0
  return {
    products: await readProducts(
      database,
      query.language,
      rows.map(({ id }) => id),
    ),
    total,
    pageCount: Math.max(1, Math.ceil(total / size)),
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
  return inCategories(database, [slug])
}

/** Whether a product is in one of the categories, which are named by slugs or numbers. */
function inCategories(database: Database, names: readonly string[]): SQL {
  const ids = names.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
  return exists(
    database
      .select({ one: sql`1` })
      .from(productCategories)
      .innerJoin(categories, eq(categories.id, productCategories.categoryId))
      .where(
        and(
          eq(productCategories.productId, products.id),
          or(inArray(categories.slug, [...names]), ids.length > 0 ? inArray(categories.id, ids) : undefined),
        ),
      ),
  )
}

/** In the default order, a search begins with the products whose name has the term, at the start of a word first. */
function orderingOf({ order, search }: ArchiveQuery): readonly SQL[] {
  if (order !== "menu_order" || !search) return orderings[order]
  // Quotation marks, hyphens and brackets begin a word as a space does.
  const name = sql`concat(' ', translate(${foldText(productTexts.name)}, '«»“”"‘’-()', '          '))`
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
