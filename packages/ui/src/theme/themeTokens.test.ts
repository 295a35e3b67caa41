import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { CustomProperty } from "@ringside/core/domain"
import { themeTokens } from "./themeTokens.ts"

// A variable, since Vite replaces `new URL(…, import.meta.url)` by the address of a served file.
const here = import.meta.url
const css = readFileSync(new URL("tokens.css", here), "utf8")
const tokens: readonly CustomProperty[] = themeTokens

/** The default of each custom property between `start` and the next blank line or end of a rule: `{"--ringside-space": "4px"}`. */
function readDefaults(start: string): Record<string, string> {
  const [, rest = ""] = css.split(start)
  const rule = rest.slice(0, rest.search(/\n\n|\n {4}\}/)).replace(/\s+/g, " ")
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
    expect(readDefaults("\n  .pum-form__message--error {\n")).toEqual(
      Object.fromEntries(tokens.map((token) => [token.name, token.default])),
    )
  })

  it.each(["arena", "studio"] as const)("are what the theme %s sets", (theme) => {
    const expected = tokens.flatMap(({ name, themes }) => (themes?.[theme] ? [[name, themes[theme]]] : []))
    expect(readDefaults(`[data-ringside-theme~="${theme}"] & {`)).toEqual(Object.fromEntries(expected))
  })
})
