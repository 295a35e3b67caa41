import { formatFormPairs, type FormPair, isNested, listFormPairs } from "./formPairs.ts"
import { readMember } from "./readMember.ts"

/**
 * Writes fields as the body of a form post, by the rules of `jQuery.param`, which shop servers expect: lists `k[]` (`k[0]` where an
 * item is itself a list or object), objects `k[sub]`, a list at the top holds `{name, value}`, spaces become `+`. `null` and what
 * else is no text, number or boolean is sent empty. Empty lists and objects send nothing, as does an object inside itself: pages
 * put such things into a button's data. No fields: "". Source: catalogue-and-cart §15.
 */
export function formatFormBody(fields: object | null): string {
  if (!isNested(fields)) return ""
  const named: readonly FormPair[] = Array.isArray(fields) ? listNamedFields(fields) : Object.entries(fields)
  return formatFormPairs(listFormPairs(fields, named, false))
}

function listNamedFields(fields: readonly unknown[]): FormPair[] {
  return fields.flatMap((field) => {
    const name = readMember(field, ["name"])
    return typeof name === "string" ? [[name, readMember(field, ["value"])] as const] : []
  })
}
