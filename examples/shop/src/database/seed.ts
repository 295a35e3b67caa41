import { count } from "drizzle-orm"
import { attributes, catalogue, categories as shelves, firstVariationId } from "../seed/catalogue.ts"
import { seedReviews } from "../seed/reviews.ts"
import type { SeedProduct } from "../seed/shape.ts"
import { languages } from "../texts/languages.ts"
import type { Database } from "./connect.ts"
import * as table from "./schema.ts"

/** Fills an empty shop with its figures and what people say of them; a shop that has products is left alone. */
export async function seed(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction.select({ products: count() }).from(table.products)
    if (row && row.products > 0) return
    await seedCategories(transaction)
    await seedAttributes(transaction)
    await seedProducts(transaction)
    await seedVariations(transaction)
    await transaction.insert(table.reviews).values([...seedReviews])
  })
}

async function seedCategories(database: Database): Promise<void> {
  await database.insert(table.categories).values(shelves.map(({ id, slug }, position) => ({ id, slug, position })))
  await database
    .insert(table.categoryTexts)
    .values(
      shelves.flatMap((shelf) => languages.map((language) => ({ categoryId: shelf.id, language, ...shelf[language] }))),
    )
}

async function seedAttributes(database: Database): Promise<void> {
  await database
    .insert(table.attributeTexts)
    .values(
      attributes.flatMap(({ attribute, value, ...labels }, position) =>
        languages.map((language) => ({ attribute, value, language, label: labels[language], position })),
      ),
    )
}

async function seedProducts(database: Database): Promise<void> {
  await database.insert(table.products).values(catalogue.map(toProductRow))
  await database.insert(table.productTexts).values(
    catalogue.flatMap((product) =>
      languages.map((language) => {
        const { story, ...words } = product[language]
        return { productId: product.id, language, ...words, story: story.join("\n\n") }
      }),
    ),
  )
  const idOf = new Map<string, number>(shelves.map(({ id, slug }) => [slug, id]))
  await database.insert(table.productCategories).values(
    catalogue.flatMap((product) =>
      product.shelves.flatMap((slug) => {
        const categoryId = idOf.get(slug)
        return categoryId === undefined ? [] : [{ productId: product.id, categoryId }]
      }),
    ),
  )
}

function toProductRow(product: SeedProduct, position: number): typeof table.products.$inferInsert {
  return {
    id: product.id,
    slug: product.slug,
    sku: product.sku,
    kind: product.variations ? "variable" : "simple",
    position,
    publishedAt: new Date(product.publishedOn),
    sales: product.sales,
    regularMinor: product.regularMinor,
    saleMinor: product.saleMinor ?? null,
    stock: product.variations ? null : (product.stock ?? 0),
    soldIndividually: product.soldIndividually ?? false,
    isFeatured: product.isFeatured ?? false,
    viewCount: product.viewCount,
    figure: product.figure,
    measures: product.measures,
    defaultChoices: product.defaultChoices ?? {},
  }
}

async function seedVariations(database: Database): Promise<void> {
  const rows = catalogue.flatMap((product) => (product.variations ?? []).map((variation) => ({ product, variation })))
  await database.insert(table.variations).values(
    rows.map(({ product, variation }, index) => ({
      id: firstVariationId + index,
      productId: product.id,
      sku: `${product.sku}-${variation.suffix}`,
      regularMinor: variation.regularMinor,
      saleMinor: variation.saleMinor ?? null,
      stock: variation.stock,
      choices: variation.choices,
      measures: variation.measures ?? null,
      view: variation.view ?? 1,
      look: variation.look ?? {},
      description: { ...(variation.es && { es: variation.es }), ...(variation.en && { en: variation.en }) },
    })),
  )
}
