import { isRecord, readMember } from "@ringside/core/domain"
import { type AttributionField, defaultPrefix } from "./attributionConfig.ts"
import { readItems, readMembers } from "./readValues.ts"

/** What an order tells of its source, by field; null where nothing is known. */
export type AttributionValues = Record<string, string | null>

/** A hidden input. */
export interface FormInput {
  name: string
  value: string
}

/** The fields of an order; all null while tracking is not allowed. Source: attribution-translation-site §1.4. */
export function selectAttributionValues(
  fields: AttributionField[],
  data: object | null,
  allow: boolean,
): AttributionValues {
  return Object.fromEntries(
    fields.map(([field, path]) => {
      const value = allow ? readMember(data, path.split(".", 2)) : null
      return [field, typeof value === "string" ? value : null]
    }),
  )
}

/** The hidden inputs of a form, in the order of the fields; nothing known is "". */
export function formatAttributionInputs(
  fields: AttributionField[],
  values: object | null,
  prefix = defaultPrefix,
): FormInput[] {
  const known = readMembers(values)
  return fields.map(([field]) => {
    const value = known[field]
    return { name: prefix + field, value: typeof value === "string" ? value : "" }
  })
}

/** The values of hidden inputs by field; other inputs are left out. */
export function removeAttributionPrefix(inputs: FormInput[], prefix = defaultPrefix): Record<string, string> {
  const named = readItems(inputs).flatMap((input): [string, string][] => {
    const { name, value } = readMembers(input)
    if (typeof name !== "string" || !name.startsWith(prefix) || name === prefix) return []
    return [[name.slice(prefix.length), typeof value === "string" ? value : ""]]
  })
  return Object.fromEntries(named)
}

/** What an order by the Store API takes with it. */
export function createOrderExtension(values: object): { "woocommerce/order-attribution": object } {
  return { "woocommerce/order-attribution": isRecord(values) ? values : {} }
}

/** The elements that keep their inputs: the first of each form, and the first outside of any. Answers their ids. */
export function selectInputGroups(groups: { id: string; form: string | null }[]): string[] {
  const seen = new Set<string | null>()
  return groups.flatMap(({ id, form }) => {
    if (seen.has(form)) return []
    seen.add(form)
    return [id]
  })
}
