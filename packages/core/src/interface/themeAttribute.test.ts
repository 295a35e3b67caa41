import { expect, it } from "vitest"
import { createDecorations } from "../behaviours/decorations.ts"
import { createPageDocument } from "../page/pageDocument.ts"
import { markTheme } from "./themeAttribute.ts"

const mark = (theme: "plain" | "arena", colorScheme: "host" | "dark") => {
  const decorations = createDecorations()
  markTheme(createPageDocument(document), { theme, colorScheme }, decorations)
  return { decorations, read: () => document.documentElement.getAttribute("data-ringside-theme") }
}

it("writes nothing for the default theme", () => {
  expect(mark("plain", "host").read()).toBeNull()
})

it.each([
  ["arena", "host", "arena"],
  ["arena", "dark", "arena dark"],
  ["plain", "dark", "plain dark"],
] as const)(
  "writes the theme %s with the colour scheme %s on the document's element, until the page stops",
  (...row) => {
    const [theme, colorScheme, value] = row
    const { decorations, read } = mark(theme, colorScheme)
    expect(read()).toBe(value)
    decorations.restoreAll()
    expect(read()).toBeNull()
  },
)
