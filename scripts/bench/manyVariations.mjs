import { escapeAttribute } from "../hosting/tagMarkup.mjs"
/** The attributes of a product with 500 variations: every combination is sold, so that each choice leaves the most to compare. */
export const attributes = {
  attribute_size: listValues("size", 10),
  attribute_colour: listValues("colour", 10),
  attribute_base: listValues("base", 5),
}

/** All variations, as the platform prints them. */
export const variations = attributes.attribute_size.flatMap((size, row) =>
  attributes.attribute_colour.flatMap((colour, column) =>
    attributes.attribute_base.map((base, depth) => ({
      variation_id: 1000 + row * 50 + column * 5 + depth,
      attributes: { attribute_size: size, attribute_colour: colour, attribute_base: base },
      variation_is_active: true,
      variation_is_visible: true,
      is_purchasable: true,
      is_in_stock: true,
      min_qty: 1,
      max_qty: 5,
      sku: `SP-${row}-${column}-${depth}`,
      price_html: `<span class="price">${40 + row} €</span>`,
      availability_html: `<p class="stock">${depth + 1} left</p>`,
      variation_description: "",
      image: false,
    })),
  ),
)

/** Formats the form that selects a variation. */
export function formatVariationForm() {
  const json = escapeAttribute(JSON.stringify(variations))
  const rows = Object.entries(attributes).map(
    ([name, values]) =>
      `<tr><th><label for="${name}">${name}</label></th><td class="value"><select id="${name}" name="${name}" data-attribute_name="${name}" data-show_option_none="yes"><option value="">Choose</option>${values.map((value) => `<option value="${value}">${value}</option>`).join("")}</select></td></tr>`,
  )
  return `<div data-ringside="variations" data-ringside-load="now"><form class="variations_form cart" data-product_id="20" data-product_variations="${json}">
    <table class="variations"><tbody>${rows.join("")}</tbody></table><a class="reset_variations" href="#">Clear</a>
    <div class="single_variation_wrap"><div class="woocommerce-variation single_variation" role="alert"></div>
    <div class="woocommerce-variation-add-to-cart variations_button"><input type="number" class="qty" name="quantity" value="1">
    <button type="submit" class="single_add_to_cart_button button">Add</button>
    <input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form></div>`
}

/**
 * @param {string} name
 * @param {number} count
 */
function listValues(name, count) {
  return Array.from({ length: count }, (_, index) => `${name}-${index}`)
}
