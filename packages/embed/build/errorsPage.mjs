import { readFileSync } from "node:fs"
import { join } from "node:path"
import { rootFolder } from "./bundle.mjs"
import { createErrorAnchor, writeWarningTexts } from "./partSources.mjs"

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

/**
 * The source of a package's `warnings.ts` for npm: each text ends with the address of what the documentation says about it.
 * @param {string} part name of the package
 * @param {Readonly<Record<string, unknown>>} tables the exports of the file, by name
 * @param {string} address
 */
export function formatWarnings(part, tables, address) {
  return Object.entries(/** @type {Record<string, import("@ringside/core/domain").WarningTable>} */ (tables))
    .map(([name, table]) => {
      const texts = Object.entries(table).map(([key, text]) => [
        key,
        `${text} ${address}#${createErrorAnchor(part, key)}`,
      ])
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(texts))}\n`
    })
    .join("")
}
