import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { root } from "../workspace.mjs"

/**
 * A schema of the document, as far as it is followed here.
 * @typedef {{ readonly $ref?: string, readonly type?: string | readonly string[], readonly description?: string, readonly required?: readonly string[], readonly properties?: Readonly<Record<string, Schema>>, readonly items?: Schema }} Schema
 * @typedef {{ readonly summary: string, readonly parameters?: readonly { readonly name?: string }[], readonly requestBody?: { readonly content: { readonly "application/json": { readonly schema: Schema, readonly examples: { readonly request: { readonly value: unknown } } } } } }} Operation
 */

/**
 * The description of the Store API that a server of one's own must answer.
 * @type {{ readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>, readonly components: { readonly schemas: Readonly<Record<string, Schema>>, readonly examples: Readonly<Record<string, { readonly value: Readonly<Record<string, unknown>> }>> } }}
 */
export const storeApiDocument = JSON.parse(readFileSync(join(root, "docs/store-api.openapi.json"), "utf8"))

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
// A schema of its own words would be refused.
ajv.addVocabulary(Object.keys(storeApiDocument))
ajv.addSchema(storeApiDocument, "store-api", undefined, false)

/**
 * Lists what is wrong with a value by a schema at a place of the document.
 * @param {string} pointer such as `/components/schemas/Cart`
 * @param {unknown} value
 * @returns {readonly string[]}
 */
export function listMistakes(pointer, value) {
  const validate = ajv.compile({ $ref: `store-api#${pointer}` })
  return validate(value) ? [] : (validate.errors ?? []).map((each) => `${each.instancePath} ${each.message ?? ""}`)
}

/**
 * Lists what is wrong with an answer.
 * @param {"Cart" | "Draft" | "Order" | "Product" | "Refusal" | "Review"} name of its schema
 * @param {unknown} value
 */
export function listAnswerMistakes(name, value) {
  return listMistakes(`/components/schemas/${name}`, value)
}

/**
 * The schema itself, or the one that it refers to.
 * @param {Schema} schema
 * @returns {Schema}
 */
export function followRef(schema) {
  return storeApiDocument.components.schemas[schema.$ref?.split("/").at(-1) ?? ""] ?? schema
}
