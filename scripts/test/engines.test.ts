import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { findFirefox, findWebKit } from "./engines.mjs"

/** A folder with empty programs. */
function createFolder(...programs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "ringside-engines-"))
  for (const program of programs) writeFileSync(join(folder, program), "")
  return folder
}

describe("findFirefox", () => {
  it("takes what FIREFOX names before all else", () => {
    expect(findFirefox({ FIREFOX: process.execPath, PATH: createFolder("firefox") })).toBe(process.execPath)
    expect(() => findFirefox({ FIREFOX: "/nowhere/firefox" })).toThrow("expected the path of a browser")
  })

  it("prefers the version with long support in the PATH", () => {
    const folder = createFolder("firefox", "firefox-esr")
    expect(findFirefox({ PATH: `/nowhere:${folder}` })).toBe(join(folder, "firefox-esr"))
    expect(findFirefox({ PATH: "/nowhere" })).toBeNull()
  })
})

it("finds no WebKit where its driver or a display is missing", () => {
  expect(findWebKit({ PATH: createFolder("Xvfb") })).toBeNull()
  expect(findWebKit({ PATH: createFolder("WebKitWebDriver") })).toBeNull()
})
