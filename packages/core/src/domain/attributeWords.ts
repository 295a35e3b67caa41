import { listWords } from "./listWords.ts"
import { type AttributeSpec, type IntegerSpec, maxUrlLength } from "./attributeTable.ts"

/** The values that an attribute accepts, as words that complete "expected …". */
export function formatExpected(spec: AttributeSpec): string {
  switch (spec.type) {
    case "choice":
      return listWords(spec.values)
    case "flag":
      return listWords(["on", "off"])
    case "integer":
      return `a whole number${formatRange(spec)}${spec.unit ? ` (${spec.unit})` : ""}`
    case "money":
      return "an amount in minor units, such as 4400"
    case "text":
      return `text of at most ${spec.maxLength} characters`
    case "url":
      return `an http, https, mailto, tel or relative address of at most ${maxUrlLength} characters`
  }
}

/** The default of an attribute, as words that complete "it stays …". */
export function formatFallback({ type, fallback }: AttributeSpec): string {
  if (fallback === null) return "unset"
  if (typeof fallback === "boolean") return fallback ? "on" : "off"
  return type === "text" || type === "url" ? `"${fallback}"` : String(fallback)
}

function formatRange({ min, max }: IntegerSpec): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`
  if (min !== undefined) return ` of at least ${min}`
  return max === undefined ? "" : ` of at most ${max}`
}
