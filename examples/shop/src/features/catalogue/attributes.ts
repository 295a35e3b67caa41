import { asc, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { readOnce } from "../../database/readOnce.ts"
import { attributeTexts } from "./schema.ts"
import type { Language } from "../../texts/languages.ts"
import type { Attribute, Product, Variation } from "./product.ts"

/** The label of an attribute (`value` is "") or of one of its values. */
export interface AttributeLabel {
  readonly attribute: string
  readonly value: string
  readonly label: string
}

/** Reads the labels of all attributes and values in a language, in display order. */
export function readAttributeLabels(database: Database, language: Language): Promise<readonly AttributeLabel[]> {
  const { attribute, value, label, position } = attributeTexts
  return readOnce(database, `attributes ${language}`, () =>
    database
      .select({ attribute, value, label })
      .from(attributeTexts)
      .where(eq(attributeTexts.language, language))
      .orderBy(asc(position)),
  )
}

/** Selects the attributes that the variations have, with the values that occur in them. */
export function selectAttributes(
  labels: readonly AttributeLabel[],
  variations: readonly Variation[],
): readonly Attribute[] {
  return labels
    .filter(({ attribute, value }) => value === "" && variations.some(({ choices }) => attribute in choices))
    .map(({ attribute, label }) => ({
      key: attribute,
      label,
      options: labels
        .filter((option) => option.attribute === attribute && option.value !== "")
        .filter(({ value }) => variations.some(({ choices }) => choices[attribute] === value))
        .map(({ value, label }) => ({ value, label })),
    }))
}

/** A choice with its labels: `{ key: "pintura", label: "Pintura", value: "Roja" }`. */
export interface NamedChoice {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** The labels of a variation's choices, in the order of the product's attributes; empty without a variation. */
export function nameChoices(product: Product, variation: Variation | undefined): readonly NamedChoice[] {
  if (!variation) return []
  return product.attributes.flatMap(({ key, label, options }) => {
    const option = options.find(({ value }) => value === variation.choices[key])
    return option ? [{ key, label, value: option.label }] : []
  })
}
