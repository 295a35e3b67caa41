import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Selector, transform } from "lightningcss"
import { expect, it } from "vitest"
import { listFiles } from "../listFiles.mjs"
import { root } from "../workspace.mjs"

const sheets = readdirSync(join(root, "packages"))
  .filter((name) => name !== "testing")
  .flatMap((name) => listFiles(root, `packages/${name}/src`))
  .filter((path) => path.endsWith(".css") && !path.endsWith("storyTheme.css"))

/** How many classes, attributes and states a selector counts, and how many elements: what stands in `:where()` counts nothing. */
function weigh(selector: Selector): readonly [classes: number, elements: number] {
  const weights = selector.map((part): readonly [number, number] => {
    if (part.type === "id") return [100, 0]
    if (part.type === "class" || part.type === "attribute") return [1, 0]
    if (part.type === "type" || part.type === "pseudo-element") return [0, 1]
    if (part.type !== "pseudo-class" || part.kind === "where") return [0, 0]
    if (part.kind !== "is" && part.kind !== "not" && part.kind !== "has") return [1, 0]
    const [heaviest = [0, 0]] = part.selectors.map(weigh).sort(([a, c], [b, d]) => b - a || d - c)
    return heaviest
  })
  return weights.reduce(([a, c], [b, d]) => [a + b, c + d], [0, 0])
}

/** Focus rings are important, so that no rule of a page wins: importantRules.test.ts. */
const isRing = (selector: Selector) =>
  selector.some((part) => part.type === "pseudo-class" && part.kind === "focus-visible")

/** Text fields that have focus: themes write `input[type=text]:focus`, which counts two classes. A page's own rule has its `:focus`, too. */
const isFocusedField = (selector: Selector) =>
  selector.some((part) => part.type === "class" && /^ringside-(field-control|quantity-input)$/.test(part.name)) &&
  selector.some((part) => part.type === "pseudo-class" && part.kind === "focus")

/**
 * Rules against themes that style every field and link of the shop's pages by a class of the page: docs/look.md. They stand beside a rule of the
 * part, and are the only ones that a page's rule of two classes can't change.
 */
const isForShopPages = (selector: Selector) =>
  selector.some(
    (part) =>
      part.type === "pseudo-class" &&
      part.kind === "is" &&
      part.selectors.flat().some((each) => each.type === "class" && each.name === "woocommerce-page"),
  )

/** The selectors of a sheet's rules that stand in no layer, with their weights. */
function weighRules(
  path: string,
): readonly { readonly classes: number; readonly elements: number; readonly at: string }[] {
  const found: { classes: number; elements: number; at: string }[] = []
  transform({
    filename: path,
    code: readFileSync(join(root, path)),
    visitor: {
      Rule: {
        "layer-block": () => [],
        style({ value }) {
          for (const selector of value.selectors.filter((each) => !isRing(each) && !isFocusedField(each))) {
            const [weight, elements] = weigh(selector)
            const classes = isForShopPages(selector) ? weight - 1 : weight
            found.push({ classes, elements, at: `${path}:${String(value.loc.line + 1)}` })
          }
          return undefined
        },
      },
    },
  })
  return found
}

it("a rule of a part beats a theme's rules for elements, and loses to a page's rule of two classes", () => {
  const rules = sheets.flatMap(weighRules)
  expect(rules.length).toBeGreaterThan(300)
  // The reset of parts has one element less than they; a rule for an element of the shop's own counts no class.
  const wrong = rules.filter(
    ({ classes, elements, at }) => classes > 1 || elements < (at.includes("theme/tokens.css") ? 1 : 2),
  )
  expect(wrong).toEqual([])
})
