import { catalogue, firstVariationId } from "../seed/catalogue.ts"
import type { SeedProduct, SeedVariation } from "../seed/shape.ts"
import type { Database } from "./connect.ts"
import { offered } from "./offered.ts"
import { variations } from "../features/catalogue/schema.ts"

/** Seeds the variations. An existing variation is identified by its SKU and keeps its stock and its id, which baskets refer to. */
export async function seedVariations(database: Database): Promise<void> {
  const known = await database.select({ id: variations.id, sku: variations.sku }).from(variations)
  await database
    .insert(variations)
    .values(giveIds(catalogue.flatMap(toRows), known))
    .onConflictDoUpdate({ target: variations.sku, set: offered(variations, ["id", "stock"]) })
}

type Row = typeof variations.$inferInsert

/**
 * Assigns an id to each row. A known variation keeps its id. A new one gets the id of its place in the catalogue; if that is in use, since
 * an earlier product has gained variations, it gets an id above all others.
 */
export function giveIds(
  rows: readonly Omit<Row, "id">[],
  known: readonly { readonly id: number; readonly sku: string }[],
): Row[] {
  const idOf = new Map(known.map(({ id, sku }) => [sku, id]))
  const taken = new Set(idOf.values())
  let last = Math.max(firstVariationId + rows.length - 1, ...taken)
  return rows.map((row, index) => {
    const wanted = firstVariationId + index
    return { ...row, id: idOf.get(row.sku) ?? (taken.has(wanted) ? (last += 1) : wanted) }
  })
}

function toRows(product: SeedProduct): readonly Omit<Row, "id">[] {
  return (product.variations ?? []).map((variation) => toRow(product, variation))
}

function toRow(product: SeedProduct, variation: SeedVariation): Omit<Row, "id"> {
  return {
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
  }
}
