import { lineStock, type BasketLine } from "../basket/basket.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

/** A quantity field. Without `id`, a page may contain it several times, as in the mini-cart. */
export interface QuantityField {
  readonly id?: string
  readonly name: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly label: string
}

/** The field between the theme's minus and plus. These do nothing until a script runs, so they can't be focused until then. */
export function quantityField({ id, name, value, min, max, label }: QuantityField): Html {
  const naming = id ? html`id="${id}"` : html`aria-label="${label}"`
  return html`<div class="quantity">
    <a class="ast-qty-placeholder minus" aria-hidden="true">−</a>
    ${id ? html`<label class="screen-reader-text" for="${id}">${label}</label>` : ""}
    <input
      type="number"
      ${naming}
      class="input-text qty text"
      name="${name}"
      value="${value}"
      min="${min}"
      max="${max}"
      step="1"
      inputmode="numeric"
      autocomplete="off"
    />
    <a class="ast-qty-placeholder plus" aria-hidden="true">+</a>
  </div>`
}

/** The quantity field of a basket line; empty for a product that is sold individually. */
export function lineQuantity(
  line: BasketLine,
  { texts }: Visit,
  field?: { readonly id: string; readonly min: number },
): Html {
  const { product, key, quantity } = line
  if (product.soldIndividually) return html``
  return quantityField({
    min: 1,
    ...field,
    name: `cart[${key}][qty]`,
    value: quantity,
    max: Math.max(lineStock(line), quantity),
    label: texts.product.quantityOf(product.name),
  })
}
