import type { Attribute, Product } from "../catalogue/product.ts"
import { paletteColours } from "../pictures/figure.ts"
import { html, type Html } from "../../html/html.ts"

/**
 * The colour of each value of an attribute that chooses the paint: all figures with one value have the same palette, and no two values
 * share one. Empty for other attributes.
 */
export function selectPaints(
  { figure, variations }: Pick<Product, "figure" | "variations">,
  { key, options }: Pick<Attribute, "key" | "options">,
): ReadonlyMap<string, string> {
  const coatsOf = (value: string) => [
    ...new Set(
      variations.filter(({ choices }) => choices[key] === value).map(({ look }) => look.palette ?? figure.palette),
    ),
  ]
  const paints = new Map(
    options.flatMap(({ value }) => {
      const [coat, ...others] = coatsOf(value)
      return coat && others.length === 0 ? [[value, paletteColours[coat]]] : []
    }),
  )
  const areDistinct = paints.size === options.length && new Set(paints.values()).size === options.length
  return areDistinct && options.length > 1 ? paints : new Map()
}

/** The attribute from which a script reads a swatch's colour. */
export function paintData(colour: string | undefined): Html | "" {
  return colour === undefined ? "" : html`data-color="${colour}"`
}

/**
 * Reserves the space of the swatches that a script shows instead of the list: invisible text of the same size, so that nothing below moves
 * when they appear.
 */
export function swatchRoom({ options }: Attribute, paints: ReadonlyMap<string, string>): Html {
  return html`<div class="er-swatch-room" aria-hidden="true">
    ${options.map(({ value, label }) => html`<span class="${paints.has(value) ? "er-swatch-paint" : ""}">${label}</span>`)}
  </div>`
}
