import { spawn } from "node:child_process"
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { root } from "../workspace.mjs"

/** Fails in the first run alone: the marker file is there in the second one. */
const failOnce = (marker: string) => `
  if (!existsSync(${JSON.stringify(marker)})) {
    writeFileSync(${JSON.stringify(marker)}, "")
    throw new Error("not yet")
  }`

const head = `
  import { existsSync, writeFileSync } from "node:fs"
  import { afterAll, beforeAll, describe, expect, it } from "vitest"`

const files = {
  // A second test of nearly the same name would pass the pattern of the first one if that weren't escaped.
  unstable: `${head}
    describe("a page (1)", () => {
      it("opens + closes", () => {${failOnce("marker")}})
      it("opens ++ closes", () => {})
    })`,
  unstableHook: `${head}
    describe("a server", () => {
      beforeAll(() => {${failOnce("marker of the hook")}})
      it("starts", () => {})
      it("stops", () => {})
    })
    it("needs no server", () => {})`,
  broken: `${head}
    it("adds", () => expect(1 + 1).toBe(3))
    it("multiplies", () => expect(1 * 1).toBe(1))`,
  brokenHook: `${head}
    describe("a server", () => {
      afterAll(() => { throw new Error("still running") })
      it("starts", () => {${failOnce("another marker")}})
    })`,
  rejecting: `${head}
    it("forgets a promise", async () => {
      void Promise.reject(new Error("forgotten"))
      await new Promise((done) => setTimeout(done))
    })`,
} as const

/** Runs a table of one step, the tests of a temporary project, and returns what `npm test` would print and end with. */
async function runProject(names: readonly (keyof typeof files)[]) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "ringside-tests-")))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"))
  for (const name of names) {
    writeFileSync(join(folder, `${name}.test.mjs`), files[name].replaceAll("marker", join(folder, "marker")))
  }
  // No process for each file: eight runs start here.
  const project = { name: "browser", include: ["*.test.mjs"], pool: "threads", isolate: false }
  writeFileSync(
    join(folder, "vitest.config.mjs"),
    `export default { test: { projects: [{ test: ${JSON.stringify(project)} }] } }`,
  )
  return runScript(`
    import { runChecks } from "./scripts/test/runChecks.mjs"
    import { runRepeatableTests } from "./scripts/test/testRun.mjs"
    const run = () => runRepeatableTests({ name: "fixture", projects: ["browser"], folder: ${JSON.stringify(folder)} })
    process.exitCode = await runChecks([{ name: "browser", doc: "", run }], [], "npm test")`)
}

function runScript(script: string): Promise<{ code: number | null; lines: string[] }> {
  return new Promise((resolve) => {
    const { VITEST: _, ...env } = process.env
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], { cwd: root, env })
    let output = ""
    child.stdout.on("data", (words: Buffer) => (output += words.toString()))
    child.stderr.on("data", (words: Buffer) => (output += words.toString()))
    child.on("close", (code) => resolve({ code, lines: output.trimEnd().split("\n") }))
  })
}

const countRuns = (lines: readonly string[]) => lines.filter((line) => line.includes(" RUN ")).length

describe("a run with failed tests", { timeout: 180_000 }, () => {
  it("passes, and names a test that passes when it runs again", async () => {
    const { code, lines } = await runProject(["unstable", "unstableHook"])
    expect(lines.slice(-3)).toEqual([
      "unstable: unstable.test.mjs > a page (1) opens + closes",
      "unstable: unstableHook.test.mjs > (outside of its tests)",
      "5 passed, 0 failed",
    ])
    expect(code).toBe(0)
  })

  it("fails when a test or a hook fails again, and names the test that didn't", async () => {
    const { code, lines } = await runProject(["unstable", "broken", "brokenHook"])
    expect(lines.slice(-2)).toEqual(["unstable: unstable.test.mjs > a page (1) opens + closes", "3 passed, 3 failed"])
    expect(lines).toContainEqual(expect.stringContaining("  broken.test.mjs: adds: AssertionError: expected 2 to be 3"))
    expect(code).toBe(1)
  })

  it("repeats a file with an error that nothing caught, and names the error when it comes again", async () => {
    const { code, lines } = await runProject(["unstable", "rejecting"])
    expect(countRuns(lines)).toBe(3)
    expect(lines).toContain("  rejecting.test.mjs: forgotten")
    expect(lines.at(-1)).toBe("3 passed, 1 failed")
    expect(code).toBe(1)
  })
})

describe("a step that could run its failed tests again", () => {
  const step = `
    import { runChecks } from "./scripts/test/runChecks.mjs"
    const failed = { passed: 1, failed: 1, output: "" }
    const repeat = async () => ({ passed: 2, failed: 0, output: "", unstable: ["a.test.ts > opens"] })
    const step = { name: "browser", doc: "", run: async () => ({ ...failed, repeat }) }`

  it("does so once the other steps have ended", async () => {
    const last = `{ name: "last", doc: "", run: async () => ({ passed: 1, failed: 0, output: "" }) }`
    const { lines } = await runScript(`${step}
      process.exitCode = await runChecks([step, ${last}], [], "npm test")`)
    expect(lines.slice(-2)).toEqual(["unstable: a.test.ts > opens", "3 passed, 0 failed"])
  })

  it("doesn't where a test that fails once is what the run looks for", async () => {
    const { code, lines } = await runScript(`${step}
      process.exitCode = await runChecks([step], [], "npm test", { isRepeated: false })`)
    expect(lines.at(-1)).toBe("1 passed, 1 failed")
    expect(lines.filter((line) => line.startsWith("unstable:"))).toEqual([])
    expect(code).toBe(1)
  })
})
