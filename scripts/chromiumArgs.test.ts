import { expect, test } from "vitest"
import { checkFeatures, chromiumArgs } from "./chromiumArgs.mjs"

test("features that Playwright disables are disabled in our list, too", () => {
  expect(() => checkFeatures(["chromium", "--disable-features=Translate,PaintHolding", ...chromiumArgs])).not.toThrow()
})

test("a feature that a new Playwright disables is named", () => {
  const commandLine = ["chromium", "--disable-features=Translate,NewFeature", ...chromiumArgs]
  expect(() => checkFeatures(commandLine)).toThrow("Playwright disables NewFeature")
})
