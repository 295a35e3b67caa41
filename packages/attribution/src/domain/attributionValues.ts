import { readMember, readRecord } from "@ringside/core/domain"
import { type AttributionField, defaultPrefix } from "./attributionConfig.ts"
import { readList, readMembers, readTextOr } from "./readValues.ts"

/** The source of an order, by field; null for an unknown value. */
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

/** The hidden inputs of a form, in the order of the fields; an unknown value is "". */
export function formatAttributionInputs(
  fields: AttributionField[],
  values: object | null,
  prefix?: string | null,
): FormInput[] {
  const [known, start] = [readMembers(values), readTextOr(prefix, defaultPrefix)]
  return fields.map(([field]) => {
    const value = known[field]
    return { name: start + field, value: typeof value === "string" ? value : "" }
  })
}

/**
 * The values of hidden inputs by field; other inputs are omitted. Nothing in the product calls it: our checkouts create an order's values
 * from the cookies, and wallets, which may not import this package, read the inputs by `createExtensions`.
 */
export function removeAttributionPrefix(inputs: FormInput[], prefix?: string | null): Record<string, string> {
  const start = readTextOr(prefix, defaultPrefix)
  const named = readList(inputs).flatMap((input): [string, string][] => {
    const { name, value } = readMembers(input)
    if (typeof name !== "string" || !name.startsWith(start) || name === start) return []
    return [[name.slice(start.length), typeof value === "string" ? value : ""]]
  })
  return Object.fromEntries(named)
}

/** The name under which an order of the Store API has the values. */
export const orderExtensionName = "woocommerce/order-attribution"

/** The extension data of a Store API order. */
export function createOrderExtension(values: object): { "woocommerce/order-attribution": object } {
  return { [orderExtensionName]: readRecord(values) }
}

/** The ids of the elements that keep their inputs: the first of each form, and the first outside of any form. */
export function selectInputGroups(groups: { id: string; form: string | null }[]): string[] {
  const seen = new Set<string | null>()
  return groups.flatMap(({ id, form }) => {
    if (seen.has(form)) return []
    seen.add(form)
    return [id]
  })
}
