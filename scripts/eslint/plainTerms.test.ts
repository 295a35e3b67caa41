import { ESLint, Linter } from "eslint"
import { describe, expect, it } from "vitest"
import { root } from "../workspace.mjs"
import { findReplacedTerm, plainTerms } from "./plainTerms.mjs"

describe("a name with a word that has a standard term", () => {
  it.each([
    ["act", "act"],
    ["tellsFirst", "tells"],
    ["isHeirOf", "heir"],
    ["giveBackClick", "giveBack"],
    ["wakeUp", "wake"],
    ["tellShopper", "tell"],
    ["hearNative", "hear"],
  ])("is found: %s", (name, word) => {
    expect(findReplacedTerm(name)?.word).toBe(word)
  })

  it.each(["action", "activate", "theirs", "exact", "awaken", "intellect", "hearth", "contact"])("isn't %s", (name) => {
    expect(findReplacedTerm(name)).toBeNull()
  })
})

describe("the rule", () => {
  /** The names that the rule reports in `code`. */
  const report = (code: string) => {
    const config: Linter.Config = {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { ringside: { rules: { "plain-terms": plainTerms } } },
      rules: { "ringside/plain-terms": "error" },
    }
    const messages = new Linter()
      .verify(code, [config])
      .map(({ message }) => /^"([\w ]+)"/.exec(message)?.[1] ?? message)
    return [...new Set(messages)]
  }

  it.each([
    ["const heard = []", ["heard"]],
    ["page.tell(answer.told)", ["tell", "told"]],
    ["class Box { #act() {} }", ["act"]],
    ["draw(<Sleeper />)", ["Sleeper"]],
    ['import { act } from "./press.ts"; act()', ["act"]],
    ['import { act } from "@ringside/core"; act()', ["act"]],
    ['import { press as act } from "react"; act()', ["act"]],
    ['import { act } from "react"; const run = (act) => act()', ["act"]],
  ])("reports names that are ours: %s", (code, names) => {
    expect(report(code)).toEqual(names)
  })

  it.each([
    'import { act } from "@testing-library/react"; act(() => act())',
    'import { act as run } from "react"; run()',
  ])("leaves the names of other packages: %s", (code) => {
    expect(report(code)).toEqual([])
  })

  it.each([
    ["/** Those of an order. */", ["Those"]],
    ["/**\n * The same as text.\n */", ["The same"]],
    ["const box = { /** Its name. */ name: 1 }", ["Its"]],
    ["/** What a cart is. */", ["What"]],
    ["/** By the path. @type {Map<string, number>} */", ["By"]],
  ])("reports doc comments that don't name their subject: %j", (code, words) => {
    expect(report(code)).toEqual(words)
  })

  it.each([
    "/** Bytes of a file. */",
    "/** Itself. */",
    "/* By hand. */",
    "// By hand.",
    "/** Adds all by one. */",
    "/** Whatever. */",
  ])("leaves other comments: %s", (code) => {
    expect(report(code)).toEqual([])
  })

  it.each([
    ['it("tells the shop")', ["tells"]],
    ["test('a hook is told of', () => {})", ["is told"]],
    ['describe("handlers that hear us", () => {})', ["hear"]],
    ['it.each([1])("knows %i", () => {})', ["knows"]],
    ['it.skipIf(true)("wakes the loader", () => {})', ["wakes"]],
    ["test.each`a\n1`(`draws where the config says so (${state})`, () => {})", ["config says"]],
    ['it("asks once for what two hooks need", () => {})', ["asks once"]],
    ["// The shop is told once.", ["is told"]],
    ["/** The cookie tells the count. */", ["tells"]],
    ["/**\n * An Escape that the page hears\n * alone.\n */", ["hears"]],
  ])("reports titles and comments that speak of code as of a person: %j", (code, phrases) => {
    expect(report(code)).toEqual(phrases)
  })

  it.each([
    'it("shows what the shopper must know, who is told at once", () => {})',
    'it("a screen reader hears the total", () => {})',
    'it("is for those who know the token", () => {})',
    'it("says that the basket is empty", () => {})',
    'it("asks for an address", () => {})',
    'it("leaves `knows` alone", () => {})',
    'it("has a known theme, told in words", () => {})',
    'expect("the page knows").toBe(text)',
    'log.push("asks the server")',
    "// The shop's owner should know the total.",
    "// React's `act` runs effects.",
  ])("leaves titles and comments of people and messages: %s", (code) => {
    expect(report(code)).toEqual([])
  })

  it.each([
    "packages/core/src/author/reports.ts",
    "packages/core/src/author/reports.test.ts",
    "packages/gallery/src/Gallery.stories.tsx",
    "packages/simulated-provider/src/browser/frames.ts",
    "packages/testing/src/createTestPage.ts",
    "packages/testing/browser/stop.test.ts",
    "packages/embed/build/parts.mjs",
    "examples/shop/src/app.ts",
    "examples/shop/src/input.test.ts",
    "examples/static-html/pages.mjs",
    "scripts/run.mjs",
    "scripts/docs.test.ts",
    ".storybook/preview.tsx",
    "eslint.config.mjs",
    "vitest.config.ts",
  ])("holds in %s", async (path) => {
    const config: unknown = await new ESLint({ cwd: root }).calculateConfigForFile(path)
    expect(config).toMatchObject({ rules: { "ringside/plain-terms": [2] } })
  })
})
