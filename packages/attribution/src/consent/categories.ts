/** The categories of the consent API. */
export const consentCategories = [
  "functional",
  "preferences",
  "statistics-anonymous",
  "statistics",
  "marketing",
] as const

/** The categories that a consent hook asks for when it names none. */
export const usualCategories = "statistics marketing"

/** Lists the categories that a consent hook names, each once. */
export function listCategories(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((name) => name !== ""))]
}
