import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { listFiles } from "../listFiles.mjs"
import { root } from "../workspace.mjs"

/** The rules of a style sheet whose selector shows focus, with their declarations. */
function listFocusRules(css: string): readonly string[] {
  return [...css.matchAll(/[^{}]*(?::focus-visible|\[aria-selected="true"\])[^{}]*\{[^{}]*\}/g)].map(([rule]) => rule)
}

it("focus rings stand against a page that removes outlines: its rules win over all layers, but not over !important", () => {
  const sheets = readdirSync(join(root, "packages"))
    .flatMap((name) => listFiles(root, `packages/${name}/src`))
    .filter((path) => path.endsWith(".css") && !path.endsWith("storyTheme.css"))
  const rings = sheets.flatMap((path) => listFocusRules(readFileSync(join(root, path), "utf8")))
  const outlines = rings.flatMap((rule) => rule.match(/outline:[^;}]*/g) ?? [])
  expect(outlines.length).toBeGreaterThan(4)
  expect(outlines.filter((outline) => !/Highlight|!important/.test(outline))).toEqual([])
})
