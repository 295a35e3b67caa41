import { expect, it } from "vitest"
import { listDebugJobs } from "./debugJobs.ts"
import { idle, press, seen } from "./partModule.ts"

const job = { name: "adding", packageName: "b", handles: ["wc-add-to-cart"], doc: "Adds.", title: "Add buttons" }
const load = () => Promise.resolve({})

it("lists jobs in the order in which parts start, each once with the markup that brings its code", () => {
  const first = { name: "a", jobs: [{ ...job, name: "first", packageName: "a" }] }
  const second = {
    name: "b",
    startsAfter: ["a"],
    jobs: [job],
    modules: {
      main: { load, when: [idle(".add", job), press(".add", job), seen(".other")] },
      more: { load, when: [idle(".more", job)] },
    },
  }
  const { doc: _, title: _title, ...shown } = job
  expect(listDebugJobs([second, first])).toEqual([
    { ...shown, name: "first", packageName: "a", selectors: [] },
    { ...shown, selectors: [".add", ".more"] },
  ])
})
