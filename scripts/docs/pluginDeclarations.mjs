import { readDomain, readParts } from "../../packages/embed/build/parts.mjs"
import { extendedBlocks, scriptsGoingAlong, scriptsToLeaveIn } from "./hostScripts.mjs"

/**
 * Creates the plugin's `jobs.json` and `hooks.json` from the parts' declarations.
 * @returns {Promise<Record<string, unknown>>} by file name
 */
export async function createDeclarations() {
  const parts = await readParts()
  const jobs = parts.flatMap((part) => part.jobs ?? [])
  const handles = new Set(jobs.flatMap((job) => job.handles))
  // The plugin keeps these scripts on the page, and shows the shop's owner what they are still needed for.
  const known = scriptsToLeaveIn.filter(({ handle }) => handles.has(handle))
  // Where Ringside replaces a script completely, its jobs are off until the owner enables them.
  const kept = known.filter(({ caution }) => caution === undefined)
  const cautions = known.filter(({ caution }) => caution !== undefined)
  const settings = [
    ...jobs.map((job) => job.settings),
    ...parts.flatMap(({ settings: tables = [] }) => tables.flatMap(({ name, isValue }) => (isValue ? [] : [name]))),
  ]
  const hooks = Object.fromEntries(
    parts.flatMap(({ hooks: declared = {} }) =>
      Object.entries(declared).map(([name, { attributes }]) => [name, { attributes: leaveOutDocs(attributes) }]),
    ),
  )
  return {
    "jobs.json": {
      jobs: Object.fromEntries(
        jobs.map(({ name, packageName, handles, settings, title, shopPage = "every", doc }) => [
          name,
          { package: packageName, handles, settings: settings ?? null, title: title ?? doc, page: shopPage, doc },
        ]),
      ),
      kept: Object.fromEntries(kept.map(({ handle, remaining }) => [handle, remaining])),
      cautions: Object.fromEntries(cautions.map(({ handle, caution }) => [handle, caution])),
      along: scriptsGoingAlong,
      blocks: extendedBlocks,
      // The plugin writes amounts in minor units. Currencies that aren't named have two decimals.
      decimals: await listCurrencyDecimals(),
      // Globals that our code reads: tests check that each page has them.
      settings: [...new Set(settings.filter((name) => name !== undefined))].sort(),
    },
    "hooks.json": hooks,
  }
}

/**
 * The declarations of a hook's attributes alone: they are described for developers, and the plugin has texts of its own.
 * @param {import("../../packages/core/src/domain/attributeTable.ts").AttributeTable} attributes
 */
function leaveOutDocs(attributes) {
  return Object.fromEntries(Object.entries(attributes).map(([name, { doc: _, ...attribute }]) => [name, attribute]))
}

/**
 * Lists the currencies that don't have two decimals, with their number of decimals.
 * @returns {Promise<Record<string, number>>}
 */
async function listCurrencyDecimals() {
  const { selectCurrencyDecimals } = await readDomain()
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
  const codes = letters.flatMap((first) => letters.flatMap((second) => letters.map((third) => first + second + third)))
  const decimals = codes.map((code) => /** @type {const} */ ([code, selectCurrencyDecimals(code)]))
  return Object.fromEntries(decimals.filter(([, count]) => count !== 2))
}
