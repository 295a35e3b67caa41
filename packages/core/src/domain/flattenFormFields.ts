import { isNested, listFormPairs } from "./formPairs.ts"

/**
 * Lists the fields of a multipart post: nested members as `a[b]` and `a[0]`. Only texts and numbers are sent; booleans, `null`, what is
 * missing and numbers that JSON can't write are left out. Source: checkout §3.
 */
export function flattenFormFields(value: unknown): [string, string][] {
  if (!isNested(value)) return []
  return listFormPairs(value, Object.entries(value), true).flatMap(([name, field]) =>
    typeof field === "string" || (typeof field === "number" && Number.isFinite(field)) ? [[name, String(field)]] : [],
  )
}
