import {
  asked,
  atLoad,
  firstAction,
  hostEvent,
  type HostJob,
  idle,
  type LoadFile,
  type Part,
  press,
  seen,
  service,
  setting,
  type When,
} from "@ringside/core/domain"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { type BuildPart, checkPart, listChunks, readParts, resolveFile, sortParts } from "./parts.mjs"
import { writeHookTables, writeLateParts, writeLoaderParts, writeWarningTexts } from "./partSources.mjs"

const jobA: HostJob = {
  name: "a",
  packageName: "a",
  handles: ["a-script"],
  settings: "a_params",
  insertsHtml: true,
  doc: "Does a.",
}
const jobB: HostJob = { name: "b", packageName: "b", handles: ["b-script"], doc: "Does b." }

/** A part with modules, by name; each is in the file of that name. */
function createPart(name: string, modules: Readonly<Record<string, When | readonly When[]>>): BuildPart {
  const rows = Object.entries(modules).map(([key, when]) => ({ key, when, load: () => Promise.resolve({}) }))
  return {
    name,
    modules: Object.fromEntries(rows.map(({ key, when, load }) => [key, { load, when }])),
    files: new Map<LoadFile, string>(rows.map(({ key, load }) => [load, `${key}.ts`])),
  }
}

/** The data of a generated source. */
function readData(source: string): unknown {
  const [, json = ""] = /\.\.\.(\{.*\}) \}\n$/s.exec(source) ?? []
  return JSON.parse(json)
}

describe("what the loader gets", () => {
  const readLoader = (parts: readonly Part[]) => readData(writeLoaderParts(parts))

  it("is of each job one trigger, with what the loader reads of the job, and no documentation", () => {
    const part = createPart("a", {
      main: [firstAction, press(".one", jobA), press(".two")],
      more: [firstAction, press(".three", jobA)],
    })
    expect(readLoader([part])).toMatchObject({
      triggers: [
        { selector: ".one,.three", job: { packageName: "a", handles: ["a-script"], settings: "a_params" } },
        { selector: '.two,[data-ringside-load="interaction"]' },
      ],
    })
    expect(JSON.stringify(readLoader([part]))).not.toMatch(/Does a|insertsHtml/)
  })

  it("is whether a job's settings can be derived, without the markup that they need", () => {
    const job: HostJob = { ...jobA, derived: { present: ".theme" } }
    const part = createPart("a", { main: [firstAction, press(".one", job)] })
    expect(readLoader([part])).toMatchObject({ triggers: [{ job: { derived: {} } }, {}] })
    expect(JSON.stringify(readLoader([part]))).not.toContain(".theme")
  })

  it("keeps a trigger behind one with another busy class, which an element may match, too", () => {
    const busy = press(".busy", jobA, { busyClass: "loading" })
    const part = createPart("a", { main: [firstAction, press(".one", jobB), busy, press(".two", jobB)] })
    expect(readLoader([part])).toMatchObject({
      triggers: [{ selector: ".one" }, { selector: ".busy" }, { selector: ".two" }, {}],
    })
  })

  it("has the triggers of a chunk of its own before those of the late chunk", () => {
    const part = createPart("a", {
      main: [firstAction, press(".general", jobA)],
      own: [seen("form"), press(".special", jobB)],
    })
    expect(readLoader([part])).toMatchObject({
      triggers: [{ selector: ".special" }, { selector: ".general" }, {}],
    })
  })

  it("has the triggers of each chunk apart, since presses wait for that chunk alone", () => {
    const part = createPart("a", {
      main: [firstAction, press(".two", jobB)],
      own: [seen("form"), press(".one", jobB)],
    })
    expect(readLoader([part])).toMatchObject({ triggers: [{ selector: ".one" }, { selector: ".two" }, {}] })
  })

  it("has the events of a chunk of its own, since the late chunk fetches that one", () => {
    expect(readLoader([createPart("a", { own: hostEvent(["ours"], jobA) })])).toMatchObject({
      events: { names: ["ours"], jobs: [{ packageName: "a", handles: ["a-script"] }] },
    })
  })

  it("names members with their methods, and whether those subscribe", () => {
    const members = { cart: { methods: ["add"], subscriptions: ["subscribe"] } }
    expect(readLoader([{ name: "a", members }])).toMatchObject({ members: { cart: { add: false, subscribe: true } } })
  })

  it("names the hooks that are drawn on, with what keeps one from it", () => {
    const widget = { fetch: () => Promise.resolve({}), export: "x", load: { mode: "visible" } } as const
    const hooks = {
      bare: { attributes: {}, widget },
      held: { attributes: {}, widget: { ...widget, drawsUnless: "a" } },
      listed: { attributes: {}, drawn: { ...widget, drawsUnless: "ul", drawsWith: "product" } },
      both: { attributes: {}, drawn: { ...widget, drawsUnless: "ul", drawsWith: "product" }, widget },
      plain: { attributes: {} },
    }
    expect(readLoader([{ name: "a", hooks }])).toMatchObject({
      drawn: '[data-ringside~="bare"],[data-ringside~="held"]:not(:has(a)),[data-ringside~="both"]',
    })
  })
})

describe("what the late chunk gets", () => {
  it("starts parts after those that they start after", () => {
    const parts = [
      { ...createPart("second", { main: firstAction }), startsAfter: ["first"] },
      createPart("first", { main: firstAction }),
    ]
    const lateExports = new Map(parts.map((part) => [resolveFile(part, "main.ts"), ["createBehaviours"]]))
    const source = writeLateParts(parts, { configNames: { members: [], attributes: [] }, lateExports })
    expect([...source.matchAll(/(\w+)\/src\/main\.ts"/g)].map(([, name]) => name)).toEqual(["first", "second"])
  })

  it("refers to the triggers of each chunk by their places in the loader's list", () => {
    const parts = [
      createPart("a", { main: [firstAction, press(".a", jobA)] }),
      createPart("b", {
        one: [seen("form"), press(".b", jobB), press(".c", jobA)],
        two: [seen("form"), press(".d", jobB)],
        three: seen("form"),
      }),
    ]
    const configNames = { members: [], attributes: [] }
    const { triggers } = readData(writeLoaderParts(parts)) as { triggers: readonly { readonly selector: string }[] }
    const { rows } = readData(writeLateParts(parts, { configNames, lateExports: new Map() })) as {
      rows: readonly { readonly chunk: string; readonly press: readonly number[] }[]
    }
    expect(rows.map((row) => [row.chunk, row.press.map((place) => triggers[place]?.selector)])).toEqual([
      ["one", [".b", ".c"]],
      ["two", [".d"]],
      ["three", []],
    ])
  })

  it("lists the services that request a chunk, whatever markup the page has", () => {
    const parts = [createPart("a", { a: [seen("form"), service({ name: "a.hash" })] })]
    const source = writeLateParts(parts, { configNames: { members: [], attributes: [] }, lateExports: new Map() })
    expect(readData(source)).toMatchObject({ rows: [{ chunk: "a", present: "form", services: ["a.hash"] }] })
  })

  it("lists the events that request a chunk, with the jobs that they need", () => {
    const part = createPart("a", { a: hostEvent(["ours"], jobA), b: seen("form") })
    const source = writeLateParts([part], {
      configNames: { members: [], attributes: [] },
      lateExports: new Map(),
    })
    const { rows } = readData(source) as { readonly rows: readonly unknown[] }
    const job = { packageName: "a", handles: ["a-script"], settings: "a_params" }
    expect(rows).toEqual([
      { chunk: "a", press: [], events: { names: ["ours"], jobs: [job] } },
      { chunk: "b", press: [], present: "form" },
    ])
  })

  it("imports what reads a page's settings, beside the loader, for a module of its own alone", () => {
    const reader = () => Promise.resolve({})
    const part = createPart("a", { main: [firstAction, setting(reader)], own: setting(reader) })
    const files = new Map([...(part.files ?? []), [reader, "isDue.ts"] as const])
    const late = writeLateParts([{ ...part, files }], {
      configNames: { members: [], attributes: [] },
      lateExports: new Map(),
    })
    expect(late).toMatch(/^import \{ isDue as part0 \} from "[^"]*\/a\/src\/isDue\.ts"\n/)
    expect(late).toContain('readers: [{ chunk: "own", isDue: part0 }]')
    // The last is that of the debug panel.
    expect(writeLoaderParts([{ ...part, files }])).toContain("isDue: [part0, part1, part2]")
  })

  it("lists what the page's config may name", () => {
    const configNames = { members: ["theme"], attributes: ["data-ringside-theme"], packages: ["cart"] }
    expect(readData(writeLateParts([], { configNames, lateExports: new Map() }))).toMatchObject({ configNames })
  })

  it("leaves the hooks' options and content to the file of their checks, without documentation and texts", () => {
    const attributes = { zoom: { type: "flag", fallback: true, doc: "Zooms." } } as const
    const content = { selector: "img", warning: "There is none." }
    const warnings = { other: "Other.", none: "There is none." }
    const parts: BuildPart[] = [{ name: "a", hooks: { gallery: { attributes, content } }, warnings }]
    expect(writeHookTables(parts)).toBe(
      'export const hookTables = {"gallery":{"zoom":{"type":"flag","fallback":true}}}\n' +
        'export const hookContents = {"gallery":{"selector":"img","warning":"a1"}}\n',
    )
    expect(() => writeHookTables([{ name: "a", hooks: { gallery: { attributes, content } } }])).toThrow(
      'The part a has the warning "There is none."; expected one of its warnings.ts.',
    )
  })

  it("leaves the texts of warnings to the diagnostics, by keys that depend on no other part", () => {
    const parts: BuildPart[] = [
      { name: "a", warnings: { wrong: "A is wrong." } },
      { name: "b", warnings: { x: "X.", y: "Y {z}." } },
    ]
    expect(writeWarningTexts(parts, "")).toBe(
      'export const warningTexts = {"a0":"A is wrong.","b0":"X.","b1":"Y {z}."}\nexport const errorsPage = ""\n',
    )
  })

  it("gives each text of a warning the address of what the documentation says about it", () => {
    const parts: BuildPart[] = [{ name: "mini-cart", warnings: { noStoreApi: "There is none." } }]
    expect(writeWarningTexts(parts, "https://ringside.example/errors")).toBe(
      'export const warningTexts = {"mini-cart0":"There is none. https://ringside.example/errors#mini-cart-nostoreapi"}\n' +
        'export const errorsPage = "https://ringside.example/errors"\n',
    )
  })

  it("refuses parts that start after each other", () => {
    expect(() =>
      sortParts([
        { name: "a", startsAfter: ["b"] },
        { name: "b", startsAfter: ["a"] },
      ]),
    ).toThrow("Parts start after each other: a → b → a.")
  })
})

describe("a module of its own", () => {
  const check = (when: When | readonly When[]) => {
    const part = { ...createPart("cart", { late: when }), warnings: {} }
    checkPart(part, [part])
  }

  it.each<[string, When]>([
    ["markup", seen("form")],
    ["markup of a job", idle("form", jobA)],
    ["a setting", setting(() => Promise.resolve({}))],
    ["events", hostEvent(["ours"], jobA)],
    ["a service", service({ name: "cart.hash" })],
  ])("may be fetched for %s alone", (_, when) => {
    expect(() => check(when)).not.toThrow()
  })

  it("is refused where nothing would fetch it", () => {
    expect(() => check([press("button")])).toThrow(
      "The part cart never fetches late; expected a moment beside a press.",
    )
  })

  it("is refused where code requests it by another name", () => {
    const load = () => Promise.resolve({})
    const part: Part = { name: "mini-cart", modules: { store: { load, name: "cart-shop", when: asked } } }
    const message = "The part mini-cart asks for cart-shop; expected the name mini-cart-store."
    expect(() => checkPart(part, [part])).toThrow(message)
  })

  it("is refused where its function imports no file of the part", () => {
    const part: Part = { name: "cart", modules: { late: { load: () => Promise.resolve({}), when: atLoad } } }
    expect(() => writeLoaderParts([part])).toThrow(/^The part cart has .*; expected an import of one of its files\.$/)
  })
})

describe("the parts of this build", () => {
  it("are in the order of their list", async () => {
    const lines = readFileSync(new URL("../src/parts.ts", import.meta.url), "utf8").matchAll(
      /@ringside\/([\w-]+)\/part"/g,
    )
    expect((await readParts()).map(({ name }) => name)).toEqual([...lines].map(([, name]) => name))
  })

  it("take a confirmation's hash out of the address before any other part runs", async () => {
    const source = writeLoaderParts(await readParts())
    expect(source).toMatch(/^import \{ beforeLoad as part0 \} from "[^"]*\/payments\/src\/beforeLoad\.ts"\n/)
    expect(source).toContain("beforeLoad: [part0, part1, ")
  })

  it("have names, chunks, hooks and config members of their own", async () => {
    const parts = await readParts()
    const names = [
      ...parts.map(({ name }) => `part ${name}`),
      ...listChunks(parts).map(({ name }) => `chunk ${name}`),
      ...parts.flatMap(({ hooks = {} }) => Object.keys(hooks).map((name) => `hook ${name}`)),
      ...parts.flatMap(({ config = {} }) => Object.keys(config).map((name) => `config member ${name}`)),
    ]
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it("read settings as themselves", async () => {
    for (const { name, settings = [] } of await readParts())
      expect([...new Set([name, ...settings.map(({ packageName }) => packageName)])]).toEqual([name])
  })

  it("list the settings of their jobs", async () => {
    const missing = (await readParts()).flatMap(({ name, jobs = [], settings = [] }) => {
      const listed = new Set([...settings.map((table) => table.name), undefined])
      return jobs.flatMap(({ settings: first, otherSettings = [] }) =>
        [first, ...otherSettings].flatMap((each) => (listed.has(each) ? [] : [`${name}: ${String(each)}`])),
      )
    })
    expect(missing).toEqual([])
  })

  it("declare for each job whether its settings can be derived, as their table does, which is one for each name", async () => {
    const parts = await readParts()
    // These need no member of their settings: only whether the host prints them, or the page says that its scripts are out.
    const withoutMembers = ["checkout-toggles", "address-fields"]
    const tables = parts.flatMap(({ settings = [] }) => settings)
    const conditions = parts.flatMap(({ name, jobs = [] }) =>
      jobs.flatMap((job) => {
        const table = tables.find((each) => each.name === job.settings && each.packageName === name && each.derived)
        const ofTable = withoutMembers.includes(job.name) ? {} : table && { present: table.derived?.present }
        return job.settings === undefined ? [] : [[job.name, job.derived, ofTable]]
      }),
    )
    expect(conditions.filter(([, derived]) => derived).length).toBeGreaterThan(13)
    for (const [name, ofJob, ofTable] of conditions) expect([name, ofJob]).toEqual([name, ofTable])
  })

  it("describe each chunk of their own", async () => {
    expect(listChunks(await readParts()).filter(({ doc }) => doc === "")).toEqual([])
  })
})
