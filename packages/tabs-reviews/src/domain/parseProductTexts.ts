import { readCount } from "@ringside/cart/domain"
import { formatPlainText, readList, readRecord, readText } from "@ringside/core/domain"

/** The panels of a product's tabs, by their content. */
export const productPanels = ["description", "attributes", "reviews"] as const

/** A panel of a product's tabs. */
export type ProductPanel = (typeof productPanels)[number]

/** Parses the names of panels, with commas or spaces between; unknown ones are left out. */
export function parsePanels(text: string): readonly ProductPanel[] {
  const names = text.split(/[\s,]+/)
  const known = names.flatMap((name) => productPanels.find((panel) => panel === name) ?? [])
  return [...new Set(known)]
}

/** The texts of a product. */
export interface ProductTexts {
  /** The shop's HTML, the short one where there is no long one; "" for none. */
  readonly description: string
  /** Plain text. */
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly reviewCount: number
}

/** Parses the texts of a product of the Store API; null for no object. Source: page-contract, "The products' server". */
export function parseProductTexts(raw: unknown): ProductTexts | null {
  const product = readRecord(raw)
  if (formatPlainText(product["name"]) === "") return null
  const attributes = readList(product["attributes"]).map((each) => {
    const { name, terms } = readRecord(each)
    const values = readList(terms).map((term) => formatPlainText(readRecord(term)["name"]))
    return { name: formatPlainText(name), values: values.filter((value) => value !== "") }
  })
  return {
    description: readText(product["description"]).trim() || readText(product["short_description"]).trim(),
    attributes: attributes.filter(({ name, values }) => name !== "" && values.length > 0),
    reviewCount: readCount(product["review_count"]) ?? 0,
  }
}
