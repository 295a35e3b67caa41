/**
 * Writes fields as the body of a form post, by the rules of `jQuery.param`, which shop servers expect: `null` and `undefined` are
 * empty text, lists `k[]` (`k[0]` where an item is itself a list or object), objects `k[sub]`, a list at the top holds `{name, value}`.
 * Spaces become `+`. Empty lists and objects send nothing, as does an object inside itself: pages put such things into a
 * button's data. No fields: "". Source: catalogue-and-cart §15.
 */
export function formatFormBody(fields: object | null): string {
  if (fields === null) return ""
  const pairs: string[] = []
  if (Array.isArray(fields)) {
    for (const field of fields as readonly unknown[]) if (isNamedField(field)) addScalar(pairs, field.name, field.value)
  } else {
    for (const [name, value] of Object.entries(fields)) addField(pairs, name, value, [fields])
  }
  return pairs.join("&")
}

function addField(pairs: string[], name: string, value: unknown, ancestors: readonly unknown[]): void {
  if (typeof value !== "object" || value === null) {
    addScalar(pairs, name, value)
    return
  }
  if (ancestors.includes(value)) return
  const isList = Array.isArray(value)
  for (const [key, member] of Object.entries(value) as [string, unknown][]) {
    const inner = isList && (typeof member !== "object" || member === null) ? "" : key
    addField(pairs, `${name}[${inner}]`, member, [...ancestors, value])
  }
}

function addScalar(pairs: string[], name: string, value: unknown): void {
  pairs.push(`${encodePart(name)}=${encodePart(value)}`)
}

function encodePart(value: unknown): string {
  // Half a surrogate pair can't be encoded: it would throw in the middle of an order.
  const text = String(value ?? "").replace(/\p{Surrogate}/gu, "\uFFFD")
  return encodeURIComponent(text).replace(/%20/g, "+")
}

function isNamedField(field: unknown): field is { readonly name: string; readonly value?: unknown } {
  return typeof field === "object" && field !== null && "name" in field && typeof field.name === "string"
}
