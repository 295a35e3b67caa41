import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { embedBuild } from "./builds.mjs"
import { findStale, isSameButSizes } from "./generatedFiles.mjs"
import { createReceipts, formatPageReceipts, formatReceipts, measureNames, receiptsCommand } from "./receipts.mjs"
import { root } from "./workspace.mjs"

const createFile = (file: string, brotliBytes: number) => ({ file, bytes: brotliBytes * 3, brotliBytes })
const manifest = [
  createFile("chunks/cart-store-AAAAAAAA.js", 7_000),
  createFile("chunks/focus-trap-AAAAAAAA.js", 6_000),
  createFile("chunks/gallery-AAAAAAAA.js", 4_000),
  createFile("chunks/gallery-viewer-AAAAAAAA.js", 16_000),
  createFile("chunks/hooks-AAAAAAAA.js", 2_000),
  createFile("chunks/late-AAAAAAAA.js", 20_000),
  createFile("chunks/mini-cart-AAAAAAAA.css", 1_000),
  { ...createFile("chunks/mini-cart-BBBBBBBB.js", 5_000), needs: ["chunks/cart-store-AAAAAAAA.js"] },
  createFile("chunks/ui-AAAAAAAA.css", 2_000),
  createFile("chunks/ui-BBBBBBBB.js", 60_000),
  createFile("chunks/ui-light-AAAAAAAA.js", 10_000),
  createFile("ringside.classic.js", 100),
  createFile("ringside.js", 8_000),
  createFile("ringside.light.classic.js", 100),
  createFile("ringside.light.js", 8_040),
]

const chunks = [
  { name: "gallery", kind: "own", doc: "product galleries" },
  { name: "gallery-viewer", kind: "asked", doc: "the full-screen viewer" },
  { name: "mini-cart", kind: "widget", doc: "the widget `mini-cart`" },
  { name: "cart-store", kind: "asked", doc: "the cart's lines" },
  { name: "hooks", kind: "core", doc: "the registry of hooks" },
  { name: "focus-trap", kind: "core", doc: "focus trap" },
]

it("puts script and styles of one name together, and gives the light build the styles it shares", () => {
  const brotli = [...measureNames(manifest)].map(([name, size]) => [name, size.brotli])
  expect(Object.fromEntries(brotli)).toEqual({
    "cart-store": 7_000,
    "focus-trap": 6_000,
    hooks: 2_000,
    gallery: 4_000,
    "gallery-viewer": 16_000,
    "mini-cart": 6_000,
    late: 20_000,
    ui: 62_000,
    "ui-light": 12_000,
    ringside: 8_000,
    "ringside.light": 8_040,
  })
})

it.each([
  ["at load, on every page", "| 24.0 kB, **8.0 kB** br | 24.1 kB, **8.0 kB** br |"],
  ["after the first action on the host's own markup", "| 84.0 kB, **28.0 kB** br | 84.1 kB, **28.0 kB** br |"],
  ["the same with all that behaviours fetch for their markup", "| 96.0 kB, **32.0 kB** br | 96.1 kB, **32.0 kB** br |"],
  ["with product galleries", "| 96.0 kB, **32.0 kB** br | 96.1 kB, **32.0 kB** br |"],
  ["with the hook `mini-cart`", "| 315.0 kB, **105.0 kB** br | 165.1 kB, **55.0 kB** br |"],
  ["with everything but the full-screen viewer", "| 345.0 kB, **115.0 kB** br | 195.1 kB, **65.0 kB** br |"],
])("adds up a page %s", (page, cells) => {
  expect(formatReceipts(manifest, chunks)).toContain(`| ${page} ${cells}`)
})

it("adds up pages of a shop, in each build with its own ui", () => {
  const pages = [{ page: "a basket of hooks", chunks: ["late", "hooks", "ui", "mini-cart", "cart-store"] }]
  expect(formatReceipts(manifest, chunks, { pages })).toContain(
    "| a basket of hooks, without a press | 315.0 kB, **105.0 kB** br | 165.1 kB, **55.0 kB** br |",
  )
})

it("shows only whole pages in the README", () => {
  const pages = [{ page: "a basket of hooks", chunks: ["late", "hooks", "ui", "mini-cart", "cart-store"] }]
  const rows = formatPageReceipts(manifest, pages).match(/^\| (?!Page|---).*/gm)
  expect(rows).toEqual([
    "| at load, on every page | 24.0 kB, **8.0 kB** br | 24.1 kB, **8.0 kB** br |",
    "| a basket of hooks, without a press | 315.0 kB, **105.0 kB** br | 165.1 kB, **55.0 kB** br |",
  ])
})

it("names every file", () => {
  const fileTable = formatReceipts(manifest, chunks).split("What it is made of:")[1] ?? ""
  expect(fileTable.match(/ br \|/g)).toHaveLength(measureNames(manifest).size)
  expect(fileTable).toContain("| the widget `mini-cart` | 18.0 kB, **6.0 kB** br |")
})

it("weighs the tag of a version, which is in the page's own HTML", () => {
  const row = /^\| the tag of a version, .*$/m
  const tag = `<script type="importmap">${"sha384-".repeat(200)}</script>`
  expect(row.exec(formatReceipts(manifest, chunks, { tag }))?.[0]).toMatch(/\| 1\.4 kB, \*\*0\.\d kB\*\* br \|$/)
  expect(formatReceipts(manifest, chunks)).not.toMatch(row)
})

it("throws when a file is missing that every page needs", () => {
  const without = manifest.filter(({ file }) => !file.startsWith("chunks/late"))
  expect(() => formatReceipts(without, chunks)).toThrow('The script tag was built without "late"; expected it among')
})

it("writes the sizes of the current build to README.md and docs/sizes.md", async () => {
  const { files } = await createReceipts()
  expect(files.map(({ file }) => file)).toEqual(["README.md", "docs/sizes.md"])
  const stale = findStale(files, isSameButSizes).map(
    ({ file }) => `${file} is out of date. To mend it: ${receiptsCommand}`,
  )
  expect(stale).toEqual([])
})

it("has measured the script before the first action on a build of this size", () => {
  const read = (file: string) => readFileSync(join(root, file), "utf8")
  const [, measured] =
    /^\| P1 +\| script before the first action, product page +\| ([\d.]+) kB/m.exec(read("docs/sizes.md")) ?? []
  const files: readonly { readonly file: string; readonly brotliBytes: number }[] = JSON.parse(read(embedBuild.output))
  const built = files.find(({ file }) => file === "ringside.js")?.brotliBytes ?? Number.NaN
  // One decimal is shown.
  const differenceBytes = Math.abs(Number(measured) * 1000 - built)
  expect(differenceBytes, "docs/sizes.md is out of date. To mend it: npm run bench -- P1 --write").toBeLessThan(150)
})
