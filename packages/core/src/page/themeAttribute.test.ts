import { expect, it } from "vitest"
import { createDecorations } from "./decorations.ts"
import { createPageDocument } from "./pageDocument.ts"
import { markTheme } from "./themeAttribute.ts"

const mark = (theme: "plain" | "arena", colorScheme: "host" | "dark") => {
  const decorations = createDecorations()
  markTheme(createPageDocument(document), { theme, colorScheme }, decorations)
  return { decorations, read: () => document.documentElement.getAttribute("data-ringside-theme") }
}

it("leaves a page with the default theme as it is", () => {
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
