import { expect, it, vi } from "vitest"
import { readParts } from "../../packages/embed/build/parts.mjs"
import { extendedBlocks, scriptsGoingAlong } from "./hostScripts.mjs"

// The type-check of scripts has no sources of packages.
const { hostScripts } = await vi.importActual<{ readonly hostScripts: object }>(
  "../../packages/core/src/host/hostScripts.ts",
)
const parts = await readParts()
const handles = parts.flatMap(({ jobs = [] }) => jobs.flatMap((job) => job.handles))

it("names scripts of declared jobs, or what goes along with them, as those that others go along with, extend or replace", () => {
  const along = new Set(Object.values(scriptsGoingAlong).flat())
  const named = [
    ...Object.keys(scriptsGoingAlong),
    ...extendedBlocks.handles,
    ...Object.values(extendedBlocks.served).flat(),
  ]
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((handle) => !handles.includes(handle) && !along.has(handle))).toEqual([])
})

it("makes no sign of a job of a script that goes along", () => {
  const along = [...Object.values(scriptsGoingAlong).flat(), ...Object.keys(extendedBlocks.served)]
  expect(along.filter((handle) => handles.includes(handle))).toEqual([])
})

it("has the signs of every job's script, since optimisers join the files and print no handle", () => {
  // Earlier releases of the plugin registered the same file under these names.
  const earlierNames = ["trp-frontend-language-switcher", "trp-language-switcher"]
  const missing = handles.filter((handle) => !Object.hasOwn(hostScripts, handle))
  expect(missing, "not in packages/core/src/host/hostScripts.ts").toEqual(earlierNames)
})
