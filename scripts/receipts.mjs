/*
 * What the script tag weighs, by file and by page, for README.md.
 * node scripts/receipts.mjs            builds, prints the table and writes it
 * node scripts/receipts.mjs --check    compares with what is built, and writes nothing
 */
import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"
import { embedBuild } from "./builds.mjs"
import { layOut, writeOrCheck } from "./generatedFiles.mjs"
import { replaceBlock } from "./markedBlock.mjs"
import { formatTable } from "./markdownTable.mjs"
import { say } from "./say.mjs"
import { buildOrThrow } from "./serve.mjs"
import { root } from "./workspace.mjs"

/** The command that brings the table up to date. */
export const receiptsCommand = "npm run receipts"

/**
 * @typedef {{ readonly file: string, readonly bytes: number, readonly brotliBytes: number }} ManifestFile
 * @typedef {{ readonly minified: number, readonly brotli: number }} Size in bytes
 */

/** The files that no widget owns, by the name they are built under: what each is, for people. */
const sharedFiles = new Map([
  ["ringside", "`ringside.js`: the loader, and what must be right before the shopper acts"],
  ["ringside.light", "`ringside.light.js`: the same, for the light build"],
  ["shop", "the cart and all behaviours, at the first act or in idle time"],
  ["ui", "React and the parts that widgets share"],
  ["ui-light", "preact and the parts that widgets share, in the light build"],
  ["focus-trap", "focus trap, when the theme's own drawer first opens"],
])

/** Behaviours with files of their own, which draw without React: what each brings to life. */
const behaviourFiles = new Map([
  ["gallery", "product galleries"],
  ["variations", "forms that choose a variation"],
  ["tabs-reviews", "tabs, and the review form and list"],
])

/** What is fetched when somebody asks for it, and left out of what pages weigh. */
const laterFiles = new Map([["gallery-viewer", "the full-screen viewer with PhotoSwipe, when it is first opened"]])

/** On pages that can't print a module script these two come first; they only import the others. */
const leftOut = /\.classic$/

/** The two builds, by the names of their own files. */
const builds = {
  full: { loader: "ringside", ui: "ui" },
  light: { loader: "ringside.light", ui: "ui-light" },
}

/**
 * The files' sizes by the name they are built under, script and styles of one name together.
 * @param {readonly ManifestFile[]} manifest
 * @returns {Map<string, Size>}
 */
export function measureNames(manifest) {
  /** @type {Map<string, Size>} */
  const sizes = new Map()
  for (const { file, bytes, brotliBytes } of manifest) {
    const name = file.replace(/^chunks\//, "").replace(/(-[0-9A-Z]{8})?\.(js|css)$/, "")
    if (!leftOut.test(name)) sizes.set(name, add(sizes.get(name), { minified: bytes, brotli: brotliBytes }))
  }
  // The styles are built once, under the name of the full build.
  const styles = manifest.find(({ file }) => /^chunks\/ui-[0-9A-Z]{8}\.css$/.test(file))
  const light = sizes.get("ui-light")
  if (styles && light) sizes.set("ui-light", add(light, { minified: styles.bytes, brotli: styles.brotliBytes }))
  return sizes
}

/**
 * The size tables, as Markdown.
 * @param {readonly ManifestFile[]} manifest
 * @returns {string}
 * @throws Error when a file that every page needs was not built
 */
export function formatReceipts(manifest) {
  const sizes = measureNames(manifest)
  const behaviours = [...behaviourFiles.keys()].filter((name) => sizes.has(name))
  const later = [...laterFiles].filter(([name]) => sizes.has(name))
  const widgets = [...sizes.keys()].filter(
    (name) => !sharedFiles.has(name) && !behaviourFiles.has(name) && !laterFiles.has(name),
  )
  const pages = [
    { what: "at load, on every page", names: () => [] },
    { what: "after the first act on the host's own markup", names: () => ["shop"] },
    { what: "the same on a product page", names: () => ["shop", ...behaviours] },
    ...behaviours.map((name) => ({ what: `with a hook for ${behaviourFiles.get(name)}`, names: () => ["shop", name] })),
    ...widgets.map((widget) => ({
      what: `with the hook \`${widget}\``,
      names: (/** @type {string} */ ui) => ["shop", ui, widget],
    })),
    {
      what: "with everything but the full-screen viewer",
      names: (/** @type {string} */ ui) => ["shop", ui, "focus-trap", ...behaviours, ...widgets],
    },
  ]
  const pageRows = pages.map(({ what, names }) => {
    const cells = Object.values(builds).map(({ loader, ui }) => formatSize(sumOf(sizes, [loader, ...names(ui)])))
    return [what, ...cells]
  })
  const fileRows = [
    ...sharedFiles,
    ...behaviours.map((name) => /** @type {const} */ ([name, behaviourFiles.get(name) ?? name])),
    ...later,
    ...widgets.map((name) => /** @type {const} */ ([name, `the widget \`${name}\``])),
  ].map(([name, what]) => [what, formatSize(sumOf(sizes, [name]))])
  return [
    "What a page fetches of ours, minified and (as servers send it) in brotli; 1 kB is 1000 bytes, styles and both languages included:",
    formatTable(["Page", "`ringside.js` (React)", "`ringside.light.js` (preact)"], pageRows),
    "What it is made of:",
    formatTable(["File", "Size"], fileRows),
  ].join("\n\n")
}

/**
 * README.md with the sizes of what is built.
 * @returns {Promise<import("./generatedFiles.mjs").GeneratedFile & { readonly receipts: string }>}
 */
export async function createReceipts() {
  const manifest = JSON.parse(readFileSync(join(root, embedBuild.output), "utf8"))
  const receipts = formatReceipts(manifest)
  const file = "README.md"
  const readme = readFileSync(join(root, file), "utf8")
  return { file, contents: await layOut(file, replaceBlock(readme, "sizes", receipts)), receipts }
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
  const { receipts, ...readme } = await createReceipts()
  if (!isCheck) say(`\n${receipts}\n`)
  process.exitCode = writeOrCheck([readme], { isCheck, command: receiptsCommand })
}

if (argv[1] && import.meta.url === pathToFileURL(resolve(argv[1])).href) await main()
