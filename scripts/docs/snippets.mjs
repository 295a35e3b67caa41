import { readFileSync } from "node:fs"
import { extname, join } from "node:path"
import { consumersFolder } from "../pack/consumers.mjs"
import { readFilesAddress } from "../repository.mjs"

/**
 * Creates the snippets that a document shows: those of the marked blocks that are named after a file of the apps that use the packed
 * packages, such as `<!-- vite/src/parts.ts:start -->`.
 * @param {string} document
 * @returns {Record<string, string>} by the name of the block
 */
export function createSnippets(document) {
  const files = [...document.matchAll(/<!-- ([\w./-]+\.(?:tsx?|mjs|html)):start -->/g)].map(([, file = ""]) => file)
  return Object.fromEntries(files.map((file) => [file, formatSnippet(file)]))
}

/**
 * Makes links to files of the repository lead to its address, which a release may have changed.
 * @param {string} document that is read outside of the repository
 */
export function addressLinks(document) {
  return document.replaceAll(/\]\(https:[^)\s]*?\/blob\/main\//g, `](${readFilesAddress()}`)
}

/** @param {string} file */
function formatSnippet(file) {
  const code = readFileSync(join(consumersFolder, file), "utf8")
  const language = extname(file).slice(1).replace("mjs", "js")
  return `\`\`\`${language}\n${code.trim()}\n\`\`\``
}
