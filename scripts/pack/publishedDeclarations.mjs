import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import ts from "typescript"

/**
 * Copies only the declarations that are reachable from `entries`: the compiler also writes those of tests, and keeps those of deleted
 * files. Imports of style sheets are removed, since the copies have none beside them.
 * @param {object} where
 * @param {string} where.from the folder that the compiler writes to
 * @param {string} where.to
 * @param {readonly string[]} where.entries files in `from`
 */
export function copyDeclarations({ from, to, entries }) {
  // The set grows during the iteration.
  const files = new Set(entries)
  for (const file of files) {
    const text = withoutStyles(readFileSync(join(from, file), "utf8"))
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (fileName.startsWith(".")) files.add(join(dirname(file), fileName.replace(/\.tsx?$/, ".d.ts")))
    }
    mkdirSync(dirname(join(to, file)), { recursive: true })
    writeFileSync(join(to, file), text)
  }
}

/** @param {string} declarations */
function withoutStyles(declarations) {
  return declarations.replace(/^import "[^"]+\.css";\r?\n/gm, "")
}
