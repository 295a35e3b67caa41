import { expect, it } from "vitest"
import { replaceBlock } from "./markedBlock.mjs"

const page = "# Page\n\n<!-- a:start -->old<!-- a:end -->\n\n<!-- b:start -->\n<!-- b:end -->\n"

it.each([
  ["a", "# Page\n\n<!-- a:start -->\n\nnew\n\n<!-- a:end -->\n\n<!-- b:start -->\n<!-- b:end -->\n"],
  ["b", "# Page\n\n<!-- a:start -->old<!-- a:end -->\n\n<!-- b:start -->\n\nnew\n\n<!-- b:end -->\n"],
])("fills %s and leaves the rest", (name, expected) => {
  expect(replaceBlock(page, name, " new\n")).toBe(expected)
})

it("changes nothing when it is done twice", () => {
  const once = replaceBlock(page, "a", "new")
  expect(replaceBlock(once, "a", "new")).toBe(once)
})

it.each([
  ["no place", "# Page"],
  ["a start alone", "<!-- a:start -->"],
  ["the end first", "<!-- a:end --> <!-- a:start -->"],
])("throws at %s", (_, text) => {
  expect(() => replaceBlock(text, "a", "new")).toThrow(
    'There is no place for "a"; expected <!-- a:start --> … <!-- a:end -->.',
  )
})
