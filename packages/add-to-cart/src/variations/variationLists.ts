import { type Page, readJQueryData, definePageService, warnAuthor } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { type ParsedVariations, parseVariations } from "../domain/index.ts"
import { addToCartWarnings } from "../warnings.ts"

/** The variations in forms, parsed at first use: there may be megabytes of them. */
export interface VariationLists {
  of(form: Element): ParsedVariations
  /** Parses the list again after scripts of the page have changed it. */
  reload(form: Element): void
}

/** The lists of a page, shared by forms and swatches. */
export const variationListsService = definePageService("add-to-cart.lists", createVariationLists)

/** Source: catalogue-and-cart contract §9. */
function createVariationLists(page: Page): VariationLists {
  const known = new WeakMap<Element, ParsedVariations>()
  const keep = (form: Element, list: ParsedVariations) => {
    known.set(form, list)
    return list
  }
  return {
    of: (form) => known.get(form) ?? keep(form, readAttribute(page, form)),
    reload(form) {
      // Scripts that replace variations store them in jQuery's memory, not in the attribute.
      const kept = readJQueryData(page.window, form)?.["product_variations"]
      keep(
        form,
        Array.isArray(kept) ? { mode: "inline", variations: kept.filter(isRecord) } : readAttribute(page, form),
      )
    },
  }
}

function readAttribute(page: Page, form: Element): ParsedVariations {
  const attribute = form.getAttribute("data-product_variations")
  const list = parseVariations(attribute)
  if (list.mode === "ajax" && attribute !== null && attribute !== "false") {
    warnAuthor(page, addToCartWarnings.wrongVariations, form, { value: JSON.stringify(attribute.slice(0, 40)) })
  }
  return list
}
