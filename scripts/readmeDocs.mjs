import { join } from "node:path"
import { readParts } from "../packages/embed/build/parts.mjs"
import { code, formatTable } from "./markdownTable.mjs"
import { memberFolders, readManifest, root } from "./workspace.mjs"

/** @typedef {import("../packages/embed/build/parts.mjs").BuildPart} Part */
/** @typedef {import("../packages/core/src/domain/partDocs.ts").HookSummary} HookSummary */

/**
 * The titles of README's tables of hooks, in order.
 * @type {readonly (readonly [HookSummary["place"], string])[]}
 */
const places = [
  ["product", "Product page"],
  ["basket", "Basket"],
  ["checkout", "Checkout"],
  ["marketing", "Popups and marketing"],
  ["every", "Every page"],
]

/**
 * Creates README's tables of hooks and packages.
 * @returns {Promise<Record<string, string>>} by the name of the block
 */
export async function createReadmeBlocks() {
  const parts = await readParts()
  const packages = listPackages(parts).filter(({ isPrivate }) => !isPrivate)
  return {
    hooks: formatHooks(parts),
    packages: formatTable(
      ["Package", "Contains"],
      packages.map(({ name, description }) => [code(name), description]),
    ),
  }
}

/**
 * Creates the map of packages in CONTRIBUTING.md.
 * @returns {Promise<string>}
 */
export async function createPackageMap() {
  const packages = listPackages(await readParts())
  return formatTable(
    ["Folder", "Content"],
    packages.map(({ folder, description }) => [code(folder), description]),
  )
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
    .map(([place, title]) => {
      const rows = hooks.filter((hook) => hook.place === place)
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
