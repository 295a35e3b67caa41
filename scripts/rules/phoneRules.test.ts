import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { listFiles } from "../listFiles.mjs"
import { root } from "../workspace.mjs"

/** The folders of style sheets of widgets and of the example shop, for phones; `browser/phones.test.ts` measures them on pages. */
const folders = ["examples/shop/src", ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/src`)]
const sheets = folders
  .flatMap((folder) => listFiles(root, folder))
  .filter((path) => path.endsWith(".css"))
  .map((path) => ({ path, css: readFileSync(join(root, path), "utf8").replaceAll(/\/\*.*?\*\//gs, "") }))

/** Rules of the widgets that scroll by themselves and lie over the page, by the sheet. */
const scrollers = sheets
  .filter(({ path }) => path.startsWith("packages/"))
  .flatMap(({ path, css }) =>
    [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = ""]) =>
      /position: (fixed|absolute)/.test(rule) && /overflow(-y)?: [^;]*auto/.test(rule) ? [{ path, rule }] : [],
    ),
  )

test("no height is a share of the window without the browser's bars, which cover its end on phones", () => {
  const found = sheets.flatMap(({ path, css }) =>
    (css.match(/[^;{]*\d(?:vh|vb)\b[^;}]*/g) ?? []).map((each) => path + each),
  )
  expect(found).toEqual([])
})

test("what scrolls over the page keeps its scrolling for itself", () => {
  expect(scrollers.length).toBeGreaterThan(4)
  expect(scrollers.filter(({ rule }) => !rule.includes("overscroll-behavior"))).toEqual([])
})
