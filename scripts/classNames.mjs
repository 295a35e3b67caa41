import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { root } from "./workspace.mjs"

/**
 * Reads the style sheets in a package's sources as one text, without comments.
 * @param {string} folder of the package, without `packages/`
 */
export function readStyles(folder) {
  const sources = join(root, "packages", folder, "src")
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"))
  return files.map((name) => readFileSync(join(sources, name), "utf8").replace(/\/\*.*?\*\//gs, "")).join("\n")
}

/**
 * Lists the class names that a package's styles give to its own elements, sorted. A widget's styles also name classes of the shared
 * components, which belong to ui.
 * @param {string} folder of the package, without `packages/`
 */
export function listClassNames(folder) {
  const prefix = folder === "ui" ? "ringside-" : `ringside-${folder}`
  const names = [...readStyles(folder).matchAll(/\.([a-z-]+)/g)].map(([, name = ""]) => name)
  return [...new Set(names)].filter((name) => name.startsWith(prefix)).sort()
}
