import { describe, expect, it, test } from "vitest"
import { chromiumPlaces, findChromium, packagedInstallArgs } from "./chromium.mjs"

describe("chromiumPlaces", () => {
  it.each<[NodeJS.Platform, NodeJS.ProcessEnv, string]>([
    ["linux", {}, "/usr/bin/chromium"],
    ["linux", {}, "/usr/bin/google-chrome-stable"],
    ["darwin", {}, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    ["win32", { PROGRAMFILES: "C:/Program Files" }, "C:/Program Files/Google/Chrome/Application/chrome.exe"],
  ])("on %s with %j looks at %s", (platform, env, place) => {
    expect(chromiumPlaces(platform, { PLAYWRIGHT_BROWSERS_PATH: "/nowhere", ...env })).toContain(place)
  })

  it("prefers Chromium without its windows' frames", () => {
    expect(chromiumPlaces("linux", { PLAYWRIGHT_BROWSERS_PATH: "/nowhere" })[0]).toBe(
      "/usr/bin/chromium-headless-shell",
    )
  })
})

test("the browser from npm is fetched without running its scripts, in one exact version", () => {
  expect(packagedInstallArgs).toContain("--ignore-scripts")
  expect(packagedInstallArgs.at(-1)).toMatch(/@\d+\.\d+\.\d+$/)
})

describe("findChromium", () => {
  it("takes what CHROMIUM names before all else", () => {
    expect(findChromium({ CHROMIUM: process.execPath })).toBe(process.execPath)
  })

  it("refuses a CHROMIUM that is not there rather than take another browser", () => {
    expect(() => findChromium({ CHROMIUM: "/nowhere/chrome" })).toThrow('CHROMIUM is "/nowhere/chrome"')
  })
})
