import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { transform } from "lightningcss"
import { root } from "../workspace.mjs"

/**
 * Reads the style sheets in a package's sources as one text, without comments and imports.
 * @param {string} folder of the package, without `packages/`
 */
export function readStyles(folder) {
  const sources = join(root, "packages", folder, "src")
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"))
  return files
    .map((name) => readFileSync(join(sources, name), "utf8").replace(/\/\*.*?\*\/|^@import [^\n]*/gms, ""))
    .join("\n")
}

/**
 * Lists the class names that a package's styles give to its own elements, sorted. A widget's styles also name classes of the shared
 * components, which belong to ui.
 * @param {string} folder of the package, without `packages/`
 */
export function listClassNames(folder) {
  const names = findClassNames(folder)
  const shared = folder === "ui" ? new Set() : findClassNames("ui")
  return [...names].filter((name) => name.startsWith("ringside-") && !shared.has(name)).sort()
}

/**
 * Finds the class names that a rule of the package's styles is for: those in `:where()` are only its place or state.
 * @param {string} folder
 * @returns {Set<string>}
 */
function findClassNames(folder) {
  /** @type {Set<string>} */
  const names = new Set()
  transform({
    filename: `${folder}.css`,
    code: Buffer.from(readStyles(folder)),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === "class") names.add(part.name)
      },
    },
  })
  return names
}
