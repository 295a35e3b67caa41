import type { WarningTable } from "@ringside/core/domain"

/** The warnings to a page's author about mistakes in attributes, config, settings and markup. */
export const addToCartWarnings = {
  noQuantityField:
    '[ringside quantity] the hook holds no quantity field; expected an <input type="number">, so it stays as it is unless the page fills it.',
  noProductNumber:
    "[ringside variations] data-product_id is {value}; expected the product's number, so the shop can't be asked for a variation.",
  noVariationForm:
    "[ringside variations] the hook holds no .variations_form; expected the shop's form in it, so it stays as it is unless the page fills it.",
  wrongVariations:
    "[ringside variations] data-product_variations begins with {value}; expected a list in JSON, or false, so the shop is asked for each choice.",
  noProduct:
    "[ringside add-to-cart] the hook names no product; expected data-ringside-product, or a link or button that adds one, so it is left to the browser.",
} as const satisfies WarningTable
