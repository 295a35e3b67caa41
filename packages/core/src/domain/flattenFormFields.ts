import { isNested, listFormPairs } from "./formPairs.ts"

/**
 * Lists the fields of a multipart post: nested members as `a[b]` and `a[0]`. Only texts and numbers are sent; booleans, `null`, missing
 * values and numbers that JSON can't express are omitted. Source: checkout §3.
 */
export function flattenFormFields(value: unknown): [string, string][] {
  if (!isNested(value)) return []
  return listFormPairs(value, Object.entries(value), true).flatMap(([name, field]) =>
    typeof field === "string" || (typeof field === "number" && Number.isFinite(field)) ? [[name, String(field)]] : [],
  )
}
