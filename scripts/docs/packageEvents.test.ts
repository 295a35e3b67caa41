import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it, test } from "vitest"
import { readParts } from "../../packages/embed/build/parts.mjs"
import { listReceivedEvents } from "./packageEvents.mjs"
import { root } from "../workspace.mjs"

/** Sources of a package without its tests. */
function readSources(name: string) {
  const folder = join(root, "packages", name, "src")
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.stories\.|ForTests\./.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(folder, path), "utf8") }))
}

describe("packages", async () => {
  // core listens to what it is given.
  const parts = (await readParts()).filter(({ name }) => name !== "core")

  it.each(parts)("$name listens to no event that another package sends: that is what topics are for", ({ name }) => {
    const others = parts.filter((part) => part.name !== name)
    const sent = new Set(others.flatMap(({ docs }) => Object.keys(docs?.events?.sent ?? {})))
    expect(listReceivedEvents(readSources(name)).filter((event) => sent.has(event.name))).toEqual([])
  })

  it.each(parts)("$name documents every event of the host that fetches its code", ({ modules = {}, docs }) => {
    const moments = Object.values(modules).flatMap(({ when }) => when)
    const names = moments.flatMap((each) => (each.moment === "hostEvent" ? each.names : []))
    const { sent = {}, received = {} } = docs?.events ?? {}
    expect(names.filter((event) => !(event in sent) && !(event in received))).toEqual([])
  })

  it("send events that the check can find", () => {
    const sent = parts.flatMap(({ docs }) => Object.keys(docs?.events?.sent ?? {}))
    expect(sent).toEqual(expect.arrayContaining(["added_to_cart", "updated_checkout", "ringside:cart:added"]))
    expect(parts.flatMap(({ name }) => listReceivedEvents(readSources(name))).length).toBeGreaterThan(30)
  })
})

test("events are found as literals and by constants of the package", () => {
  const sources = [
    { path: "names.ts", text: 'export const names: readonly string[] = ["one", "two"]' },
    {
      path: "use.ts",
      text: 'page.events.on(names, run)\nevents.on(\n  [\n    "three",\n  ],\n run)\nother.on(["four"], run)',
    },
  ]
  expect(listReceivedEvents(sources).map(({ name }) => name)).toEqual(["one", "two", "three"])
  expect(() => listReceivedEvents([{ path: "use.ts", text: "events.on(unknown, run)" }])).toThrow("unknown")
})
