import { readMember } from "./readMember.ts"

/**
 * Writes fields as the body of a form post, by the rules of `jQuery.param`, which shop servers expect: lists `k[]` (`k[0]` where an
 * item is itself a list or object), objects `k[sub]`, a list at the top holds `{name, value}`, spaces become `+`. `null` and what
 * else is no text, number or boolean is sent empty. Empty lists and objects send nothing, as does an object inside itself: pages
 * put such things into a button's data. No fields: "". Source: catalogue-and-cart §15.
 */
export function formatFormBody(fields: object | null): string {
  if (fields === null) return ""
  const pairs: string[] = []
  const named: readonly [string, unknown][] = Array.isArray(fields) ? listNamedFields(fields) : Object.entries(fields)
  for (const [name, value] of named) addField(pairs, name, value, [fields])
  return pairs.join("&")
}

function listNamedFields(fields: readonly unknown[]): [string, unknown][] {
  return fields.flatMap((field) => {
    const name = readMember(field, ["name"])
    return typeof name === "string" ? [[name, readMember(field, ["value"])]] : []
  })
}

function addField(pairs: string[], name: string, value: unknown, ancestors: readonly unknown[]): void {
  if (!isNested(value)) {
    pairs.push(`${encodePart(name)}=${encodePart(formatScalar(value))}`)
    return
  }
  if (ancestors.includes(value)) return
  const isList = Array.isArray(value)
  for (const [key, member] of Object.entries(value)) {
    addField(pairs, `${name}[${isList && !isNested(member) ? "" : key}]`, member, [...ancestors, value])
  }
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null
}

function formatScalar(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : ""
}

function encodePart(text: string): string {
  // Half a surrogate pair can't be encoded: it would throw in the middle of an order.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD")).replaceAll("%20", "+")
}
