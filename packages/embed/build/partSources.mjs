import { join, relative } from "node:path"
import { bundle, embedFolder, toPosix } from "./bundle.mjs"
import { createLoaderData, listNear, listTriggerGroups, mergeEvents, toJson } from "./loaderData.mjs"
import {
  createWarningKeys,
  fileOf,
  findWarningKey,
  listHookWidgets,
  listModules,
  resolveFile,
  selectEarly,
  sortParts,
} from "./parts.mjs"

/**
 * @typedef {import("@ringside/core/domain").Part} Part
 * @typedef {import("@ringside/core/domain").ModuleRow} ModuleRow
 * @typedef {import("./parts.mjs").BuildPart} BuildPart
 */

/**
 * Writes the source of `loaderParts.ts`: the declarations that every page needs from its start.
 * @param {readonly BuildPart[]} parts
 */
export function writeLoaderParts(parts) {
  const sorted = sortParts(parts)
  const imports = createImports()
  const modules = listPartModules(sorted)
  const beforeLoad = selectEarly(modules).map(({ part, row }) =>
    imports.add(part, fileOf(part, row.load), "beforeLoad"),
  )
  const isDue = [
    ...modules.flatMap(({ part, row }) =>
      row.readers.map((reader) => imports.add(part, fileOf(part, reader), "isDue")),
    ),
    imports.add({ name: "embed" }, "debug/isDue.ts", "isDue"),
  ]
  const members = sorted.flatMap((part) => Object.entries(part.members ?? {}).map(listMethods))
  const data = {
    ...createLoaderData(sorted.map(listModules)),
    drawn: formatDrawn(sorted.flatMap(listHookWidgets)),
    // The debug panel's own is a function; see `createLateMembers`.
    members: { ...Object.fromEntries(members), debug: false },
  }
  return `${imports.text()}
export const loaderParts = { beforeLoad: [${beforeLoad.join(", ")}], isDue: [${isDue.join(", ")}], ...${toJson(data)} }
`
}

/**
 * Formats the selector of the hooks on which a widget draws, which the loader marks when the late chunk can't be had. Hooks of nothing but data,
 * which need an option, are left out to keep the loader small: they keep their content either way.
 * @param {readonly import("@ringside/core/domain").HookWidget[]} widgets
 */
function formatDrawn(widgets) {
  return widgets
    .filter(({ widget }) => widget.drawsWith === undefined)
    .map(
      ({ hook, widget: { drawsUnless } }) =>
        `[data-ringside~="${hook}"]${drawsUnless === undefined ? "" : `:not(:has(${drawsUnless}))`}`,
    )
    .join()
}

/**
 * Lists the modules of parts, each with its part.
 * @param {readonly BuildPart[]} parts
 */
function listPartModules(parts) {
  return parts.flatMap((part) => listModules(part).map((row) => ({ part, row })))
}

/** The exports that the late chunk takes from a module: those of `LateModule` in `lateParts.ts`. */
const lateExportNames = new Set(["createBehaviours", "createMembers"])

/**
 * Reads the late chunk's exports of its modules, by path. The late chunk imports them by name: from `import *` esbuild creates an object with a loop that
 * fails on a page which adds members to every object's prototype.
 * @param {readonly BuildPart[]} parts
 * @returns {Promise<ReadonlyMap<string, readonly string[]>>}
 */
export async function readLateExports(parts) {
  const late = listPartModules(parts).filter(({ row }) => row.place === "late")
  const paths = late.map(({ part, row }) => resolveFile(part, fileOf(part, row.load)))
  const exports = paths.map(async (path) => {
    const { outputs } = await bundle({ entryPoints: [path], bundle: false, sourcemap: false, minify: false })
    const names = Object.values(outputs).flatMap((output) => output.exports)
    return /** @type {const} */ ([path, names.filter((name) => lateExportNames.has(name))])
  })
  return new Map(await Promise.all(exports))
}

/**
 * Writes the source of `lateParts.ts`: the behaviours that the late chunk starts, and its entries for the other chunks.
 * @param {readonly BuildPart[]} parts
 * @param {object} options
 * @param {import("@ringside/core/domain").ConfigNames} options.configNames
 * @param {ReadonlyMap<string, readonly string[]>} options.lateExports from `readLateExports`
 */
export function writeLateParts(parts, { configNames, lateExports }) {
  const sorted = sortParts(parts)
  const imports = createImports()
  const modules = listPartModules(sorted)
  const late = modules
    .filter(({ row }) => row.place === "late")
    .map(({ part, row }) => {
      const file = fileOf(part, row.load)
      const names = lateExports.get(resolveFile(part, file)) ?? []
      const members = names.map((name) => `${name}: ${imports.add(part, file, name)}`)
      return `{ ${members.join(", ")} }`
    })
  const own = modules.filter(({ row }) => row.place === "own")
  const readers = own.flatMap(({ part, row }) =>
    row.readers.map((reader) => {
      const isDue = imports.add(part, fileOf(part, reader), "isDue")
      return `{ chunk: ${JSON.stringify(row.chunk)}, isDue: ${isDue} }`
    }),
  )
  const groups = listTriggerGroups(sorted.map(listModules))
  const listPress = (/** @type {string} */ chunk) =>
    groups.flatMap((group, index) => (group.chunk === chunk ? [index] : []))
  const rows = own.map(({ row }) => {
    const { chunk, present, events, services } = row
    const near = listNear(row)
    return {
      chunk,
      present,
      press: listPress(chunk),
      near: near.length > 0 ? near : undefined,
      events: events && mergeEvents([events]),
      services: services.length > 0 ? services : undefined,
    }
  })
  const widgets = sorted
    .flatMap(listHookWidgets)
    .map(({ hook, chunk, widget: { load, opensOn, drawsUnless, drawsWith } }) => ({
      name: hook,
      chunk: chunk === hook ? undefined : chunk,
      load,
      opensOn,
      drawsUnless,
      drawsWith,
    }))
  return `${imports.text()}
export const lateParts = { modules: [${late.join(", ")}], readers: [${readers.join(", ")}], ...${toJson({ rows, widgets, configNames })} }
`
}

/**
 * Writes the source of `hookTables.ts`: the options of every hook, and what it needs in it, which the checks of a page's hooks read.
 * @param {readonly Part[]} parts
 */
export function writeHookTables(parts) {
  const sorted = sortParts(parts)
  const tables = sorted.flatMap(({ hooks = {} }) =>
    Object.entries(hooks).map(([name, { attributes }]) => [name, attributes]),
  )
  const contents = sorted.flatMap((part) =>
    Object.entries(part.hooks ?? {}).flatMap(([name, { content }]) =>
      content ? [[name, { ...content, warning: findWarningKey(part, content.warning) }]] : [],
    ),
  )
  return `export const hookTables = ${toJson(Object.fromEntries(tables))}
export const hookContents = ${JSON.stringify(Object.fromEntries(contents))}
`
}

/**
 * Writes the source of `warningTexts.ts`: the parts' texts of warnings, which other chunks name by key, each with the address of what the
 * documentation says about it.
 * @param {readonly BuildPart[]} parts
 * @param {string} errorsPage address of the documentation's page about mistakes; empty for none
 */
export function writeWarningTexts(parts, errorsPage) {
  const texts = parts.flatMap(({ name, warnings = {} }) => {
    const keys = createWarningKeys(name, warnings)
    return Object.entries(warnings).map(([each, text]) => [
      keys[each],
      errorsPage === "" ? text : `${text} ${errorsPage}#${createErrorAnchor(name, each)}`,
    ])
  })
  return `export const warningTexts = ${JSON.stringify(Object.fromEntries(texts))}
export const errorsPage = ${JSON.stringify(errorsPage)}
`
}

/**
 * The anchor of a part's warning on the documentation's page about mistakes.
 * @param {string} part
 * @param {string} name of the warning in the part's `warnings.ts`
 */
export function createErrorAnchor(part, name) {
  return `${part}-${name}`.toLowerCase()
}

/** Collects imports of parts' files under names that don't clash. */
function createImports() {
  /** @type {string[]} */
  const lines = []
  const next = () => `part${lines.length}`
  return {
    /** @type {(part: Part, file: string, name: string) => string} */
    add(part, file, name) {
      const local = next()
      // Relative: file names are hashes of the contents, source maps included, and must not depend on the workspace's folder.
      const path = toPosix(relative(join(embedFolder, "src"), resolveFile(part, file)))
      lines.push(`import { ${name} as ${local} } from ${JSON.stringify(`./${path}`)}`)
      return local
    },
    text: () => lines.join("\n"),
  }
}

/**
 * Lists the methods of a member by name, each with whether it subscribes.
 * @param {[string, import("@ringside/core/domain").MemberDeclaration]} member
 */
function listMethods([name, { methods, subscriptions = [] }]) {
  const rows = [...methods.map((method) => [method, false]), ...subscriptions.map((method) => [method, true])]
  return [name, Object.fromEntries(rows)]
}
