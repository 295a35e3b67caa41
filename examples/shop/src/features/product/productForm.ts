import { matchVariation, readChoices } from "../catalogue/matchVariation.ts"
import { stockOf, type Attribute, type Product } from "../catalogue/product.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { expressMount } from "../expressCheckout/expressMount.ts"
import { languageField } from "../site/language.ts"
import { quantityField } from "./quantity.ts"
import { paintData, selectPaints, swatchRoom } from "./swatches.ts"
import { describeVariation, variationBlock, variationTemplates } from "./variation.ts"
import { productPath } from "./paths.ts"

/** Further variations would cost more bytes than the requests that they save, so scripts request `get_variation` instead. */
const inlineVariationsMax = 30

/** The form that adds the product to the basket, with the wallet buttons. Empty if the product is sold out. */
export function productForm(product: Product, visit: Visit): Html {
  if (stockOf(product) === 0) return html``
  const form = product.kind === "simple" ? simpleForm(product, visit) : variableForm(product, visit)
  return html`${form} ${expressMount(visit, { hasAttribution: true })}`
}

function simpleForm(product: Product, visit: Visit): Html {
  return html`<form
    class="cart"
    action="${visit.links.to(productPath(product.slug))}"
    method="post"
    enctype="multipart/form-data"
  >
    ${productQuantity(product, visit)}
    <button type="submit" name="add-to-cart" value="${product.id}" class="single_add_to_cart_button button alt">
      ${visit.texts.product.add}
    </button>
    ${languageField(visit)}
  </form>`
}

function variableForm(product: Product, visit: Visit): Html {
  const href = visit.links.to(productPath(product.slug))
  const chosen = { ...product.defaultChoices, ...readChoices(product, Object.fromEntries(visit.url.searchParams)) }
  const match = matchVariation(product, chosen)
  return html`<form
      class="variations_form cart"
      action="${href}"
      method="post"
      enctype="multipart/form-data"
      data-product_id="${product.id}"
      data-product_variations="${variationsJson(product, visit)}"
      data-ringside="variations"
      data-ringside-swatches="on"
    >
      <table class="variations" role="presentation">
        <tbody>
          ${product.attributes.map((attribute) => attributeRow(product, attribute, chosen[attribute.key], visit))}
        </tbody>
      </table>
      <a class="reset_variations" href="${href}">${visit.texts.product.reset}</a>
      <div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
      <div class="single_variation_wrap">
        <div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions">
          ${match.kind === "found" ? variationBlock(product, match.variation, visit) : ""}
        </div>
        <div class="woocommerce-variation-add-to-cart variations_button">
          ${productQuantity(product, visit)}
          <button type="submit" class="single_add_to_cart_button button alt">${visit.texts.product.add}</button>
          <input type="hidden" name="add-to-cart" value="${product.id}" />
          <input type="hidden" name="product_id" value="${product.id}" />
          <input type="hidden" name="variation_id" class="variation_id" value="0" />
        </div>
      </div>
      ${languageField(visit)}
    </form>
    ${variationTemplates(visit)}`
}

function variationsJson(product: Product, visit: Visit): string {
  const { variations } = product
  if (variations.length > inlineVariationsMax) return "false"
  return JSON.stringify(variations.map((variation) => describeVariation(product, variation, visit)))
}

function attributeRow(product: Product, attribute: Attribute, chosen: string | undefined, { texts }: Visit): Html {
  const { key, label, options } = attribute
  const paints = selectPaints(product, attribute)
  return html`<tr>
    <th class="label"><label for="${key}">${label}</label></th>
    <td class="value">
      ${swatchRoom(attribute, paints)}
      <select
        id="${key}"
        name="attribute_${key}"
        data-attribute_name="attribute_${key}"
        data-show_option_none="yes"
        required
      >
        <option value="">${texts.product.choose}</option>
        ${options.map(
          ({ value, label }) =>
            html`<option
              value="${value}"
              class="attached enabled"
              ${value === chosen ? "selected" : ""}
              ${paintData(paints.get(value))}
            >
              ${label}
            </option>`,
        )}
      </select>
    </td>
  </tr>`
}

function productQuantity(product: Product, { texts }: Visit): Html {
  if (product.soldIndividually) {
    return html`<div class="quantity hidden">
      <input type="hidden" class="qty" name="quantity" value="1" min="1" max="1" />
    </div>`
  }
  const max = product.kind === "simple" ? stockOf(product) : Math.max(...product.variations.map(({ stock }) => stock))
  return quantityField({
    id: `quantity_${String(product.id)}`,
    name: "quantity",
    value: 1,
    min: 1,
    max,
    label: texts.product.quantityOf(product.name),
  })
}
