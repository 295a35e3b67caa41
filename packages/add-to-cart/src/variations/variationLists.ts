import { definePageService, findJQuery, type Page, warnAuthor } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { type ParsedVariations, parseVariations } from "../domain/index.ts"
import { addToCartWarnings } from "../warnings.ts"

/** The variations in forms, parsed at first use: there may be megabytes of them. */
export interface VariationLists {
  /** The list as it is now: scripts of the page change its items, such as their prices in another currency, without an event. */
  of(form: Element): ParsedVariations
  /** Reads the list again after scripts of the page have changed it. Its object is then another one, though its items may be the same. */
  reload(form: Element): void
}

/** The lists of a page, shared by forms and swatches. */
export const variationListsService = definePageService("add-to-cart.lists", createVariationLists)

/** A list that was read before, with what jQuery holds since then. */
interface KnownList {
  readonly held: unknown
  readonly list: ParsedVariations
}

/** The name of the list in jQuery's memory, from the attribute's. */
const heldName = "product_variations"

/**
 * The platform's script and plugins share one array, which jQuery holds for the form from the first `$form.data("product_variations")` on. So
 * do we, and give jQuery ours where nobody has asked for it before, which also saves the page a second parse. Source: catalogue-and-cart
 * contract §9.
 */
function createVariationLists(page: Page): VariationLists {
  const known = new WeakMap<Element, KnownList>()
  return {
    of(form) {
      const jQuery = findJQuery(page.window)
      const held = jQuery?.data?.(form, heldName)
      const before = known.get(form)
      const isSame = before !== undefined && (held === undefined || held === before.held)
      const list = isSame ? before.list : (parseHeld(held) ?? readAttribute(page, form))
      // jQuery may have come since.
      if (held === undefined && list.mode === "inline") jQuery?.data?.(form, heldName, list.variations)
      known.set(form, { held: held ?? list.variations, list })
      return list
    },
    reload(form) {
      known.delete(form)
    },
  }
}

/** The list in jQuery's memory, with its own items; null where there is none. `false` has the shop asked for each choice. */
function parseHeld(held: unknown): ParsedVariations | null {
  if (held === false) return { mode: "ajax", variations: [] }
  if (!Array.isArray(held)) return null
  return { mode: "inline", variations: held.every(isRecord) ? held : held.filter(isRecord) }
}

function readAttribute(page: Page, form: Element): ParsedVariations {
  const attribute = form.getAttribute("data-product_variations")
  const list = parseVariations(attribute)
  if (list.mode === "ajax" && attribute !== null && attribute !== "false") {
    warnAuthor(page, addToCartWarnings.wrongVariations, form, { value: JSON.stringify(attribute.slice(0, 40)) })
  }
  return list
}
