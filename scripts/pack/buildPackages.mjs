/*
 * Builds the packages as they are published: ES modules in packages/NAME/dist, declarations in packages/NAME/dist/types.
 * node scripts/pack/buildPackages.mjs            builds, checks each package with publint, and type-checks all in a strict project
 * node scripts/pack/buildPackages.mjs --write    first updates the manifests: `files`, `sideEffects`, `publishConfig.exports`, the repository
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"
import { publint } from "publint"
import { formatMessage } from "publint/utils"
import { buildModules } from "./buildModules.mjs"
import { embedBuild, runBuild } from "../builds.mjs"
import { checkConsumer } from "./consumer.mjs"
import { listFiles } from "../listFiles.mjs"
import { packManifest } from "./packManifest.mjs"
import { runTool } from "../processes.mjs"
import { copyDeclarations } from "./publishedDeclarations.mjs"
import {
  createPublishedExports,
  createSideEffects,
  listBuiltEntries,
  publishedConfig,
  publishedFiles,
  publishTypes,
  stylesDeclaration,
} from "./publishedExports.mjs"
import { createPageMembers } from "../repository.mjs"
import { printLine } from "../terminal.mjs"
import { memberFolders, root } from "../workspace.mjs"

/** @typedef {import("./packManifest.mjs").PublishedPackage} PublishedPackage */

/**
 * The packages that are published, sorted by folder.
 * @returns {PublishedPackage[]}
 */
export function listPublishedPackages() {
  return memberFolders()
    .filter((folder) => folder.startsWith("packages/"))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) }))
    .filter(({ manifest }) => !manifest.private)
}

/**
 * Formats publint's messages about a package as it would be packed.
 * @param {PublishedPackage} published
 * @returns {Promise<string[]>}
 */
async function lintPackage({ folder, manifest }) {
  const packed = packManifest(manifest)
  const contents = ["package.json", ...(manifest.files ?? []).flatMap((each) => listFiles(join(root, folder), each))]
  const files = contents.map((file) => ({
    name: `package/${file}`,
    data: file === "package.json" ? JSON.stringify(packed) : readFileSync(join(root, folder, file)),
  }))
  const { messages, pkg } = await publint({ pkgDir: "package", pack: { files }, strict: true })
  return messages.map((message) => `${manifest.name}: ${formatMessage(message, pkg) ?? message.code}`)
}

/**
 * Creates the declarations of all packages in one run of the compiler, and copies each to its published place.
 * @throws Error with the compiler's output
 */
export async function buildDeclarations() {
  const packages = listPublishedPackages()
  await mustPass(runTool({ package: "typescript-native", bin: "tsc" }, ["-b", ...packages.map(({ folder }) => folder)]))
  for (const { folder, manifest } of packages) {
    const entries = listBuiltEntries(manifest.exports).flatMap(({ types }) => types ?? [])
    if (entries.length === 0) continue
    const base = join(root, folder)
    const to = join(base, publishTypes("./types/"))
    copyDeclarations({ from: join(base, "types"), to, entries: entries.map((file) => relative("types", file)) })
    writeFileSync(join(base, stylesDeclaration.file), stylesDeclaration.text)
  }
}

/**
 * Builds the modules of all packages that are made from source; the script tag has a separate build.
 * @returns {Promise<({ published: PublishedPackage } & import("./buildModules.mjs").BuiltModules)[]>}
 */
export async function buildPackages() {
  const built = []
  for (const published of listPublishedPackages()) {
    if (listBuiltEntries(published.manifest.exports).length === 0) continue
    built.push({ published, ...(await buildModules(published)) })
  }
  return built
}

/** @param {Promise<{ code: number, output: string }>} process */
async function mustPass(process) {
  const { code, output } = await process
  if (code !== 0) throw new Error(output)
}

/** @param {{ published: PublishedPackage, styles?: string[] }} built the script tag's package has no modules of its own */
function writePublished({ published: { folder, manifest }, styles }) {
  const updated = { ...manifest, ...createPageMembers(folder) }
  updated.publishConfig = { ...manifest.publishConfig, ...publishedConfig }
  if (styles) {
    updated.files = publishedFiles
    updated.publishConfig.exports = createPublishedExports(manifest.exports, { styles })
    updated.sideEffects = createSideEffects(updated.publishConfig.exports)
  }
  writeFileSync(join(root, folder, "package.json"), `${JSON.stringify(updated, null, 2)}\n`)
}

async function main() {
  const built = await buildPackages()
  if (argv.includes("--write")) {
    for (const published of listPublishedPackages()) {
      const found = built.find((each) => each.published.folder === published.folder)
      writePublished({ published, ...(found && { styles: found.styles }) })
    }
  }
  await mustPass(runBuild(embedBuild))
  await buildDeclarations()
  const packages = listPublishedPackages()
  const lint = (await Promise.all(packages.map(lintPackage))).flat()
  const findings = [...lint, ...(await checkConsumer(packages))]
  for (const finding of findings) printLine(finding)
  printLine(`${built.length} packages and the script tag built, ${findings.length} findings.`)
  if (findings.length > 0) process.exitCode = 1
}

if (argv[1] && import.meta.url === pathToFileURL(resolve(argv[1])).href) await main()
