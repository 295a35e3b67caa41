/*
 * Writes the script tag's sizes: those of whole pages to README.md, all of them, by page and by file, to docs/sizes.md.
 * node scripts/receipts.mjs            builds, prints the tables and writes them
 * node scripts/receipts.mjs --check    compares both files with the current build, and writes nothing
 */
import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"
import { brotliCompressSync } from "node:zlib"
import { listCoreChunks } from "../packages/embed/build/chunks.mjs"
import { listChunks, readParts } from "../packages/embed/build/parts.mjs"
import { shopPages } from "../packages/embed/build/shopPages.mjs"
import { embedBuild } from "./builds.mjs"
import { createPinnedTag } from "./hosting.mjs"
import { isSameButSizes, layOut, writeOrCheck } from "./generatedFiles.mjs"
import { replaceBlock } from "./markedBlock.mjs"
import { formatTable } from "./markdownTable.mjs"
import { printLine } from "./terminal.mjs"
import { buildOrThrow } from "./serve.mjs"
import { root } from "./workspace.mjs"

/** The command that updates the tables. */
export const receiptsCommand = "npm run receipts"

/**
 * @typedef {{ readonly file: string, readonly bytes: number, readonly brotliBytes: number, readonly needs?: readonly string[] | undefined }} ManifestFile
 * @typedef {{ readonly name: string, readonly kind: string, readonly doc: string }} ChunkLabel `doc` is the chunk's purpose
 * @typedef {{ readonly minified: number, readonly brotli: number }} Size in bytes
 */

/** Files of every build that no part declares, by build name, with descriptions for readers. */
const sharedFiles = new Map([
  ["ringside", "`ringside.js`: the loader, and what must be right before the shopper's first action"],
  ["ringside.light", "`ringside.light.js`: the same, for the light build"],
  ["late", "the late chunk: the cart and the behaviours of every page, at the first action or in idle time"],
  ["ui", "React and the components that widgets share"],
  ["ui-light", "preact and the components that widgets share, in the light build"],
])

/** The largest of the files that few shoppers need, so the total excludes it. */
const viewer = "gallery-viewer"

/** Entries for pages that can't print a module script; they only import the others. */
const leftOut = /\.classic$/

/** The tag of a version, which is in a page's own HTML. */
const tagLabel = "the tag of a version, in the page's own HTML: the integrity of every chunk"

/** The two builds, by the names of their own files. */
const builds = {
  full: { loader: "ringside", ui: "ui" },
  light: { loader: "ringside.light", ui: "ui-light" },
}

/**
 * Measures the files by build name: the sum of the script and the styles of that name.
 * @param {readonly ManifestFile[]} manifest
 * @returns {Map<string, Size>}
 */
export function measureNames(manifest) {
  /** @type {Map<string, Size>} */
  const sizes = new Map()
  for (const { file, bytes, brotliBytes } of manifest) {
    const name = nameOf(file)
    if (!leftOut.test(name)) sizes.set(name, add(sizes.get(name), { minified: bytes, brotli: brotliBytes }))
  }
  // The styles are built once, under the name of the full build.
  const styles = manifest.find(({ file }) => /^chunks\/ui-[0-9A-Z]{8}\.css$/.test(file))
  const light = sizes.get("ui-light")
  if (styles && light) sizes.set("ui-light", add(light, { minified: styles.bytes, brotli: styles.brotliBytes }))
  return sizes
}

/**
 * The build name of a file.
 * @param {string} file
 */
function nameOf(file) {
  return file.replace(/^chunks\//, "").replace(/(-[0-9A-Z]{8})?\.(js|css)$/, "")
}

/** A page on which nothing has been pressed, and that has nothing for us to do. */
const atLoad = { page: "at load, on every page", names: /** @type {readonly string[]} */ ([]) }

/** The explanation above each table of pages. */
const explanation =
  "What a page fetches of ours, minified and (as servers send it) in brotli; 1 kB is 1000 bytes, styles and both languages included:"

/**
 * Formats all size tables as Markdown: what pages fetch, and the files that this is made of.
 * @param {readonly ManifestFile[]} manifest
 * @param {readonly ChunkLabel[]} chunks those that parts and core declare
 * @param {object} [more]
 * @param {readonly import("../packages/embed/build/shopPages.mjs").ShopPage[]} [more.pages] pages of a shop
 * @param {string} [more.tag] the tag of a version, whose import map lists every chunk
 * @returns {string}
 * @throws Error when a file that the tables name was not built
 */
export function formatReceipts(manifest, chunks, { pages = [], tag = "" } = {}) {
  const sizes = measureNames(manifest)
  const [behaviours, asked, widgets, core] = ["own", "asked", "widget", "core"].map((kind) =>
    chunks.filter((chunk) => chunk.kind === kind),
  )
  const labels = [...sharedFiles, ...chunks.map(({ name, doc }) => /** @type {const} */ ([name, doc]))]
  return [
    explanation,
    formatPages(listPages({ behaviours, asked, widgets, core }, pages), manifest),
    "What it is made of:",
    formatTable(
      ["File", "Size"],
      [
        ...labels.map(([name, label]) => [label, formatSize(sumOf(sizes, [name]))]),
        ...(tag === "" ? [] : [[tagLabel, formatSize(measureText(tag))]]),
      ],
    ),
  ].join("\n\n")
}

/**
 * Formats the README's table: whole pages of a shop alone.
 * @param {readonly ManifestFile[]} manifest
 * @param {readonly import("../packages/embed/build/shopPages.mjs").ShopPage[]} pages
 * @returns {string}
 * @throws Error when a file that the table names was not built
 */
export function formatPageReceipts(manifest, pages) {
  return [explanation, formatPages([atLoad, ...listShopPages(pages)], manifest)].join("\n\n")
}

/**
 * Formats a table of pages, with a column for each build.
 * @param {readonly { page: string, names: readonly string[] }[]} pages
 * @param {readonly ManifestFile[]} manifest
 */
function formatPages(pages, manifest) {
  const sizes = measureNames(manifest)
  const rows = pages.map(({ page, names }) => {
    const cells = Object.values(builds).map(({ loader, ui }) =>
      formatSize(sumOf(sizes, withNeeds([loader, ...names.map((name) => (name === "ui" ? ui : name))], manifest))),
    )
    return [page, ...cells]
  })
  return formatTable(["Page", "`ringside.js` (React)", "`ringside.light.js` (preact)"], rows)
}

/** @param {readonly import("../packages/embed/build/shopPages.mjs").ShopPage[]} shop */
function listShopPages(shop) {
  return shop.map(({ page, chunks }) => ({ page: `${page}, without a press`, names: chunks }))
}

/**
 * Lists pages, each with the names of its files beside the loader; "ui" is that of the respective build.
 * @param {Record<"behaviours" | "asked" | "widgets" | "core", readonly ChunkLabel[] | undefined>} chunks by kind
 * @param {readonly import("../packages/embed/build/shopPages.mjs").ShopPage[]} shop
 * @returns {{ page: string, names: readonly string[] }[]}
 */
function listPages({ behaviours = [], asked = [], widgets = [], core = [] }, shop) {
  const ofBehaviours = behaviours.map(({ name }) => name)
  const everything = [...behaviours, ...asked, ...widgets, ...core]
    .map(({ name }) => name)
    // No shopper fetches the debug panel.
    .filter((name) => name !== viewer && name !== "debug")
  return [
    atLoad,
    { page: "after the first action on the host's own markup", names: ["late"] },
    { page: "the same with all that behaviours fetch for their markup", names: ["late", ...ofBehaviours] },
    ...listShopPages(shop),
    ...behaviours.map(({ name, doc }) => ({ page: `with ${doc}`, names: ["late", name] })),
    ...widgets.map(({ name }) => ({
      page: `with the hook \`${name}\``,
      names: ["late", "hooks", "ui", name],
    })),
    { page: "with everything but the full-screen viewer", names: ["late", "ui", ...everything] },
  ]
}

/**
 * Adds the files that the named files need, each once.
 * @param {readonly string[]} names
 * @param {readonly ManifestFile[]} manifest
 */
function withNeeds(names, manifest) {
  const needed = manifest.filter(({ file }) => names.includes(nameOf(file))).flatMap(({ needs = [] }) => needs)
  return [...new Set([...names, ...needed.map(nameOf)])]
}

/**
 * Creates README.md and docs/sizes.md with the sizes of the current build.
 * @returns {Promise<{ readonly files: readonly import("./generatedFiles.mjs").GeneratedFile[], readonly receipts: string }>} `receipts` are
 * all tables
 */
export async function createReceipts() {
  const manifest = JSON.parse(readFileSync(join(root, embedBuild.output), "utf8"))
  const pages = Object.values(shopPages)
  const tag = createPinnedTag("/ringside/")
  const receipts = formatReceipts(manifest, [...listChunks(await readParts()), ...(await listCoreChunks())], {
    pages,
    tag,
  })
  const blocks = { "README.md": formatPageReceipts(manifest, pages), "docs/sizes.md": receipts }
  const files = Object.entries(blocks).map(async ([file, block]) => {
    const before = readFileSync(join(root, file), "utf8")
    return { file, contents: await layOut(file, replaceBlock(before, "sizes", block)) }
  })
  return { files: await Promise.all(files), receipts }
}

/** @param {string} text @returns {Size} */
function measureText(text) {
  return { minified: Buffer.byteLength(text), brotli: brotliCompressSync(text).byteLength }
}

/**
 * @param {ReadonlyMap<string, Size>} sizes
 * @param {readonly string[]} names
 */
function sumOf(sizes, names) {
  return names.reduce((sum, name) => {
    const size = sizes.get(name)
    if (!size)
      throw new Error(`The script tag was built without "${name}"; expected it among ${[...sizes.keys()].join(", ")}.`)
    return add(sum, size)
  }, add())
}

/**
 * @param {Size} [first]
 * @param {Size} [second]
 * @returns {Size}
 */
function add(first = { minified: 0, brotli: 0 }, second = { minified: 0, brotli: 0 }) {
  return { minified: first.minified + second.minified, brotli: first.brotli + second.brotli }
}

/** @param {Size} size */
function formatSize({ minified, brotli }) {
  const [shownMinified, shownBrotli] = [minified, brotli].map((bytes) => (bytes / 1000).toFixed(1))
  return `${shownMinified} kB, **${shownBrotli} kB** br`
}

async function main() {
  const isCheck = argv.includes("--check")
  if (!isCheck) await buildOrThrow(embedBuild)
  const { files, receipts } = await createReceipts()
  if (!isCheck) printLine(`\n${receipts}\n`)
  process.exitCode = writeOrCheck(files, { isCheck, command: receiptsCommand, isCurrent: isSameButSizes })
}

if (argv[1] && import.meta.url === pathToFileURL(resolve(argv[1])).href) await main()
