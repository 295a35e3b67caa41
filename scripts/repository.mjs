import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./workspace.mjs"

/**
 * The members that a registry's page shows of a package.
 * @typedef {{
 *   author: string,
 *   homepage: string,
 *   repository: { type: string, url: string, directory: string },
 *   bugs: { url: string },
 * }} PageMembers
 */

/**
 * Creates the members of a package's manifest that lead to the repository, from the root manifest's: the only place that a release has to
 * change.
 * @param {string} folder of the package, relative to the workspace
 * @returns {PageMembers}
 */
export function createPageMembers(folder) {
  const { author, repository } = readRoot()
  const address = readAddress(repository.url)
  return {
    author,
    homepage: `${address}/tree/main/${folder}#readme`,
    repository: { ...repository, directory: folder },
    bugs: { url: `${address}/issues` },
  }
}

/** The address of the repository's files, with a slash at its end, for links that are read outside of it. */
export function readFilesAddress() {
  return `${readAddress(readRoot().repository.url)}/blob/main/`
}

/** @returns {{ author: string, repository: { type: string, url: string } }} */
function readRoot() {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
}

/**
 * The address of a repository's page: without the protocol of git and the ending.
 * @param {string} url
 */
function readAddress(url) {
  return url.replace(/^git\+/, "").replace(/\.git$/, "")
}
