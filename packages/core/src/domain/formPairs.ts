import { encodeUri } from "./encodeUri.ts"

/** A form field: its name, and a text, number or boolean; any other value is sent empty. */
export type FormPair = readonly [name: string, value: unknown]

/** The deepest level that is read: deeper than any form, and safe for every stack. */
const maxDepth = 32
/** A page may store objects on a button that reference its whole object graph, so the number of members is limited. */
const maxMembers = 10_000

/**
 * The fields of `root`, each nested member under its own name: `a[b]` for members of objects, and for items of lists `a[0]`, or `a[]`
 * where `isNumbered` is false and the item isn't itself nested. An object inside itself is left out, as is what lies deeper than 32
 * levels or comes after 10,000 members.
 */
export function listFormPairs(root: object, fields: readonly FormPair[], isNumbered: boolean): FormPair[] {
  const pairs: FormPair[] = []
  let left = maxMembers
  const add = (name: string, value: unknown, ancestors: readonly unknown[]): void => {
    left -= 1
    if (left < 0) return
    if (!isNested(value)) {
      pairs.push([name, value])
      return
    }
    if (ancestors.length >= maxDepth || ancestors.includes(value)) return
    const hidesKeys = Array.isArray(value) && !isNumbered
    for (const [key, member] of Object.entries(value)) {
      add(`${name}[${hidesKeys && !isNested(member) ? "" : key}]`, member, [...ancestors, value])
    }
  }
  for (const [name, value] of fields) add(name, value, [root])
  return pairs
}

/** Whether a value has members. */
export function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null
}

/** Formats fields as the body of a form post, as servers expect it: percent-encoded, spaces as `+`. */
export function formatFormPairs(pairs: readonly FormPair[]): string {
  return pairs.map(([name, value]) => `${encodePart(name)}=${encodePart(formatScalar(value))}`).join("&")
}

/** A field's value as it is sent; empty for anything but a text, number or boolean. */
export function formatScalar(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : ""
}

function encodePart(text: string): string {
  return encodeUri(text).replaceAll("%20", "+")
}
