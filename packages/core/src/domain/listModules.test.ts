import { expect, it } from "vitest"
import { listModules, selectEarly } from "./listModules.ts"
import {
  asked,
  atLoad,
  atLoadFirst,
  firstAction,
  hostEvent,
  idle,
  near,
  press,
  seen,
  service,
  setting,
  type When,
} from "./partModule.ts"

const load = () => Promise.resolve({})
const job = { name: "ring", packageName: "bell", handles: ["bell-script"], doc: "Rings." }

const rowOf = (when: When | readonly When[]) =>
  listModules({ name: "bell", modules: { tone: { load, when, styles: "tone.css" } } })[0]

it.each<[string, When | readonly When[], string, string]>([
  ["while the page loads", atLoad, "loader", "tone"],
  ["with the late code", [press("a"), firstAction], "late", "tone"],
  ["for its markup", idle(".bell", job), "own", "tone"],
  ["for a service", service({ name: "bell.asked" }), "own", "tone"],
  ["when code asks for it", asked, "asked", "bell-tone"],
])("places a module that is fetched %s", (_, when, place, chunk) => {
  expect(rowOf(when)).toMatchObject({ place, chunk, key: "tone", load, styles: "tone.css" })
})

it("collects the moments of a module by their kind", () => {
  const reader = () => Promise.resolve({})
  const row = rowOf([
    idle(".bell", job),
    idle(".bell"),
    seen(".hook"),
    near(".bell", job),
    near(".hook"),
    press(".bell a", job, { busyClass: "loading" }),
    press(".hook a", null, { moves: "keys" }),
    hostEvent(["rung"], job),
    hostEvent(["struck"], job),
    service({ name: "bell.asked" }),
    setting(reader),
  ])
  expect(row).toEqual({
    ...{ key: "tone", chunk: "tone", load, styles: "tone.css", place: "own", isFirst: false },
    press: [
      { selector: ".bell a", job, busyClass: "loading" },
      { selector: ".hook a", moves: "keys" },
    ],
    idle: [{ selector: ".bell", job }, { selector: ".bell" }],
    near: [{ near: ".bell", job }, { near: ".hook" }],
    present: ".bell,.hook",
    events: { names: ["rung", "struck"], jobs: [job, job] },
    services: ["bell.asked"],
    readers: [reader],
  })
})

it("marks the module that runs before all others", () => {
  expect([rowOf(atLoad)?.isFirst, rowOf(atLoadFirst)?.isFirst]).toEqual([false, true])
})

it("selects the modules that run while the page loads, the first one first", () => {
  const modules = {
    tone: { load, when: atLoad },
    late: { load, when: firstAction },
    secret: { load, when: atLoadFirst },
  }
  const listed = listModules({ name: "bell", modules }).map((row) => ({ row }))
  expect(selectEarly(listed).map(({ row }) => row.key)).toEqual(["secret", "tone"])
})

it("lists none for a part without modules", () => {
  expect(listModules({ name: "bell" })).toEqual([])
})
