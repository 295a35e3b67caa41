import { cpSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { packManifest } from "./packManifest.mjs"
import { runTool } from "../processes.mjs"
import { cacheFolder, root } from "../workspace.mjs"

const folder = join(cacheFolder, "consumer")

/** The strictest settings of a project: they also check the declarations of installed packages. */
const compilerOptions = {
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "bundler",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
}

/**
 * Type-checks a project with all packages installed as they would be packed, which imports each of their entries.
 * @param {readonly import("./packManifest.mjs").PublishedPackage[]} packages built
 * @returns {Promise<string[]>} the compiler's output as one text; empty without an error
 */
export async function checkConsumer(packages) {
  rmSync(folder, { recursive: true, force: true })
  for (const published of packages) installPackage(published)
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["consumer.ts"] }))
  writeFileSync(join(folder, "consumer.ts"), packages.flatMap(listImports).join("\n"))
  const { code, output } = await runTool({ package: "typescript", bin: "tsc" }, ["-p", folder])
  return code === 0 ? [] : [output]
}

/** @param {import("./packManifest.mjs").PublishedPackage} published */
function installPackage({ folder: source, manifest }) {
  const target = join(folder, "node_modules", manifest.name)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, "package.json"), JSON.stringify(packManifest(manifest)))
  for (const file of manifest.files ?? []) {
    cpSync(join(root, source, file), join(target, file), { recursive: true, filter: isDeclaration })
  }
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    if (!name.startsWith("@ringside/")) linkDependency(name, join(root, source, "node_modules", name))
  }
}

/** @param {string} path */
function isDeclaration(path) {
  return path.endsWith(".d.ts") || statSync(path).isDirectory()
}

/**
 * @param {string} name
 * @param {string} installed
 */
function linkDependency(name, installed) {
  const link = join(folder, "node_modules", name)
  rmSync(link, { recursive: true, force: true })
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(installed, link, "junction")
}

/** @param {import("./packManifest.mjs").PublishedPackage} published */
function listImports({ manifest }) {
  return Object.keys(packManifest(manifest).exports)
    .filter((path) => !path.endsWith(".json"))
    .map((path) => `import ${JSON.stringify(path.replace(/^\./, manifest.name))}`)
}
