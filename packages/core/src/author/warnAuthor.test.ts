import { afterEach, expect, it } from "vitest"
import type { Diagnostics } from "./diagnose.ts"
import { diagnostics } from "../diagnostics/diagnostics.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { warnAuthor } from "./warnAuthor.ts"

let page: PageForTests

afterEach(() => page.stop())

it("fills the values into a warning when the diagnostics are loaded", () => {
  const waiting: ((loaded: Diagnostics) => void)[] = []
  page = createPageForTests(window, { services: { diagnose: (run) => void waiting.push(run) } })
  warnAuthor(page, "[ringside bell] its tone is {tone}; expected a {kind}.", null, { tone: "{kind}", kind: "number" })
  expect(page.warnings).toEqual([])
  for (const run of waiting) run(diagnostics)
  expect(page.warnings).toEqual(["[ringside bell] its tone is {kind}; expected a number."])
})

it("requires a value for each name in the text, and accepts no other", () => {
  page = createPageForTests(window)
  warnAuthor(page, "None.")
  // @ts-expect-error the text names a tone
  warnAuthor(page, "A {tone}.")
  // @ts-expect-error the text names a tone
  warnAuthor(page, "B {tone}.", null, { kind: 1 })
  expect(page.warnings).toEqual(["None.", "A {tone}.", "B {tone}."])
})
