import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { listFiles } from "../listFiles.mjs"
import { root } from "../workspace.mjs"

/**
 * The declarations of each style sheet that no rule of a page may change, and what they keep: hidden and inert things, an overlay's place,
 * focus rings, texts that are only read aloud, and the geometry of the gallery, whose elements the platform sizes by up to five classes. The
 * numbers only shrink; each block has its reason in the sheet.
 */
const kept: Readonly<Record<string, number>> = {
  "packages/add-to-cart/src/product/choices.css": 10,
  "packages/add-to-cart/src/variations/swatches.css": 9,
  "packages/attribution/src/styles.css": 5,
  "packages/checkout/src/payPages/styles.css": 2,
  "packages/gallery/src/styles.css": 29,
  "packages/gallery/src/slides/thumbnails.css": 51,
  "packages/gallery/src/viewer.css": 22,
  "packages/mini-cart/src/miniCart/styles.css": 2,
  "packages/popups/src/hook/hookPopup.css": 3,
  "packages/site/src/scrolling/styles.css": 1,
  "packages/site/src/styles.css": 4,
  "packages/translation/src/styles.css": 4,
  "packages/ui/src/dialog/dialog.css": 11,
  "packages/ui/src/form/form.css": 3,
  "packages/ui/src/parts/skeleton.css": 1,
  "packages/ui/src/theme/base.css": 21,
  "packages/ui/src/theme/tokens.css": 1,
}

const sheets = readdirSync(join(root, "packages"))
  .filter((name) => name !== "testing")
  .flatMap((name) => listFiles(root, `packages/${name}/src`))
  .filter((path) => path.endsWith(".css") && !path.endsWith("storyTheme.css"))
  .map((path) => ({ path, css: readFileSync(join(root, path), "utf8") }))

it("`!important` stands only where nothing may change, in the numbers listed", () => {
  const counts = sheets.map(({ path, css }) => [path, css.match(/!important/g)?.length ?? 0] as const)
  expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual(kept)
})

it("the last comment before each says why it is important", () => {
  const bare = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/!important/g)]
      .map(({ index }) => /\/\*\s*([^*]*)/.exec(css.slice(css.lastIndexOf("/*", index)))?.[1] ?? "")
      .filter((comment) => !comment.startsWith("Important"))
      .map((comment) => `${path}: ${comment.trim()}`),
  )
  expect(bare).toEqual([])
})
