import type { Product } from "../catalogue/product.ts"
import type { Visit } from "../visit.ts"
import { html, type Html } from "./html.ts"

/** Story and details. As the platform prints them: links to panels that are all open, for a script to make tabs of. */
export function productTabs(product: Product, { texts }: Visit): Html {
  const tabs = [
    { key: "description", title: texts.product.description, panel: story(product) },
    { key: "additional_information", title: texts.product.information, panel: facts(product) },
  ]
  return html`<div class="woocommerce-tabs wc-tabs-wrapper">
    <ul class="tabs wc-tabs" role="tablist">
      ${tabs.map(
        ({ key, title }) =>
          html`<li role="presentation" class="${key}_tab" id="tab-title-${key}">
            <a href="#tab-${key}" role="tab" aria-controls="tab-${key}">${title}</a>
          </li>`,
      )}
    </ul>
    ${tabs.map(
      ({ key, title, panel }) =>
        html`<div
          class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content wc-tab"
          id="tab-${key}"
          role="tabpanel"
          aria-labelledby="tab-title-${key}"
        >
          <h2>${title}</h2>
          ${panel}
        </div>`,
    )}
  </div>`
}

function story(product: Product): Html {
  return html`${product.story.map((paragraph) => html`<p>${paragraph}</p>`)}`
}

function facts(product: Product): Html {
  return html`<table class="woocommerce-product-attributes shop_attributes">
    ${product.facts.map(
      ({ label, value }) =>
        html`<tr class="woocommerce-product-attributes-item">
          <th class="woocommerce-product-attributes-item__label" scope="row">${label}</th>
          <td class="woocommerce-product-attributes-item__value">${value}</td>
        </tr>`,
    )}
  </table>`
}
