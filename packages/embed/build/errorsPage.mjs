import { readFileSync } from "node:fs"
import { join } from "node:path"
import { rootFolder } from "./bundle.mjs"
import { writeWarningTexts } from "./partSources.mjs"

/**
 * The address of the documentation's page about mistakes, which site/site.config.json sets; empty while the site has no address.
 * @returns {string}
 */
export function readErrorsPage() {
  return JSON.parse(readFileSync(join(rootFolder, "site/site.config.json"), "utf8")).errors
}

/**
 * The source that has the address, for lines that are written without the diagnostics, and on pages from npm.
 * @param {string} [address]
 */
export function formatErrorsPage(address = readErrorsPage()) {
  return `export const errorsPage = ${JSON.stringify(address)}\n`
}

/**
 * Writes the address into the sources that add it to lines of the console. Only the chunk of the diagnostics has texts of the parts.
 * @param {string} [address]
 * @returns {Record<string, string>} sources for `replaceSources`
 */
export function writeErrorsPage(address = readErrorsPage()) {
  return {
    "../../core/src/author/errorsPage.ts": formatErrorsPage(address),
    "warningTexts.ts": writeWarningTexts([], address),
  }
}
