import { escapeHtml } from "@ringside/core/domain"

/** Markup of a variable product as the platform prints it. */

/** A variation of `size` and `colour`; "" means any. */
export function createVariation(id: number, size: string, colour: string, change: object = {}) {
  return {
    variation_id: id,
    attributes: { attribute_size: size, attribute_colour: colour },
    variation_is_active: true,
    variation_is_visible: true,
    is_purchasable: true,
    is_in_stock: true,
    is_sold_individually: "no",
    min_qty: 1,
    max_qty: 5,
    sku: `SP-${String(id)}`,
    weight: "",
    weight_html: "",
    dimensions: "",
    dimensions_html: "",
    price_html: `<span class="price">${String(id)} €</span>`,
    availability_html: "",
    variation_description: "",
    image: false,
    image_id: "",
    ...change,
  }
}

/** The parts of a form. */
export interface FormMarkup {
  readonly variations?: readonly object[] | string
  /** Attributes of the form. */
  readonly form?: string
  /** Values of the first select, as markup. */
  readonly sizes?: readonly string[]
  /** Attributes of the first select. */
  readonly size?: string
  /** Attributes of each option that chooses something. */
  readonly options?: string
  /** Markup before the form, in the same product. */
  readonly before?: string
  readonly templates?: string
}

/** The page's main part. */
export function formatForm({
  variations = [],
  form = "",
  size = 'data-show_option_none="yes"',
  options = "",
  sizes = ["S", "M", "L"],
  before = "",
  templates = "",
}: FormMarkup): string {
  const json = typeof variations === "string" ? variations : JSON.stringify(variations)
  const select = (name: string, label: string, values: readonly string[], attributes: string) => `<tr>
      <th class="label"><label for="${name}">${label}</label></th>
      <td class="value"><select id="${name}" name="attribute_${name}" data-attribute_name="attribute_${name}" ${attributes}>
        <option value="">Choose an option</option>
        ${values.map((value) => `<option value="${value}" ${options}>${value}</option>`).join("")}
      </select></td></tr>`
  return `<div class="product">${before}
    <div class="product_meta">SKU: <span class="sku">SP<b>-</b>0</span></div>
    <form class="variations_form cart" method="post" data-product_id="20" data-product_variations="${escapeHtml(json)}" ${form}>
      <table class="variations"><tbody>
        ${select("size", "Size", sizes, size)}
        ${select("colour", "Colour", ["red", "blue"], 'data-show_option_none="yes" required')}
      </tbody></table>
      <a class="reset_variations" href="#">Clear</a>
      <div class="reset_variations_alert" role="alert"></div>
      <div class="single_variation_wrap">
        <div class="woocommerce-variation single_variation" role="alert"></div>
        <div class="woocommerce-variation-add-to-cart variations_button">
          <div class="quantity"><input type="number" class="qty" name="quantity" value="1" min="1" max="9"></div>
          <button type="submit" class="single_add_to_cart_button button">Add</button>
          <input type="hidden" name="product_id" value="20">
          <input type="hidden" name="variation_id" class="variation_id" value="0">
        </div>
      </div>
    </form></div>${templates}`
}
