import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { transform } from "lightningcss"
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
  return [...names].filter((name) => name.startsWith(prefix)).sort()
}
