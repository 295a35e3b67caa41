import type { Product, Variation } from "../features/catalogue/product.ts"

/** Creates a simple product with the test's changes. */
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
    isMadeToOrder: false,
    isVirtual: false,
    measures: null,
    viewCount: 1,
    figure: { kind: "fighter", stance: "square", build: "middle", belt: false, palette: "red", gloves: "boxing" },
    categories: [],
    attributes: [],
    variations: [],
    defaultChoices: {},
    ...changes,
  }
}

/** Creates a variation of a variable product. */
export function createVariation(changes: Partial<Variation> = {}): Variation {
  return {
    id: 1001,
    sku: "F-1-R",
    regularMinor: 5800,
    saleMinor: null,
    stock: 1,
    choices: { pintura: "roja" },
    measures: null,
    view: 1,
    look: {},
    description: "",
    ...changes,
  }
}
