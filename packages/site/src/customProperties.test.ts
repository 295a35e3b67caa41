import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { siteProperties } from "./customProperties.ts"

// A variable, since Vite replaces `new URL(…, import.meta.url)` by the address of a served file.
const here = import.meta.url
const css = readFileSync(new URL("scrolling/styles.css", here), "utf8")

it("the sticky header has the page's ground, as its text has the page's colour, and the documented defaults", () => {
  const own = siteProperties.filter(({ name }) => name.startsWith("--ringside-site-header"))
  expect(own.map((property) => property.default)).toEqual(["Canvas", "99"])
  for (const { name, default: value } of own) expect(css).toContain(`var(${name}, ${value})`)
})
