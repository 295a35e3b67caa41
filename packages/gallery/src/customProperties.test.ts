import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { galleryProperties } from "./customProperties.ts"

// In two steps: the bundler takes `new URL(…, import.meta.url)` for a file to serve.
const here = import.meta.url
const css = ["styles.css", "viewer.css"].map((file) => readFileSync(new URL(file, here), "utf8")).join("")

it("are what the styles read, with the same defaults", () => {
  const read = [...css.matchAll(/var\((--ringside-gallery-[a-z-]+), ((?:[^()]|\([^()]*\))+)\)/g)]
  expect(Object.fromEntries(read.map(([, name = "", value = ""]) => [name, value]))).toEqual(
    Object.fromEntries(galleryProperties.map((property) => [property.name, property.default])),
  )
})

it("are documented in whole sentences", () => {
  for (const { doc } of galleryProperties) expect(doc).toMatch(/^[A-Z].*\.$/)
})
