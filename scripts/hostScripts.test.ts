import { expect, it } from "vitest"
import { readParts } from "../packages/embed/build/parts.mjs"
import { extendedBlocks, scriptsGoingAlong } from "./hostScripts.mjs"

const parts = await readParts()
const handles = parts.flatMap(({ jobs = [] }) => jobs.flatMap((job) => job.handles))

it("names scripts of declared jobs as those that others go along with, extend or replace", () => {
  const named = [
    ...Object.keys(scriptsGoingAlong),
    ...extendedBlocks.handles,
    ...Object.values(extendedBlocks.served).flat(),
  ]
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((handle) => !handles.includes(handle))).toEqual([])
})

it("makes no sign of a job of a script that goes along", () => {
  const along = [...Object.values(scriptsGoingAlong).flat(), ...Object.keys(extendedBlocks.served)]
  expect(along.filter((handle) => handles.includes(handle))).toEqual([])
})
