import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { listFiles } from "../listFiles.mjs"
import { root } from "../workspace.mjs"

const sheets = listFiles(root, "examples/shop/src")
  .filter((path) => path.endsWith(".css"))
  .map((path) => ({ path, css: readFileSync(join(root, path), "utf8") }))

/** Sheets whose rules stand in a layer, where every rule of a part wins. */
const layered = sheets.flatMap(({ path, css }) =>
  [...css.matchAll(/@import "\.\/([^"]*)" layer\(/g)].map(([, name]) => path.replace(/[^/]*$/, name ?? "")),
)

it("no rule of the example shop for a part stands in a layer", () => {
  expect(layered.length).toBeGreaterThan(10)
  // In `:has()`, a part says how its surroundings look.
  const found = sheets.filter(({ path, css }) => layered.includes(path) && /(?<!\()\.ringside-/.test(css))
  expect(found.map(({ path }) => path)).toEqual([])
})

it("a rule of the example shop that sets more than custom properties of a part names it by two classes", () => {
  const wrong = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/^(\.ringside-[\w-]+(?:,\s*\.ringside-[\w-]+)*) \{([^{}]*)/gm)]
      .filter(([, , body = ""]) => /^\s*[a-z]/m.test(body))
      .map(([, selector = ""]) => `${path}: ${selector}`),
  )
  expect(wrong).toEqual([])
})
