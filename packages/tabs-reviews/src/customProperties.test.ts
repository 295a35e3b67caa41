import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { tabsReviewsProperties } from "./customProperties.ts"

// In two steps: the bundler takes `new URL(…, import.meta.url)` for a file to serve.
const here = import.meta.url
const css = ["styles.css", "ui/ratings.css"].map((file) => readFileSync(new URL(file, here), "utf8")).join("")

it("are what the styles read, with the same defaults", () => {
  const read = [...css.matchAll(/var\((--ringside-[a-z-]+), ([^()]+)\)/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ])
  expect(Object.fromEntries(read)).toEqual(
    Object.fromEntries(tabsReviewsProperties.map((property) => [property.name, property.default])),
  )
})

it("are documented in whole sentences", () => {
  for (const { doc } of tabsReviewsProperties) expect(doc).toMatch(/^[A-Z].*\.$/)
})
