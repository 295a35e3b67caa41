import { afterEach, expect, it, vi } from "vitest"

// The modules below are loaded anew, so that they get the double: tests of scripts share a process.
vi.hoisted(() => vi.resetModules())
vi.mock("../install.mjs", () => ({ install: () => Promise.resolve() }))
const { runChecks } = await import("./runChecks.mjs")
const { walkWordPress } = await import("./walk.mjs")

afterEach(() => vi.restoreAllMocks())

const passed = { passed: 13, failed: 0, output: "" }
const run = () => Promise.resolve(passed)
const has = (answer: boolean) => () => Promise.resolve(answer)

it("walks where PHP and WordPress are", async () => {
  expect(await walkWordPress({ php: has(true), wordpress: has(true), run })).toBe(passed)
})

it("fails where a run that names the step can't walk", async () => {
  const lines: string[] = []
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line).trimEnd()) > 0)
  vi.spyOn(process, "once").mockReturnValue(process)
  const table = [{ name: "walk", doc: "", run: () => walkWordPress({ php: has(false), run }) }]
  expect(await runChecks(table, ["walk"], "npm test")).toBe(1)
  expect(lines.slice(-2)).toEqual([expect.stringMatching(/^not run: WordPress walk/), "0 passed, 1 failed"])
})

it.each([
  ["PHP", { php: has(false), wordpress: has(true) }, "PHP with SQLite isn't installed, and couldn't be"],
  [
    "the package",
    { php: has(true), wordpress: has(false) },
    /^@wp-playground\/wordpress-builds@.* couldn't be fetched$/,
  ],
])("counts nothing without %s, and the run says so before its closing line", async (_, parts, reason) => {
  const lines: string[] = []
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line).trimEnd()) > 0)
  // A run that is stopped prints a closing line of its own.
  vi.spyOn(process, "once").mockReturnValue(process)
  const table = [{ name: "walk", doc: "", run: () => walkWordPress({ ...parts, run }) }]
  expect(await runChecks(table, [], "npm test")).toBe(0)
  const [notRun = "", closing] = lines.slice(-2)
  const [, given] = /^not run: WordPress walk \((.*)\)$/.exec(notRun) ?? []
  expect(given).toMatch(reason)
  expect(closing).toBe("0 passed, 0 failed")
  expect(lines).toContainEqual(expect.stringMatching(/^walk: not run in/))
})
