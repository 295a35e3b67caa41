import { type Page, readGlobal } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { renderVariationTemplate, type Variation } from "../domain/index.ts"
import { readVariationTexts } from "./variationTexts.ts"

/** The content of the host's own template, for pages without one. */
const ownTemplate =
  '<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>' +
  '<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>' +
  '<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>'

/**
 * Renders a variation by the host's template as printed. A template with code is rendered by the host's own engine, if the page has it.
 * Source: catalogue-and-cart contract §9.
 */
export function renderVariation(page: Page, variation: Variation): Node {
  const isVisible = Boolean(variation["variation_is_visible"])
  const name = isVisible ? "variation-template" : "unavailable-variation-template"
  const template = page.document.getElementById(`tmpl-${name}`)?.textContent
  const html =
    template === undefined
      ? null
      : (renderVariationTemplate(template, variation) ?? renderByHost(page, name, variation))
  if (html === null && !isVisible) {
    const line = page.document.createElement("p")
    line.textContent = readVariationTexts(page).unavailable
    return line
  }
  return page.html.parseFragment(html ?? renderVariationTemplate(ownTemplate, variation) ?? "")
}

function renderByHost({ window }: Page, name: string, variation: Variation): string | null {
  const template: unknown = readMember(readGlobal(window, "wp"), ["template"])
  if (typeof template !== "function") return null
  const fill: unknown = Reflect.apply(template, undefined, [name])
  const html: unknown = typeof fill === "function" ? Reflect.apply(fill, undefined, [{ variation }]) : null
  return typeof html === "string" ? html : null
}
