import { join } from "node:path"
import { readParts } from "../../packages/embed/build/parts.mjs"
import { code, formatTable } from "../markdownTable.mjs"
import { memberFolders, readManifest, root } from "../workspace.mjs"

/** @typedef {import("../../packages/embed/build/parts.mjs").BuildPart} Part */
/** @typedef {import("../../packages/core/src/domain/partDocs.ts").HookSummary} HookSummary */

/**
 * README's tables of hooks and the site's lists, in order: the places that each has, and its title.
 * @type {readonly (readonly [readonly HookSummary["place"][], string])[]}
 */
export const places = [
  [["product"], "Product page"],
  [["basket", "checkout"], "Basket and checkout"],
  [["marketing"], "Popups and marketing"],
  [["every"], "Every page"],
]

/** The longest line in CONTRIBUTING.md: it is also read in editors and terminals, where a wide line wraps. */
export const maximumLineLength = 120

/**
 * Creates README's tables of hooks.
 * @returns {Promise<string>}
 */
export async function createHookTables() {
  return formatHooks(await readParts())
}

/**
 * Creates the table of published packages in docs/npm.md.
 * @returns {Promise<string>}
 */
export async function createPackageTable() {
  const packages = listPackages(await readParts()).filter(({ isPrivate }) => !isPrivate)
  return formatTable(
    ["Package", "Contains"],
    packages.map(({ name, description }) => [code(name), description]),
  )
}

/**
 * Creates the map of packages in CONTRIBUTING.md, a list whose lines are never wider than `maximumLineLength`.
 * @returns {Promise<string>}
 */
export async function createPackageMap() {
  return listPackages(await readParts())
    .map(({ folder, description }) => wrapItem(`${code(folder)}: ${description}`))
    .join("\n")
}

/**
 * Formats a list item, wrapped between words.
 * @param {string} text
 */
function wrapItem(text) {
  const lines = text.split(" ").reduce(
    (/** @type {string[]} */ done, word) => {
      const last = done.at(-1) ?? ""
      const longer = `${last} ${word}`
      return longer.length <= maximumLineLength ? [...done.slice(0, -1), longer] : [...done, `  ${word}`]
    },
    ["-"],
  )
  return lines.join("\n")
}

/** @param {readonly Part[]} parts */
function formatHooks(parts) {
  const hooks = parts.flatMap((part) =>
    Object.keys(part.hooks ?? {}).map((name) => {
      const { summary, widget, behaviour = "" } = part.docs?.hooks?.[name] ?? {}
      return { name, place: "every", does: (widget ?? behaviour).replace(/\.$/, ""), needs: "–", ...summary }
    }),
  )
  return places
    .map(([listed, title]) => {
      const rows = hooks.filter(({ place }) => listed.some((each) => each === place))
      return formatTable(
        [title, "What it does", "Needs"],
        rows.map(({ name, does, needs }) => [code(name), does, needs]),
      )
    })
    .join("\n\n")
}

/**
 * Lists all packages: those with a part in the order of the parts, then the others.
 * @param {readonly Part[]} parts
 */
function listPackages(parts) {
  const withPart = parts.map(({ name }) => `packages/${name}`)
  const others = memberFolders().filter((folder) => folder.startsWith("packages/") && !withPart.includes(folder))
  return [...withPart, ...others].map((folder) => {
    const { name = "", description = "", private: isPrivate = false } = readManifest(join(root, folder, "package.json"))
    return { folder, name, description, isPrivate }
  })
}
