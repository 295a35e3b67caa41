import { expect, it, vi } from "vitest"
import { checks, consumerChecks, disorderChecks, engineChecks, lightChecks, passFlows } from "./checks.mjs"
import { ensureFirefox, NotInstalledError } from "./engines.mjs"

const tables = [
  ["npm test", checks],
  ["npm run test:light", lightChecks],
  ["npm run test:engines", engineChecks],
  ["npm run test:consumers", consumerChecks],
  ["npm run test:disorder", disorderChecks],
] as const

it.each(tables)("gives each step of %s a name of its own, under which its result is counted", (_command, table) => {
  const names = table.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

it.each(tables)("lists the steps of %s after those that they need", (_command, table) => {
  const names = table.map(({ name }) => name)
  const early = table.flatMap(({ name, needs = [] }) =>
    needs.flatMap((needed) =>
      names.slice(0, names.indexOf(name)).includes(needed) ? [] : [`${name} needs ${needed}`],
    ),
  )
  expect(early).toEqual([])
})

it("packs the script tag that the step before has built, so that it is built once", () => {
  expect(checks.find(({ name }) => name === "packages")?.needs).toContain("build")
})

it("doesn't run the flows where an engine isn't installed", async () => {
  const ensure = () => Promise.reject(new NotInstalledError("not installed"))
  const outcome = { passed: 0, failed: 0, output: "", notRun: ["WebKit (not installed)"] }
  expect(await passFlows({ name: "webkit", title: "WebKit", ensure })).toEqual(outcome)
})

it("fails where FIREFOX names no browser", async () => {
  vi.stubEnv("FIREFOX", "/nowhere/firefox")
  const flows = passFlows({ name: "firefox", title: "Firefox", ensure: ensureFirefox })
  await expect(flows).rejects.toThrow("expected the path of a browser")
  vi.unstubAllEnvs()
})
