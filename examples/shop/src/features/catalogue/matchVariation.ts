import type { Attribute, Product, Variation } from "./product.ts"

/** Choices as they came: by an attribute's key, its field name or its label in any case; values by key or label. */
export type RawChoices = Readonly<Record<string, string>>

/** What choices lead to. `missing` are the attributes that were not chosen. */
export type VariationMatch =
  | { readonly kind: "found"; readonly variation: Variation }
  | { readonly kind: "missing"; readonly missing: readonly Attribute[] }
  | { readonly kind: "none" }

/** Finds the variation that choices name. An id that is given counts only where it doesn't contradict the choices. */
export function matchVariation(product: Product, raw: RawChoices, variationId?: number): VariationMatch {
  const choices = readChoices(product, raw)
  const named = product.variations.find(({ id }) => id === variationId)
  if (named) return agrees(named, choices) ? { kind: "found", variation: named } : { kind: "none" }
  const missing = product.attributes.filter(({ key }) => !choices[key])
  if (missing.length > 0) return { kind: "missing", missing }
  const variation = product.variations.find((candidate) => agrees(candidate, choices))
  return variation ? { kind: "found", variation } : { kind: "none" }
}

/** Choices by attribute key and option value; a value that is no option is kept, so that nothing matches it. */
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
