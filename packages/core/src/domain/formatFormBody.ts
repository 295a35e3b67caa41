import { formatFormPairs, type FormPair, isNested, listFormPairs } from "./formPairs.ts"
import { readMember } from "./readMember.ts"

/**
 * Formats fields as the body of a form post, by the rules of `jQuery.param`, which shop servers expect: lists are `k[]` (`k[0]` where an
 * item is itself a list or object), objects `k[sub]`, a list at the top level holds `{name, value}`, spaces become `+`. `null`, and any
 * value but a text, number or boolean, is sent empty. Empty lists and objects send nothing; an object that contains itself sends nothing
 * for the inner reference, because pages store such objects on buttons. No fields give "". Source: catalogue-and-cart §15.
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
