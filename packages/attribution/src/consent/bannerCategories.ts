import { type Page, warnAuthor } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { listCategories, usualCategories } from "./categories.ts"
import type { attributionMessages } from "../messages.ts"
import type { consentAttributes } from "../options.ts"
import { attributionWarnings } from "../warnings.ts"

const askable = ["preferences", "statistics-anonymous", "statistics", "marketing"]

/** The categories that a banner asks for. Names that are none are reported. */
export function readCategories(
  page: Page,
  hook: Element,
  { categories }: OptionsOf<typeof consentAttributes>,
): readonly string[] {
  const named = listCategories(categories)
  const known = named.filter((name) => askable.includes(name))
  const unknown = named.filter((name) => !askable.includes(name))
  const used = known.length > 0 ? known : listCategories(usualCategories)
  if (unknown.length > 0 || known.length === 0) {
    const values = { value: categories.slice(0, 60), known: askable.join(", "), used: used.join(" and ") }
    warnAuthor(page, attributionWarnings.unknownCategories, hook, values)
  }
  return used
}

/** Returns the name of a category. */
export function translateCategory(
  translate: (key: keyof typeof attributionMessages.en) => string,
  category: string,
): string {
  switch (category) {
    case "preferences":
      return translate("preferences")
    case "statistics-anonymous":
      return translate("statisticsAnonymous")
    case "statistics":
      return translate("statistics")
    case "marketing":
      return translate("marketing")
    default:
      return category
  }
}
