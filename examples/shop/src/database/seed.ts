import { eq, inArray, sql } from "drizzle-orm"
import { attributes, catalogue, categories as shelves } from "../seed/catalogue.ts"
import { release } from "../seed/release.ts"
import { seedReviews } from "../seed/reviews.ts"
import type { SeedProduct } from "../seed/shape.ts"
import { languages } from "../texts/languages.ts"
import type { Database } from "./connect.ts"
import { offered } from "./offered.ts"
import * as table from "../features/catalogue/schema.ts"
import { reviews } from "../features/reviews/schema.ts"
import { settings } from "./schema.ts"
import { seedVariations } from "./seedVariations.ts"

/**
 * Seeds the shop with its figures and reviews, once per release. A shop that an earlier release seeded gets the missing rows and this
 * release's product texts, prices and pictures. Its own data is kept: stock, sales, baskets, and all existing reviews.
 */
export async function seed(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const [filled] = await transaction.select().from(settings).where(eq(settings.name, "release"))
    if (filled?.value === release) return
    await seedCategories(transaction)
    await seedAttributes(transaction)
    await seedProducts(transaction)
    await seedVariations(transaction)
    await transaction
      .insert(reviews)
      .values([...seedReviews])
      .onConflictDoNothing()
    await transaction
      .insert(settings)
      .values({ name: "release", value: release })
      .onConflictDoUpdate({ target: settings.name, set: { value: release } })
  })
}

async function seedCategories(database: Database): Promise<void> {
  const { categories, categoryTexts } = table
  await database
    .insert(categories)
    .values(shelves.map(({ id, slug }, position) => ({ id, slug, position })))
    .onConflictDoUpdate({ target: categories.id, set: offered(categories) })
  await database
    .insert(categoryTexts)
    .values(
      shelves.flatMap((shelf) => languages.map((language) => ({ categoryId: shelf.id, language, ...shelf[language] }))),
    )
    .onConflictDoUpdate({ target: [categoryTexts.categoryId, categoryTexts.language], set: offered(categoryTexts) })
}

async function seedAttributes(database: Database): Promise<void> {
  const { attributeTexts } = table
  await database
    .insert(attributeTexts)
    .values(
      attributes.flatMap(({ attribute, value, ...labels }, position) =>
        languages.map((language) => ({ attribute, value, language, label: labels[language], position })),
      ),
    )
    .onConflictDoUpdate({
      target: [attributeTexts.attribute, attributeTexts.value, attributeTexts.language],
      set: offered(attributeTexts),
    })
}

async function seedProducts(database: Database): Promise<void> {
  const { products, productTexts, productCategories } = table
  await database
    .insert(products)
    .values(catalogue.map(toProductRow))
    .onConflictDoUpdate({ target: products.id, set: { ...offered(products, ["sales"]), stock: keptStock } })
  await database
    .insert(productTexts)
    .values(
      catalogue.flatMap((product) =>
        languages.map((language) => {
          const { story, ...words } = product[language]
          return { productId: product.id, language, ...words, story: story.join("\n\n") }
        }),
      ),
    )
    .onConflictDoUpdate({ target: [productTexts.productId, productTexts.language], set: offered(productTexts) })
  const idOf = new Map<string, number>(shelves.map(({ id, slug }) => [slug, id]))
  const ids = catalogue.map(({ id }) => id)
  await database.delete(productCategories).where(inArray(productCategories.productId, ids))
  await database.insert(productCategories).values(
    catalogue.flatMap((product) =>
      product.shelves.flatMap((slug) => {
        const categoryId = idOf.get(slug)
        return categoryId === undefined ? [] : [{ productId: product.id, categoryId }]
      }),
    ),
  )
}

/** A product keeps its stock. A product that now has variations has no stock of its own, since each variation has one. */
const keptStock = sql`case when excluded.kind = 'variable' then null else coalesce(products.stock, excluded.stock) end`

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
    isMadeToOrder: product.isMadeToOrder ?? false,
    isVirtual: product.isVirtual ?? false,
    isFeatured: product.isFeatured ?? false,
    viewCount: product.viewCount,
    figure: product.figure,
    measures: product.measures ?? null,
    defaultChoices: product.defaultChoices ?? {},
  }
}
