import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/**
 * Writes all files or none: if one can't be written, the earlier ones are restored.
 * @param {string} base the folder that `file` is relative to
 * @param {readonly import("../generatedFiles.mjs").GeneratedFile[]} files
 * @throws the system's error, when one can't be written
 */
export function writeAllOrNothing(base, files) {
  /** @type {(() => void)[]} */
  const undos = []
  try {
    for (const { file, contents } of files) {
      const path = join(base, file)
      const madeFolder = mkdirSync(dirname(path), { recursive: true })
      if (madeFolder !== undefined) undos.push(() => rmSync(madeFolder, { recursive: true }))
      const before = existsSync(path) ? readFileSync(path) : null
      undos.push(() => (before === null ? rmSync(path, { force: true }) : writeFileSync(path, before)))
      writeFileSync(path, contents)
    }
  } catch (cause) {
    for (const undo of undos.reverse()) undo()
    throw cause
  }
}
