import type { AttributeValues } from "./variation.ts"

/** A field of the form that chooses an attribute. */
export interface AttributeField {
  readonly name: string
  readonly value: string | null
}

/** The shopper's choice so far. */
export interface ChosenAttributes {
  readonly count: number
  readonly chosenCount: number
  readonly data: AttributeValues
}

/** Counts all attributes and the chosen ones, and lists their values by name, with "" for an open one. Source: catalogue-and-cart §15. */
export function readChosenAttributes(fields: readonly AttributeField[]): ChosenAttributes {
  return {
    count: fields.length,
    chosenCount: fields.filter(({ value }) => value).length,
    // Built from entries, so that an attribute may have any name.
    data: Object.fromEntries(fields.map(({ name, value }) => [name, value ?? ""])),
  }
}
