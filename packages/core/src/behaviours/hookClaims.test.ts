import { afterEach, beforeEach, expect, it, vi } from "vitest"
import * as pages from "../assembly/pageForTests.ts"
import * as behaviours from "./behaviour.ts"
import * as starts from "./startBehaviour.ts"
import * as registries from "../hooks/registry.ts"
import type { WidgetEntry } from "../hooks/widget.ts"

/** A copy of the code, as an npm package and a script tag, or two versions, have each. */
async function loadCopy() {
  vi.resetModules()
  return {
    ...(await import("../assembly/pageForTests.ts")),
    ...(await import("./behaviour.ts")),
    ...(await import("../hooks/registry.ts")),
    ...(await import("./startBehaviour.ts")),
  }
}
const one = { ...pages, ...behaviours, ...starts, ...registries }

let stops: (() => void)[] = []
let log: string[] = []

beforeEach(() => {
  document.body.innerHTML = '<div data-ringside="bell"></div><div data-ringside="bell"></div>'
  log = []
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  document.body.replaceChildren()
})

/** Opens a page that draws bells and connects a behaviour to them. */
function open({ createPageForTests, createRegistry, startBehaviour, defineBehaviour }: typeof one, name: string) {
  const page = createPageForTests(window, {})
  stops.push(page.stop)
  const entry: WidgetEntry = {
    name: "bell",
    load: { mode: "now" },
    fetch: () =>
      Promise.resolve({
        name: "bell",
        read: () => null,
        mount(host) {
          const root = host.appendChild(document.createElement("div"))
          root.dataset["ringsideRoot"] = ""
          log.push(`${name} draws`)
          return { ready: Promise.resolve(), activate: () => undefined, unmount: () => root.remove() }
        },
      }),
  }
  createRegistry(page, [entry])
  startBehaviour(
    defineBehaviour({
      name: "ring",
      selector: "[data-ringside~=bell]",
      connect: () => void log.push(`${name} connects`),
    }),
    page,
  )
  page.clock.pass(0)
  return page
}

it.each([
  ["of the same code", () => Promise.resolve(one)],
  ["of another copy of the code", loadCopy],
])("a second page %s leaves hooks to the first, and warns once", async (_, load) => {
  const first = open(one, "first")
  const second = open(await load(), "second")
  await vi.waitFor(() => expect(log).toHaveLength(4))
  second.scan()
  second.clock.pass(0)
  await Promise.resolve()
  expect(log.filter((entry) => entry.startsWith("second"))).toEqual([])
  expect(first.warnings).toEqual([])
  expect(second.warnings).toEqual([expect.stringContaining('data-ringside="bell" is served by another page')])
})

it("the second page serves them when the first has stopped", async () => {
  const first = open(one, "first")
  const second = open(one, "second")
  await vi.waitFor(() => expect(log).toHaveLength(4))
  first.stop()
  second.scan()
  second.clock.pass(0)
  await vi.waitFor(() => expect(log.filter((entry) => entry.startsWith("second"))).toHaveLength(4))
})

it("each page serves hooks that the other has no widget for", async () => {
  const first = open(one, "first")
  document.body.innerHTML = '<div data-ringside="horn bell"></div>'
  first.scan()
  first.clock.pass(0)
  await vi.waitFor(() => expect(log.at(-1)).toBe("first draws"))
  const page = one.createPageForTests(window, {})
  stops.push(page.stop)
  one.startBehaviour(
    one.defineBehaviour({ name: "horn", selector: "[data-ringside~=horn]", connect: () => void log.push("horn") }),
    page,
  )
  expect([log.at(-1), page.warnings]).toEqual(["horn", []])
})
