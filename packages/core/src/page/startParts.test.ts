import { afterEach, expect, it } from "vitest"
import { definePart, type Part, type PartWithFiles, withFiles } from "../domain/index.ts"
import { createPageForTests, type PageForTests } from "./pageForTests.ts"
import type { LoadExtra, Mounted } from "./widget.ts"

let page: PageForTests | undefined
let log: string[] = []

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  log = []
})

async function open(parts: readonly PartWithFiles[], html = ""): Promise<PageForTests> {
  document.body.innerHTML = html
  page = createPageForTests(window, { parts })
  await page.loadLate()
  return page
}

/** A late file whose behaviour logs its start. */
const late = (name: string) => () =>
  Promise.resolve({ createBehaviours: () => [{ name, start: () => void log.push(name) }] })

const early = (name: string) => () =>
  Promise.resolve({ beforeLoad: { name, start: () => void log.push(`${name} early`) } })

const createPart = (name: string, more: Omit<Part, "name"> = {}): PartWithFiles => ({
  name,
  beforeLoad: "beforeLoad.ts",
  late: [{ file: "late.ts", load: {} }],
  files: { "beforeLoad.ts": early(name), "late.ts": late(name) },
  ...more,
})

it("starts parts in their order, after all that runs first", async () => {
  await open([
    createPart("mini-cart", { startsAfter: ["cart", "absent"] }),
    createPart("cart"),
    createPart("payments", { isFirst: true }),
  ])
  expect(log).toEqual(["payments early", "cart early", "mini-cart early", "cart", "mini-cart", "payments"])
})

it("refuses parts that start after each other", () => {
  const parts = [createPart("a", { startsAfter: ["b"] }), createPart("b", { startsAfter: ["a"] })]
  expect(() => createPageForTests(window, { parts })).toThrow("Parts start after each other: a → b → a.")
})

it("loads a chunk when its markup is there", async () => {
  const part = definePart({
    name: "bell",
    late: [{ file: "ring.ts", chunk: "ring", load: { present: ".bell", press: [{ selector: ".bell" }] } }],
  })
  const opened = await open([withFiles(part, { "ring.ts": late("ring") })], "<p></p>")
  expect(log).toEqual([])
  document.body.innerHTML = '<p class="bell"></p>'
  opened.scan()
  await opened.clock.settle()
  await opened.clock.advance(200)
  expect(log).toEqual(["ring"])
})

it("hands a late file its part's extra files", async () => {
  const part = definePart({
    name: "bell",
    late: [{ file: "late.ts", load: {} }],
    extras: { tone: { file: "tone.ts", doc: "Its tone." } },
  })
  const createBehaviours = (loadExtra: LoadExtra) => [
    {
      name: "bell",
      start: () =>
        void Promise.allSettled([loadExtra("tone"), loadExtra("volume")]).then((results) =>
          log.push(...results.map(({ status }) => status)),
        ),
    },
  ]
  const files = {
    "late.ts": () => Promise.resolve({ createBehaviours }),
    "tone.ts": () => Promise.resolve({ tone: 440 }),
  }
  const opened = await open([withFiles(part, files)])
  await opened.clock.settle()
  expect(log).toEqual(["fulfilled", "rejected"])
})

it("connects hooks to the widgets of its parts", async () => {
  const widget = {
    name: "bell",
    read: () => null,
    mount(host: HTMLElement): Mounted {
      host.append("ding")
      return { ready: Promise.resolve(), unmount: () => undefined }
    },
  }
  const part = definePart({
    name: "bell",
    hooks: {
      bell: {
        attributes: {},
        widget: { file: "widget.ts", export: "bell", load: { mode: "now" }, doc: "Rings." },
      },
    },
  })
  const opened = await open(
    [withFiles(part, { "widget.ts": () => Promise.resolve({ bell: widget }) })],
    '<div data-ringside="bell"></div>',
  )
  await opened.clock.settle()
  expect(document.querySelector("div")?.textContent).toBe("ding")
})

it("reports a file that can't be loaded, and starts the others", async () => {
  const refused = () => Promise.reject(new Error("offline"))
  const opened = await open([
    createPart("cart", { beforeLoad: "lost.ts" }),
    createPart("gallery", { files: { "beforeLoad.ts": refused, "late.ts": late("gallery") } } as Partial<Part>),
  ])
  expect(opened.failures).toMatchObject([
    { during: "load", widget: "cart" },
    { during: "load", widget: "gallery" },
  ])
  expect(log).toEqual(["cart", "gallery"])
})

it("takes a function for each file that a part names, and for no other", () => {
  const part = definePart({ name: "bell", beforeLoad: "beforeLoad.ts", late: [{ file: "late.ts", load: {} }] })
  const load = () => Promise.resolve({})
  // @ts-expect-error late.ts is missing
  expect(withFiles(part, { "beforeLoad.ts": load }).name).toBe("bell")
  // @ts-expect-error the part names no other.ts
  expect(withFiles(part, { "beforeLoad.ts": load, "late.ts": load, "other.ts": load }).name).toBe("bell")
})
