import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { Figure } from "../pictures/figure.ts"
import type { Language } from "../../texts/languages.ts"
import type { Fact, Look, Measures } from "./product.ts"

/** Categories. The tables in this file describe those of `migrations/`: a change needs a new migration, too. */
export const categories = pgTable("categories", {
  id: integer().primaryKey(),
  slug: text().notNull(),
  position: integer().notNull(),
})

/** The texts of categories, by language. */
export const categoryTexts = pgTable(
  "category_texts",
  {
    categoryId: integer("category_id").notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
)

/** Products. The prices and stock of a variable one are in `variations`. */
export const products = pgTable("products", {
  id: integer().primaryKey(),
  slug: text().notNull(),
  sku: text().notNull(),
  kind: text().$type<"simple" | "variable">().notNull(),
  position: integer().notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
  sales: integer().notNull(),
  regularMinor: integer("regular_minor").notNull(),
  saleMinor: integer("sale_minor"),
  stock: integer(),
  soldIndividually: boolean("sold_individually").notNull(),
  isMadeToOrder: boolean("made_to_order").notNull().default(false),
  isVirtual: boolean("is_virtual").notNull().default(false),
  isFeatured: boolean("is_featured").notNull(),
  viewCount: integer("view_count").notNull(),
  figure: jsonb().$type<Figure>().notNull(),
  measures: jsonb().$type<Measures>(),
  defaultChoices: jsonb("default_choices").$type<Readonly<Record<string, string>>>().notNull().default({}),
})

/** The texts of products, by language. */
export const productTexts = pgTable(
  "product_texts",
  {
    productId: integer("product_id").notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    story: text().notNull(),
    facts: jsonb().$type<readonly Fact[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
)

/** The categories of products. */
export const productCategories = pgTable(
  "product_categories",
  { productId: integer("product_id").notNull(), categoryId: integer("category_id").notNull() },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] })],
)

/** Combinations of choices that are sold. */
export const variations = pgTable("variations", {
  id: integer().primaryKey(),
  productId: integer("product_id").notNull(),
  sku: text().notNull(),
  regularMinor: integer("regular_minor").notNull(),
  saleMinor: integer("sale_minor"),
  stock: integer().notNull(),
  choices: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  measures: jsonb().$type<Measures>(),
  view: integer().notNull().default(1),
  look: jsonb().$type<Look>().notNull().default({}),
  description: jsonb().$type<Partial<Readonly<Record<Language, string>>>>().notNull().default({}),
})

/** Labels of attributes (`value` is "") and of their values. */
export const attributeTexts = pgTable(
  "attribute_texts",
  {
    attribute: text().notNull(),
    value: text().notNull(),
    language: text().$type<Language>().notNull(),
    label: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attribute, table.value, table.language] })],
)
