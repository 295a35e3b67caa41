/*
 * Writes what each import adds to an app into the packages' READMEs.
 * node scripts/receipts/importReceipts.mjs            builds the packages, measures and writes
 * node scripts/receipts/importReceipts.mjs --check    compares the READMEs with the built packages, and writes nothing
 */
import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"
import { buildPackages } from "../pack/buildPackages.mjs"
import { isSameButSizes, layOut, writeOrCheck } from "../generatedFiles.mjs"
import { measureImport, packageImports } from "./importSizes.mjs"
import { replaceBlock } from "../markedBlock.mjs"
import { code, formatTable } from "../markdownTable.mjs"
import { root } from "../workspace.mjs"

/** The command that updates the tables. */
export const importReceiptsCommand = "node scripts/receipts/importReceipts.mjs"

/**
 * A measured import.
 * @typedef {{ readonly specifier: string, readonly name: string, readonly use: import("./importSizes.mjs").Use } & Awaited<ReturnType<typeof measureImport>>} MeasuredImport
 */

/**
 * Measures all imports from the built packages.
 * @returns {Promise<Map<string, readonly MeasuredImport[]>>} by the package's folder
 */
export async function measureImports() {
  /** @type {Map<string, readonly MeasuredImport[]>} */
  const measured = new Map()
  for (const [folder, imports] of Object.entries(packageImports)) {
    const rows = []
    for (const [entry, name, use] of imports) {
      const specifier = `@ringside/${folder}${entry}`
      rows.push({ specifier, name, use, ...(await measureImport(specifier, name, use)) })
    }
    measured.set(folder, rows)
  }
  return measured
}

/**
 * Creates the packages' READMEs with the sizes.
 * @param {ReadonlyMap<string, readonly MeasuredImport[]>} measured
 * @returns {Promise<import("../generatedFiles.mjs").GeneratedFile[]>}
 */
export async function createImportReceipts(measured) {
  const files = [...measured].map(async ([folder, imports]) => {
    const file = `packages/${folder}/README.md`
    const text = replaceBlock(readFileSync(join(root, file), "utf8"), "sizes", formatImports(imports))
    return { file, contents: await layOut(file, text) }
  })
  return Promise.all(files)
}

/**
 * Formats the sizes of a package's imports as Markdown.
 * @param {readonly MeasuredImport[]} imports
 */
function formatImports(imports) {
  const rows = imports.map(({ specifier, name, brotliBytes, loadsReact }) => [
    `${code(name)} from ${code(specifier)}`,
    `${(brotliBytes / 1000).toFixed(1)} kB`,
    loadsReact ? "yes" : "no",
  ])
  return [
    "What an app with one of these imports loads at first, `createPage` included where it is needed, minified and in brotli; 1 kB is 1000 bytes. " +
      "React isn't counted. Split by esbuild; what only some pages or actions need is loaded when they do.",
    formatTable(["Import", "At load", "Needs React"], rows),
  ].join("\n\n")
}

async function main() {
  const isCheck = argv.includes("--check")
  if (!isCheck) await buildPackages()
  const files = await createImportReceipts(await measureImports())
  process.exitCode = writeOrCheck(files, { isCheck, command: importReceiptsCommand, isCurrent: isSameButSizes })
}

if (argv[1] && import.meta.url === pathToFileURL(resolve(argv[1])).href) await main()
