import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { format } from "oxfmt"
import { printLine } from "./terminal.mjs"
import { root } from "./workspace.mjs"

/**
 * A generated file with its current contents.
 * @typedef {{ readonly file: string, readonly contents: string }} GeneratedFile `file` is relative to the workspace
 */

/** The options of the format check, which the function below isn't given by the formatter itself. */
const { ignorePatterns: _, ...layout } = JSON.parse(readFileSync(join(root, ".oxfmtrc.json"), "utf8"))

/**
 * Formats generated contents as `npm run format` does, so that the format check accepts them.
 * @param {string} file relative to the workspace
 * @param {string} contents
 * @throws Error when the contents can't be parsed
 */
export async function layOut(file, contents) {
  const { code, errors } = await format(file, contents, layout)
  const [error] = errors
  if (error) throw new Error(`${file} can't be formatted: ${error.message}\n${error.codeframe ?? ""}`)
  return code
}

/**
 * Finds the files on disk that are missing or outdated.
 * @param {readonly GeneratedFile[]} files
 * @param {(onDisk: string, generated: string) => boolean} [isCurrent] whether both say the same; the same characters by default
 * @returns {GeneratedFile[]}
 */
export function findStale(files, isCurrent = (onDisk, generated) => onDisk === generated) {
  return files.filter(({ file, contents }) => {
    const path = join(root, file)
    return !existsSync(path) || !isCurrent(readFileSync(path, "utf8"), contents)
  })
}

/** A size as receipts write it, with one decimal. */
const sizePattern = /(\d+\.\d)(?= kB)/

/**
 * Compares two texts with sizes. The names of chunks hold hashes, which compress differently after any change, so each size may differ by
 * 0.1 kB; all else but the widths of table columns must be the same.
 * @param {string} onDisk
 * @param {string} generated
 */
export function isSameButSizes(onDisk, generated) {
  const [before, now] = [onDisk, generated].map((text) => text.replace(/ {2,}|-{4,}/g, " ").split(sizePattern))
  if (!before || !now || before.length !== now.length) return false
  return before.every((part, index) => {
    const current = now[index] ?? ""
    return index % 2 === 0 ? part === current : Math.abs(Number(part) - Number(current)) < 0.15
  })
}

/**
 * Writes outdated files; with `isCheck` they are only reported, with the command that updates them.
 * @param {readonly GeneratedFile[]} files
 * @param {{ isCheck: boolean, command: string, isCurrent?: (onDisk: string, generated: string) => boolean }} options `isCurrent` is for the check
 * @returns {number} the exit code
 */
export function writeOrCheck(files, { isCheck, command, isCurrent }) {
  const stale = findStale(files, isCheck ? isCurrent : undefined)
  for (const { file, contents } of stale) {
    if (isCheck) {
      printLine(`${file} is out of date. To mend it: ${command}`)
      continue
    }
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), contents)
    printLine(`${file}: written`)
  }
  if (stale.length === 0) printLine(`${files.map(({ file }) => file).join(", ")}: up to date`)
  return isCheck && stale.length > 0 ? 1 : 0
}
