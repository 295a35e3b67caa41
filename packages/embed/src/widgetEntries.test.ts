import { describe, expect, it } from "vitest"
import type { FileLoader } from "./fileLoader.ts"
import type { BuiltFile } from "./chunkFiles.ts"
import { createWidgetEntries } from "./widgetEntries.ts"

const createFile = (name: string): BuiltFile => ({ js: `chunks/${name}.js`, css: [] })
const chunkFiles = { ui: createFile("ui"), gallery: createFile("gallery") }
const row = { load: { mode: "visible" } } as const
const widget = {
  name: "gallery",
  read: () => ({}),
  mount: () => ({ ready: Promise.resolve(), unmount: () => undefined }),
}

/** An entry whose files resolve with `modules`, and a log of its calls. */
function createEntry(modules: Readonly<Record<string, unknown>>) {
  const log: string[] = []
  const loader: FileLoader = {
    prefetch: ({ js }) => void log.push(`asks for ${js}`),
    async load({ js }) {
      log.push(`runs ${js}`)
      await Promise.resolve()
      return modules[js]
    },
  }
  const [entry] = createWidgetEntries({
    rows: [{ name: "gallery", ...row }],
    ui: "ui",
    chunkFiles,
    loader,
    provideUi: (ui) => void log.push(`provides ${String(ui)}`),
  })
  if (!entry) throw new Error("There is no entry.")
  return { entry, log }
}

describe("createWidgetEntries", () => {
  it("requests all files at once, and runs the widget when ui is provided", async () => {
    const { entry, log } = createEntry({ "chunks/ui.js": "ui", "chunks/gallery.js": { widget } })
    expect(await entry.fetch()).toBe(widget)
    expect(log).toEqual([
      "asks for chunks/ui.js",
      "asks for chunks/gallery.js",
      "runs chunks/ui.js",
      "provides ui",
      "runs chunks/gallery.js",
    ])
  })

  it("requests files ahead of their use and runs none", () => {
    const { entry, log } = createEntry({})
    entry.prefetch?.()
    expect(log).toEqual(["asks for chunks/ui.js", "asks for chunks/gallery.js"])
  })

  it.each([
    ["nothing", undefined],
    ["a module without a widget", {}],
    ["a widget of another shape", { widget: { name: "gallery", mount: "soon" } }],
    ["a widget that is null", { widget: null }],
  ])("rejects when the file holds %s", async (_, module) => {
    const { entry } = createEntry({ "chunks/gallery.js": module })
    await expect(entry.fetch()).rejects.toThrow("The file of gallery holds no widget.")
  })

  it("has no entry for a widget that wasn't built", () => {
    const rows = [{ name: "checkout", ...row }]
    const loader = { prefetch: () => undefined, load: () => Promise.reject(new Error("no answer")) }
    expect(createWidgetEntries({ rows, ui: "ui", chunkFiles, loader, provideUi: () => undefined })).toEqual([])
  })
})
