import type { Attribute, Product, Variation } from "./product.ts"

/** Choices as they were submitted: attributes by key, field name or label in any case, values by key or label. */
export type RawChoices = Readonly<Record<string, string>>

/** Result of a match. `missing` are the attributes without a choice. */
export type VariationMatch =
  | { readonly kind: "found"; readonly variation: Variation }
  | { readonly kind: "missing"; readonly missing: readonly Attribute[] }
  | { readonly kind: "none" }

/**
 * Finds the variation with the given choices. The product's variation with the id `variationId` has precedence; if a
 * choice contradicts it, the result is "none".
 */
export function matchVariation(product: Product, raw: RawChoices, variationId?: number): VariationMatch {
  const choices = readChoices(product, raw)
  const named = product.variations.find(({ id }) => id === variationId)
  if (named) return agrees(named, choices) ? { kind: "found", variation: named } : { kind: "none" }
  const missing = product.attributes.filter(({ key }) => !choices[key])
  if (missing.length > 0) return { kind: "missing", missing }
  const variation = product.variations.find((candidate) => agrees(candidate, choices))
  return variation ? { kind: "found", variation } : { kind: "none" }
}

/** Choices by attribute key and option value. A value that isn't an option stays, so that no variation matches it. */
export function readChoices(product: Product, raw: RawChoices): Readonly<Record<string, string>> {
  const given = new Map(Object.entries(raw).map(([name, value]) => [plainName(name), value.trim()]))
  return Object.fromEntries(
    product.attributes.flatMap(({ key, label, options }) => {
      const value = given.get(key) ?? given.get(plainName(label))
      if (!value) return []
      const option = options.find((one) => one.value === value || one.label.toLowerCase() === value.toLowerCase())
      return [[key, option?.value ?? value]]
    }),
  )
}

function agrees(variation: Variation, choices: Readonly<Record<string, string>>): boolean {
  return Object.entries(choices).every(([key, value]) => variation.choices[key] === value)
}

function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^attribute_/, "")
    .replace(/^pa_/, "")
}
