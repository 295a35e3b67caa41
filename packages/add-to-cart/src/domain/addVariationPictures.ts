import type { Product } from "./parseProduct.ts"

/** The platform's limit of products in one answer. */
const maxCount = 100

/**
 * Groups products with variations, so that the variations of each group fit into one answer of the platform. A product with more of them is a
 * group of its own.
 */
export function groupVariationParents(products: readonly Product[]): readonly (readonly number[])[] {
  const groups: { readonly ids: number[]; count: number }[] = []
  for (const { id, variations } of products) {
    if (variations.length === 0) continue
    const last = groups.at(-1)
    if (last && last.count + variations.length <= maxCount) {
      last.ids.push(id)
      last.count += variations.length
    } else groups.push({ ids: [id], count: variations.length })
  }
  return groups.map(({ ids }) => ids)
}

/** Adds the pictures of `known` variations to products, in the platform's form: swatches show them. */
export function addVariationPictures(products: readonly Product[], known: readonly Product[]): readonly Product[] {
  const pictures = new Map(known.map(({ id, image }) => [id, image?.src ?? ""]))
  return products.map((product) => ({
    ...product,
    variations: product.variations.map((variation) => ({
      ...variation,
      image: { src: pictures.get(Number(variation["variation_id"])) ?? "" },
    })),
  }))
}
