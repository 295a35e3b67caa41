import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { afterEach, expect, it } from "vitest"
import { type Build, embedBuild, isBuilt, quickEmbedBuild, runBuild } from "./builds.mjs"
import { cacheFolder, root } from "./workspace.mjs"

const output = "node_modules/.cache/ringside/test-build.txt"

const createBuild = (run: Build["run"]): Build => ({ name: "test build", inputs: () => ["package.json"], output, run })

const writeOutput = () => {
  mkdirSync(dirname(join(root, output)), { recursive: true })
  writeFileSync(join(root, output), "")
}

const build = createBuild(() => {
  writeOutput()
  return Promise.resolve({ code: 0, output: "" })
})

afterEach(() => {
  rmSync(join(root, output), { force: true })
  rmSync(join(cacheFolder, "test-build.stamp"), { force: true })
})

it("builds once for the same inputs", async () => {
  let runs = 0
  const counted = createBuild(() => {
    runs++
    return build.run()
  })
  await runBuild(counted)
  await runBuild(counted)
  expect(runs).toBe(1)
})

it("doesn't take the files of an interrupted build for those of the last complete one", async () => {
  await runBuild(build)
  rmSync(join(root, output))
  const interrupted = createBuild(() => {
    writeOutput()
    return Promise.reject(new Error("stopped"))
  })
  await expect(runBuild(interrupted)).rejects.toThrow("stopped")
  expect(isBuilt(build)).toBe(false)
})

it("distinguishes the script tag's quick build from the exact one by its file, not by a stamp alone", () => {
  expect(quickEmbedBuild.output).not.toBe(embedBuild.output)
  expect(dirname(quickEmbedBuild.output)).toBe(dirname(embedBuild.output))
})
