import { escapeAttribute } from "../hosting/tagMarkup.mjs"

/** The attributes of a product with 500 variations: every combination is sold, so that each choice leaves the most to compare. */
export const attributes = createAttributes(5)

/** All variations, as the platform prints them. */
export const variations = combine(attributes)

/** The attributes of products with up to 1,000 variations. They are the same for any number, so that only that number differs. */
const widerAttributes = createAttributes(10)

/** Formats the form that selects one of 500 variations. */
export function formatVariationForm() {
  return formatForm(attributes, variations)
}

/**
 * Formats the form of a product that sells the first `count` combinations of three attributes with ten values each.
 * @param {number} count up to 1,000
 */
export function formatFormOfVariations(count) {
  return formatForm(widerAttributes, combine(widerAttributes).slice(0, count))
}

/** @param {number} bases */
function createAttributes(bases) {
  return {
    attribute_size: listValues("size", 10),
    attribute_colour: listValues("colour", 10),
    attribute_base: listValues("base", bases),
  }
}

/**
 * Lists a variation for each combination of the attributes' values.
 * @param {ReturnType<typeof createAttributes>} values
 */
function combine(values) {
  return values.attribute_size.flatMap((size, row) =>
    values.attribute_colour.flatMap((colour, column) =>
      values.attribute_base.map((base, depth) => ({
        variation_id: 1000 + (row * 10 + column) * values.attribute_base.length + depth,
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
}

/**
 * @param {ReturnType<typeof createAttributes>} values
 * @param {ReturnType<typeof combine>} sold
 */
function formatForm(values, sold) {
  const json = escapeAttribute(JSON.stringify(sold))
  const rows = Object.entries(values).map(
    ([name, options]) =>
      `<tr><th><label for="${name}">${name}</label></th><td class="value"><select id="${name}" name="${name}" data-attribute_name="${name}" data-show_option_none="yes"><option value="">Choose</option>${options.map((value) => `<option value="${value}">${value}</option>`).join("")}</select></td></tr>`,
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
