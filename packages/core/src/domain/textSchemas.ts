import { type Message, type MessageTable, pluralNames } from "./messages.ts"

/** A JSON schema (2020-12) of a text, or of its plural forms. */
export function createTextSchema(): Readonly<Record<string, unknown>> {
  const text = { type: "string" }
  const properties = Object.fromEntries(pluralNames.map((name) => [name, text]))
  return { anyOf: [text, { type: "object", properties, required: ["other"], additionalProperties: false }] }
}

/**
 * The schemas of a package's texts by the names that a page replaces them by, `mini-cart.title`; each is described by the English text, and
 * refers to `text` among the `$defs` of the whole schema.
 */
export function createTextSchemas(
  packageName: string,
  tables: readonly MessageTable[],
): Readonly<Record<string, { readonly $ref: string; readonly description: string }>> {
  const texts = tables.flatMap(({ en }) => Object.entries(en))
  return Object.fromEntries(
    texts.map(([name, text]) => [`${packageName}.${name}`, { $ref: "#/$defs/text", description: readOther(text) }]),
  )
}

function readOther(text: Message): string {
  return typeof text === "string" ? text : text.other
}
