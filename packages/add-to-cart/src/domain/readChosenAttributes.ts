import type { AttributeValues } from "./variation.ts"

/** A field of the form that chooses an attribute. */
export interface AttributeField {
  readonly name: string
  readonly value: string | null
}

/** What the shopper has chosen so far. */
export interface ChosenAttributes {
  readonly count: number
  readonly chosenCount: number
  readonly data: AttributeValues
}

/** Counts the attributes and those that are chosen, and lists their values by name, "" for what is open. Source: catalogue-and-cart §15. */
export function readChosenAttributes(fields: readonly AttributeField[]): ChosenAttributes {
  return {
    count: fields.length,
    chosenCount: fields.filter(({ value }) => value).length,
    // By entries, so that an attribute may bear any name.
    data: Object.fromEntries(fields.map(({ name, value }) => [name, value ?? ""])),
  }
}
