import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { CustomProperty } from "@ringside/core/domain"
import { themeTokens } from "./themeTokens.ts"

// A variable, since Vite replaces `new URL(…, import.meta.url)` by the address of a served file.
const here = import.meta.url
const css = readFileSync(new URL("tokens.css", here), "utf8")
const tokens: readonly CustomProperty[] = themeTokens

/** The default of each custom property in the rule of `selector`: `{"--ringside-space": "4px"}`. */
function readDefaults(selector: string): Record<string, string> {
  const start = css.indexOf(`\n  ${selector},\n`)
  const rule = css.slice(start, css.indexOf("\n  }", start)).replace(/\s+/g, " ")
  const declarations = rule.matchAll(/--rs-([a-z-]+): var\( ?(--ringside-[a-z-]+), ([^;]+?) ?\);/g)
  return Object.fromEntries(
    [...declarations].map(([, own, name = "", value = ""]) => {
      expect(name).toBe(`--ringside-${own ?? ""}`)
      return [name, /^var\(--rs-on-[a-z]+, (.*)\)$/.exec(value)?.[1] ?? value]
    }),
  )
}

describe("themeTokens", () => {
  it("are what tokens.css reads, with the same defaults", () => {
    expect(readDefaults(":root")).toEqual(Object.fromEntries(tokens.map((token) => [token.name, token.default])))
  })

  it.each(["arena", "studio"] as const)("are what the theme %s sets", (theme) => {
    const expected = tokens.flatMap(({ name, themes }) => (themes?.[theme] ? [[name, themes[theme]]] : []))
    expect(readDefaults(`[data-ringside-theme~="${theme}"]`)).toEqual(Object.fromEntries(expected))
  })
})
