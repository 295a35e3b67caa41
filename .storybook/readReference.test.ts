import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import * as allParts from "../packages/embed/src/parts.ts"
import { readReference, splitCode } from "./readReference.ts"

const markdown = readFileSync(new URL("../docs/widgets.md", import.meta.url), "utf8")
const hookNames = Object.values(allParts).flatMap((part) =>
  Object.keys("hooks" in part ? part.hooks : {}).map((hook) => [part.name, hook] as const),
)

test.each(hookNames)("the reference of %s has a heading and an example for %s", (part, hook) => {
  const blocks = readReference(markdown, part)
  const at = blocks.findIndex((block) => block.kind === "heading" && block.text === `\`${hook}\``)
  expect(at).toBeGreaterThanOrEqual(0)
  expect(blocks.slice(at).find(({ kind }) => kind === "code")).toBeDefined()
  // Both languages' texts are the longest table, and no part of a look.
  expect(blocks.some((block) => block.kind === "heading" && block.text === "Texts")).toBe(false)
})

test("a table's cells and a text's code are read", () => {
  const table = "## Package `@ringside/x`\n\n### `y`\n\n| A | B |\n| - | - |\n| `a \\| b` | c |\n"
  expect(readReference(table, "x")).toEqual([
    { kind: "heading", level: 2, text: "`y`" },
    { kind: "table", head: ["A", "B"], rows: [["`a | b`", "c"]] },
  ])
  expect(splitCode("See `on` in [the guide](guide.md).")).toEqual([
    { text: "See ", isCode: false },
    { text: "on", isCode: true },
    { text: " in the guide.", isCode: false },
  ])
})
