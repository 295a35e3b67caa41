import { importSource } from "../../importSource.mjs"
import { median } from "../figures.mjs"
import { attributes, variations } from "../manyVariations.mjs"
import { chooseVariations } from "../page/chooseVariations.mjs"
import { inTab, repeat } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 */

/** Far apart, so that each changes every attribute. */
const choices = [0, 111, 222, 333, 499, 56, 167, 278]
  .map((index) => variations[index])
  .filter((each) => each !== undefined)

/** The method of measuring variations, for the report. */
export const variationMethod =
  "Variations: 500, of three attributes in every combination. Computed: in Node, which variation is chosen and what each select still offers; the mean of 500 choices. A change: in the browser, of one select, up to the end of the layout it leaves."

/**
 * Measures a choice among 500 variations: its computation, and the whole change in the page.
 * @param {Pick<Bench, "browser" | "repeats"> & { readonly galleryUrl: string }} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureVariations(bench) {
  const [normal, slow] = [await chooseInPage(bench, 1), await chooseInPage(bench, 4)]
  const laterOf = (/** @type {typeof normal} */ runs) => runs.map(({ later }) => median(later))
  return [
    { what: "500 variations: variation and offers of all selects computed", unit: "ms", ours: await compute(bench) },
    { what: "500 variations: first change of a select", unit: "ms", ours: normal.map(({ first }) => first) },
    { what: "500 variations: later change", unit: "ms", ours: laterOf(normal) },
    { what: "500 variations: first change at 4x", unit: "ms", ours: slow.map(({ first }) => first) },
    { what: "500 variations: later change at 4x", unit: "ms", ours: laterOf(slow) },
  ]
}

/**
 * The mean of all 500 choices; each repeat uses code that never ran before.
 * @param {Pick<Bench, "repeats">} bench
 */
function compute({ repeats }) {
  return repeat(repeats, async () => {
    const { selectVariationResult, selectAttributeOptions } = await importSource(
      'export { selectVariationResult, selectAttributeOptions } from "./packages/add-to-cart/src/domain/index.ts"',
    )
    const startedAt = performance.now()
    for (const variation of variations) {
      const result = selectVariationResult(variations, variation.attributes)
      if (result.variation !== variation) throw new Error(`${variation.sku} was not found.`)
      for (const [name, values] of Object.entries(attributes)) {
        selectAttributeOptions(variations, variation.attributes, name, values)
      }
    }
    return (performance.now() - startedAt) / variations.length
  })
}

/**
 * @param {Pick<Bench, "browser" | "repeats"> & { readonly galleryUrl: string }} bench
 * @param {number} slowdown
 */
function chooseInPage({ browser, repeats, galleryUrl }, slowdown) {
  return repeat(repeats, () =>
    inTab(
      browser,
      async ({ page }) => {
        await page.goto(`${galleryUrl}/variations`)
        // The reset link is hidden once the form is connected.
        await page.locator('.reset_variations[style*="hidden"]').waitFor({ state: "attached" })
        const { changesMs, wrong } = await page.evaluate(
          chooseVariations,
          choices.map((each) => ({ id: each.variation_id, attributes: each.attributes })),
        )
        if (wrong > 0) throw new Error(`${wrong} of ${choices.length} choices found another variation, or none.`)
        const [first = Number.NaN, ...later] = changesMs
        return { first, later }
      },
      { slowdown },
    ),
  )
}
