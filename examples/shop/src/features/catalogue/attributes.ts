import { asc, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { attributeTexts } from "./schema.ts"
import type { Language } from "../../texts/languages.ts"
import type { Attribute, Product, Variation } from "./product.ts"

/** A name of an attribute (`value` is "") or of one of its values. */
export interface AttributeLabel {
  readonly attribute: string
  readonly value: string
  readonly label: string
}

/** All names of attributes and values in one language, in the order in which they are shown. */
export function readAttributeLabels(database: Database, language: Language): Promise<readonly AttributeLabel[]> {
  const { attribute, value, label, position } = attributeTexts
  return database
    .select({ attribute, value, label })
    .from(attributeTexts)
    .where(eq(attributeTexts.language, language))
    .orderBy(asc(position))
}

/** What has to be chosen to arrive at one of the variations. */
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

/** A choice in words: `{ label: "Pintura", value: "Roja" }`. */
export interface NamedChoice {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** The choices of a variation in words, in the order in which the page asks for them. */
export function nameChoices(product: Product, variation: Variation | undefined): readonly NamedChoice[] {
  if (!variation) return []
  return product.attributes.flatMap(({ key, label, options }) => {
    const option = options.find(({ value }) => value === variation.choices[key])
    return option ? [{ key, label, value: option.label }] : []
  })
}
