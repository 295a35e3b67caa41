import { code, formatTable } from "../markdownTable.mjs"
import { followRef, storeApiDocument } from "./storeApiDocument.mjs"

/** @typedef {import("./storeApiDocument.mjs").Schema} Schema */

/**
 * Formats every member of answers of the Store API that the packages read, with its type.
 * @param {readonly string[]} answers the names of their schemas
 */
export function formatStoreApiMembers(answers) {
  return answers
    .flatMap((name) => [
      `**${titleOf(name)}**`,
      formatTable(
        ["Member", "Type", "What it is for"],
        listMembers({ $ref: name }).map(({ path, schema, isNeeded }) => [
          code(path),
          nameType(schema) + (isNeeded ? ", needed" : ""),
          schema.description ?? followRef(schema).description ?? "",
        ]),
      ),
    ])
    .join("\n\n")
}

/** @param {string} name */
function titleOf(name) {
  return storeApiDocument.components.schemas[name]?.description?.split(".")[0] ?? name
}

/**
 * The members of a schema and of those that it contains. A basket inside an answer has a table of its own.
 * @param {Schema} schema
 * @param {string} [before]
 * @returns {readonly { path: string, schema: Schema, isNeeded: boolean }[]}
 */
function listMembers(schema, before = "") {
  const { properties = {}, required = [], items } = followRef(schema)
  if (items) return listMembers(items, `${before}[]`)
  return Object.entries(properties).flatMap(([name, member]) => {
    const path = before === "" ? name : `${before}.${name}`
    const own = { path, schema: member, isNeeded: required.includes(name) }
    return member.$ref?.endsWith("/Cart") ? [own] : [own, ...listMembers(member, path)]
  })
}

/** @param {Schema} schema */
function nameType(schema) {
  const { type } = followRef(schema)
  if (schema.$ref?.endsWith("/MinorUnits")) return "amount"
  const names = (typeof type === "string" ? [type] : (type ?? ["any"])).map((each) =>
    each === "array" ? "list" : each === "string" ? "text" : each,
  )
  return names.join(" or ")
}
