import type { Product } from "../catalogue/product.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { formatSize, formatWeight } from "./productMeasures.ts"
import { reviewsSection, type ReviewsPart } from "../reviews/reviews.ts"

/** Story, details and reviews in the platform's markup: links to panels that are all open until a script turns them into tabs. */
export function productTabs(product: Product, reviews: ReviewsPart, visit: Visit): Html {
  const { texts } = visit
  const tabs = [
    { key: "description", title: texts.product.description, panel: story(product, visit) },
    { key: "additional_information", title: texts.product.information, panel: information(product, visit) },
    {
      key: "reviews",
      title: texts.reviews.tab(reviews.page.summary.count),
      panel: reviewsSection(product, reviews, visit),
    },
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
      ({ key, panel }) =>
        html`<div
          class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content wc-tab"
          id="tab-${key}"
          role="tabpanel"
          aria-labelledby="tab-title-${key}"
        >
          ${panel}
        </div>`,
    )}
  </div>`
}

function story(product: Product, { texts }: Visit): Html {
  return html`<h2>${texts.product.description}</h2>
    ${product.story.map((paragraph) => html`<p>${paragraph}</p>`)}`
}

function information(product: Product, visit: Visit): Html {
  const { texts } = visit
  return html`<h2>${texts.product.information}</h2>
    <table class="woocommerce-product-attributes shop_attributes" aria-label="${texts.product.information}">
      ${measuresRows(product, visit)}
      ${product.attributes.map(({ key, label, options }) =>
        row(`attribute_${key}`, label, options.map((option) => option.label).join(", ")),
      )}
      ${product.facts.map(({ label, value }, index) => row(`attribute_${String(index + 1)}`, label, value))}
    </table>`
}

function measuresRows({ measures }: Product, { texts, language }: Visit): Html {
  if (!measures) return html``
  return html`${row("weight", texts.product.weight, formatWeight(measures, language))}
  ${row("dimensions", texts.product.size, formatSize(measures, language))}`
}

/** A table row. By `name`, scripts find it to show a variation's own weight and size. */
function row(name: string, label: string, value: string): Html {
  return html`<tr class="woocommerce-product-attributes-item woocommerce-product-attributes-item--${name}">
    <th class="woocommerce-product-attributes-item__label" scope="row">${label}</th>
    <td class="woocommerce-product-attributes-item__value">${value}</td>
  </tr>`
}
