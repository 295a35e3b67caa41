import { existsSync, readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { importSource } from "./importSource.mjs"
import { packageFolders } from "./sourceComments.mjs"
import { root } from "./workspace.mjs"

/**
 * What a package declares once, for its code and for people.
 * @typedef {object} PackageTables
 * @property {string} folder without `packages/`
 * @property {EventTable | null} events
 * @property {readonly CustomProperty[]} customProperties
 * @property {readonly string[]} classes that its styles name, sorted
 * @property {Readonly<Record<"es" | "en", Catalogue>> | null} messages
 *
 * @typedef {{ readonly name: string, readonly default: string, readonly themes?: Readonly<Record<string, string>>, readonly doc: string }} CustomProperty
 * @typedef {Readonly<Record<string, string | Readonly<Record<string, string>>>>} Catalogue
 * @typedef {{ target: string, args?: readonly string[], detail?: readonly string[], isQuestion?: boolean, isNative?: boolean, doc: string }} SentEvent
 * @typedef {{ readonly sent: Readonly<Record<string, SentEvent>>, readonly heard: Readonly<Record<string, string>> }} EventTable
 */

/** Where tables lie, by what they hold; a package has those that it needs. */
const tableFiles = {
  events: "src/events.ts",
  customProperties: "src/customProperties.ts",
  themeTokens: "src/theme/themeTokens.ts",
  messages: "src/messages.ts",
}

/**
 * The tables of every package.
 * @returns {Promise<PackageTables[]>}
 */
export async function readPackageTables() {
  const folders = packageFolders()
  const lines = folders.flatMap((folder, index) =>
    Object.entries(tableFiles)
      .filter(([, file]) => existsSync(join(root, "packages", folder, file)))
      .map(([kind, file]) => `export * as ${kind}${index} from "./packages/${folder}/${file}"`),
  )
  const modules = await importSource(lines.join("\n"))
  return folders.map((folder, index) => {
    const read = (/** @type {keyof typeof tableFiles} */ kind) => Object.values(modules[kind + index] ?? {})[0] ?? null
    return {
      folder,
      events: read("events"),
      customProperties: read("themeTokens") ?? read("customProperties") ?? [],
      classes: listClasses(folder),
      messages: mergeCatalogues(Object.values(modules[`messages${index}`] ?? {})),
    }
  })
}

/**
 * A package may keep the texts of what is fetched apart in catalogues of their own.
 * @param {readonly Readonly<Record<"es" | "en", Catalogue>>[]} catalogues
 * @returns {PackageTables["messages"]}
 */
function mergeCatalogues(catalogues) {
  if (catalogues.length === 0) return null
  const merge = (/** @type {"es" | "en"} */ language) =>
    Object.assign({}, ...catalogues.map((catalogue) => catalogue[language]))
  return { es: merge("es"), en: merge("en") }
}

/**
 * Those of its own: a widget's styles also name classes of the parts that all share.
 * @param {string} folder
 */
function listClasses(folder) {
  const sources = join(root, "packages", folder, "src")
  if (!existsSync(sources)) return []
  const prefix = folder === "ui" ? "ringside-" : `ringside-${folder}`
  const styles = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"))
  const names = styles.flatMap((name) => {
    const css = readFileSync(join(sources, name), "utf8").replace(/\/\*.*?\*\//gs, "")
    return [...css.matchAll(/\.([a-z-]+)/g)].map(([, found = ""]) => found)
  })
  return [...new Set(names)].filter((name) => name.startsWith(prefix)).sort()
}
