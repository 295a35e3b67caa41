import { readFileSync } from "node:fs"
import { transform } from "esbuild"
import { expect, it } from "vitest"
import { browserTargets, oldestBrowsers } from "./browserFloor.mjs"

it("reads the oldest browsers from package.json", () => {
  expect(oldestBrowsers.map(({ browser }) => browser)).toEqual(["chrome", "edge", "firefox", "safari", "ios_saf"])
  for (const { version } of oldestBrowsers) expect(Number(version)).toBeGreaterThan(16)
})

it.each([
  ["the prefix that Safari needs", ".a { user-select: none }", "-webkit-user-select: none"],
  ["nested rules, which Firefox 115 ignores", ".a { &:hover { color: red } }", ".a:hover {"],
])("makes the build write %s", async (_case, source, expected) => {
  const { code } = await transform(source, { loader: "css", target: browserTargets })
  expect(code).toContain(expected)
})

it("is what the README says", () => {
  const [chrome, edge, firefox, safari, ios] = oldestBrowsers.map(({ version }) => version)
  expect([edge, ios]).toEqual([chrome, safari])
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8")
  expect(readme).toContain(`Chrome and Edge from ${chrome}, Firefox from ${firefox}, and Safari from ${safari}`)
})
