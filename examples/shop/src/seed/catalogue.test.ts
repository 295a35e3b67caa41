import { describe, expect, test } from "vitest"
import { attributes, catalogue, categories, firstVariationId } from "./catalogue.ts"

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}

describe("the catalogue", () => {
  test("has no id, address or stock number twice", () => {
    expect(isUnique(catalogue.map(({ id }) => id))).toBe(true)
    expect(isUnique(catalogue.map(({ slug }) => slug))).toBe(true)
    expect(isUnique(catalogue.map(({ sku }) => sku))).toBe(true)
    expect(Math.max(...catalogue.map(({ id }) => id))).toBeLessThan(firstVariationId)
  })

  test("holds every kind of product that the shop has to prove", () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(24)
    const kinds = {
      variable: catalogue.filter(({ variations }) => variations),
      reduced: catalogue.filter(({ saleMinor }) => saleMinor !== undefined),
      soldOut: catalogue.filter(({ stock, variations }) => stock === 0 && !variations),
      low: catalogue.filter(({ stock = 0 }) => stock > 0 && stock <= 3),
      individual: catalogue.filter(({ soldIndividually }) => soldIndividually),
      fourDigits: catalogue.filter(({ regularMinor }) => regularMinor >= 100000),
      oneView: catalogue.filter(({ viewCount }) => viewCount === 1),
      eightViews: catalogue.filter(({ viewCount }) => viewCount === 8),
    }
    for (const [kind, products] of Object.entries(kinds)) expect(products.length, kind).toBeGreaterThan(0)
  })

  test.each(catalogue)(
    "$slug is described in both languages, is in a category, and has choices that exist",
    (product) => {
      for (const words of [product.es, product.en]) {
        expect(words.name && words.summary && words.story.every((paragraph) => paragraph.length > 40)).toBe(true)
        expect(words.facts.length).toBeGreaterThan(0)
      }
      expect(product.es.summary).not.toBe(product.en.summary)
      const shelves: readonly string[] = categories.map(({ slug }) => slug)
      expect(product.shelves.length > 0 && product.shelves.every((slug) => shelves.includes(slug))).toBe(true)
      for (const [attribute, value] of (product.variations ?? []).flatMap(({ choices }) => Object.entries(choices))) {
        expect(attributes.some((label) => label.attribute === attribute && label.value === value)).toBe(true)
      }
    },
  )
})
