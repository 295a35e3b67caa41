import type { Product } from "../catalogue/product.ts"

/** A simple product; tests say what matters to them. */
export function createProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 1,
    slug: "figura",
    sku: "F-1",
    kind: "simple",
    name: "Figura",
    summary: "Una figura.",
    story: ["Una historia."],
    facts: [],
    regularMinor: 5800,
    saleMinor: null,
    stock: 10,
    soldIndividually: false,
    viewCount: 1,
    figure: { kind: "fighter", stance: "square", build: "middle", belt: false, palette: "red", gloves: "boxing" },
    categories: [],
    attributes: [],
    variations: [],
    ...changes,
  }
}
