import { createRequire } from "node:module"
import { join } from "node:path"
import { memberFolders, readManifest, root } from "../workspace.mjs"

/**
 * Paths of a rule as regular expressions: one of `path` matches, none of `pathNot`.
 * @typedef {{ path?: string | string[], pathNot?: string | string[] }} Paths
 */

/** @type {{ forbidden: readonly { name: string, from: Paths, to: Paths }[] }} */
const { forbidden } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs")

/** Conditions of rules that don't decide which folder may import which. */
const otherConditions = ["circular", "couldNotResolve", "dependencyTypes"]

const rules = forbidden.filter(
  ({ to }) => ("path" in to || "pathNot" in to) && !otherConditions.some((condition) => condition in to),
)

/**
 * Whether the rules of .dependency-cruiser.cjs allow a file of one folder to import a file of another one at run time.
 * @param {string} from a folder, relative to the workspace
 * @param {string} to
 */
export function mayImport(from, to) {
  return rules.every((rule) => {
    const importer = matchPaths(rule.from, `${from}/file.ts`)
    return !importer || !matchPaths(rule.to, `${to}/file.ts`, importer)
  })
}

/**
 * @param {Paths} paths
 * @param {string} file
 * @param {readonly string[]} [groups] in the place of `$1` and so on
 * @returns {RegExpExecArray | null} the match
 */
function matchPaths({ path = "", pathNot = [] }, file, groups = []) {
  /** @param {string} pattern */
  const match = (pattern) =>
    new RegExp(pattern.replaceAll(/\$(\d)/g, (_, digit) => groups[Number(digit)] ?? "")).exec(file)
  if ([pathNot].flat().some(match)) return null
  return [path].flat().map(match).find(Boolean) ?? null
}

/**
 * Lists the rooms of a package that rules put in order, from the highest, and its domain below them.
 * @param {string} name
 * @returns {string[]}
 */
export function listRooms(name) {
  const pattern = new RegExp(`^${name}-(.+)-imports-lower-rooms$`)
  const rooms = forbidden.flatMap((rule) => pattern.exec(rule.name)?.[1] ?? [])
  return [...rooms.toReversed(), "domain"]
}

/** @returns {string[]} the published packages */
export function listPackageNames() {
  return memberFolders()
    .filter((folder) => folder.startsWith("packages/") && !readManifest(join(root, folder, "package.json")).private)
    .map((folder) => folder.slice("packages/".length))
}

/**
 * Lists who may import whom, without what follows from the other arrows.
 * @param {readonly string[]} names
 * @param {(name: string) => string} folderOf
 * @returns {(readonly [from: string, to: string])[]}
 */
export function listArrows(names, folderOf) {
  const allowed = new Map(
    names.map((from) => [from, names.filter((to) => to !== from && mayImport(folderOf(from), folderOf(to)))]),
  )
  return [...allowed].flatMap(([from, all]) =>
    all
      .filter((to) => !all.some((between) => allowed.get(between)?.includes(to)))
      .map((to) => /** @type {const} */ ([from, to])),
  )
}

/**
 * Draws who may import whom. Names with the same arrows share a box.
 * @param {readonly string[]} names
 * @param {(name: string) => string} folderOf
 */
function draw(names, folderOf) {
  const arrows = listArrows(names, folderOf)
  /** @param {string} name */
  const keyOf = (name) =>
    arrows
      .flatMap(([from, to]) => (from === name ? `to ${to}` : to === name ? `from ${from}` : []))
      .toSorted()
      .join()
  const keys = [...new Set(names.map(keyOf))]
  const boxes = keys.map((key, index) => `  box${index}["${names.filter((name) => keyOf(name) === key).join("<br>")}"]`)
  const lines = arrows.map((ends) => ends.map((name) => `box${keys.indexOf(keyOf(name))}`).join(" --> "))
  return ["```mermaid", "flowchart TD", ...boxes, ...[...new Set(lines)].map((line) => `  ${line}`), "```"].join("\n")
}

/** Creates the pictures of docs/rooms.md, by block. */
export function createRoomPictures() {
  return {
    packages: draw(listPackageNames(), (name) => `packages/${name}/src`),
    core: draw(listRooms("core"), (name) => `packages/core/src/${name}`),
    popups: draw(listRooms("popups"), (name) => `packages/popups/src/${name}`),
  }
}
