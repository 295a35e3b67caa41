import { afterEach, expect, it, vi } from "vitest"
import {
  asked,
  askedModule,
  atLoad,
  atLoadFirst,
  definePart,
  firstAction,
  type Part,
  press,
  seen,
  setting,
} from "../domain/index.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import type { Page } from "../page/page.ts"
import type { Mounted } from "../hooks/widget.ts"

let page: PageForTests | undefined
let log: string[] = []

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  log = []
})

async function open(parts: readonly Part[], html = ""): Promise<PageForTests> {
  document.body.innerHTML = html
  page = createPageForTests(window, { parts })
  await page.loadLate()
  return page
}

/** A module whose behaviour logs its start. */
const late = (name: string) => () =>
  Promise.resolve({ createBehaviours: () => [{ name, start: () => void log.push(name) }] })

const early = (name: string) => () =>
  Promise.resolve({ beforeLoad: { name, start: () => void log.push(`${name} early`) } })

const createPart = (name: string, more: Omit<Part, "name"> = {}): Part => ({
  name,
  ...more,
  modules: {
    first: { load: early(name), when: atLoad },
    main: { load: late(name), when: firstAction },
    ...more.modules,
  },
})

it("starts parts in their order, after all modules that run first", async () => {
  await open([
    createPart("mini-cart", { startsAfter: ["cart", "absent"] }),
    createPart("cart"),
    createPart("payments", { modules: { first: { load: early("payments"), when: atLoadFirst } } }),
  ])
  expect(log).toEqual(["payments early", "cart early", "mini-cart early", "cart", "mini-cart", "payments"])
})

it("refuses parts that start after each other", () => {
  const parts = [createPart("a", { startsAfter: ["b"] }), createPart("b", { startsAfter: ["a"] })]
  expect(() => createPageForTests(window, { parts })).toThrow("Parts start after each other: a → b → a.")
})

it("loads a module of its own when its markup is there", async () => {
  const part = definePart({
    name: "bell",
    modules: { ring: { load: late("ring"), when: [seen(".bell"), press(".bell")] } },
  })
  const opened = await open([part], "<p></p>")
  expect(log).toEqual([])
  document.body.innerHTML = '<p class="bell"></p>'
  opened.scan()
  await opened.clock.settle()
  await opened.clock.advance(200)
  expect(log).toEqual(["ring"])
})

it.each([
  [true, ["ring"]],
  ["loaded", ["ring"]],
  [false, []],
])("loads a module that settings ask for: %s", async (isDue, expected) => {
  const reader = () => Promise.resolve({ isDue: () => isDue })
  const opened = await open([
    definePart({ name: "bell", modules: { ring: { load: late("ring"), when: setting(reader) } } }),
  ])
  await opened.clock.settle()
  expect(log).toEqual(expected)
})

it("lets a module load others of its part", async () => {
  const toneModule = askedModule({
    name: "bell-tone",
    member: "ring",
    load: () => Promise.resolve({ ring: () => 440 }),
  })
  const createBehaviours = () => [
    {
      name: "bell",
      start: (started: Page) => void started.modules.load(toneModule).then(({ ring }) => log.push(String(ring()))),
    },
  ]
  const part = definePart({
    name: "bell",
    modules: {
      main: { load: () => Promise.resolve({ createBehaviours }), when: firstAction },
      tone: { ...toneModule, when: asked },
    },
  })
  const opened = await open([part])
  await opened.clock.settle()
  expect(log).toEqual(["440"])
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
        widget: { fetch: () => Promise.resolve({ bell: widget }), export: "bell", load: { mode: "now" } },
      },
    },
  })
  const opened = await open([part], '<div data-ringside="bell"></div>')
  await vi.waitFor(async () => {
    await opened.clock.settle()
    expect(document.querySelector("div")?.textContent).toBe("ding")
  })
})

it("reports a file that can't be loaded, and starts the others", async () => {
  const refused = () => Promise.reject(new Error("offline"))
  const opened = await open([
    createPart("cart", { modules: { first: { load: refused, when: atLoad } } }),
    createPart("gallery", { modules: { first: { load: refused, when: atLoad } } }),
  ])
  expect(opened.failures).toMatchObject([
    { during: "load", widget: "cart" },
    { during: "load", widget: "gallery" },
  ])
  expect(log).toEqual(["cart", "gallery"])
})

it("reports a file without behaviours where a module of its own has some", async () => {
  const load = () => Promise.resolve({})
  const opened = await open(
    [definePart({ name: "bell", modules: { ring: { load, when: seen(".bell") } } })],
    '<p class="bell"></p>',
  )
  await opened.clock.settle()
  expect(opened.failures).toMatchObject([{ during: "load", widget: "ring" }])
})
