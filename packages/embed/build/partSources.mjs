import { join, relative } from "node:path"
import { bundle, embedFolder, toPosix } from "./bundle.mjs"
import { createWarningKeys, listWidgets, resolveFile, sortParts, toJson } from "./parts.mjs"

/**
 * @typedef {import("@ringside/core/domain").Part} Part
 * @typedef {import("@ringside/core/domain").PressTrigger} PressTrigger
 */

/**
 * Writes the source of `loaderParts.ts`: the declarations that every page needs from its start.
 * @param {readonly Part[]} parts
 */
export function writeLoaderParts(parts) {
  const sorted = sortParts(parts)
  const imports = createImports()
  const beforeLoad = [...sorted.filter(({ isFirst }) => isFirst), ...sorted.filter(({ isFirst }) => !isFirst)].flatMap(
    (part) => (part.beforeLoad ? imports.add(part, part.beforeLoad, "beforeLoad") : []),
  )
  const isDue = sorted.flatMap((part) => (part.isDue ? imports.add(part, part.isDue, "isDue") : []))
  const loads = listLateFiles(sorted).map(({ load }) => load)
  const data = {
    press: addDue(
      listTriggerGroups(sorted),
      loads.flatMap(({ due }) => due ?? []),
    ),
    events: mergeEvents(loads.flatMap(({ events }) => events ?? [])),
    drawn: listWidgets(sorted)
      .map(
        ({ hook, widget: { drawsUnless } }) =>
          `[data-ringside~="${hook}"]${drawsUnless === undefined ? "" : `:not(:has(${drawsUnless}))`}`,
      )
      .join(),
    members: Object.fromEntries(sorted.flatMap(({ members = {} }) => Object.entries(members).map(listMethods))),
  }
  return `${imports.text()}
export const loaderParts = { beforeLoad: [${beforeLoad.join(", ")}], isDue: [${isDue.join(", ")}], ...${toJson(data)} }
`
}

/**
 * Reads the exports of late files, by path. The late chunk imports them by name: from `import *` esbuild creates an object with a loop that
 * fails on a page which adds members to every object's prototype.
 * @param {readonly Part[]} parts
 * @returns {Promise<ReadonlyMap<string, readonly string[]>>}
 */
export async function readLateExports(parts) {
  const paths = parts.flatMap((part) => (part.late ?? []).map(({ file }) => resolveFile(part, file)))
  const exports = paths.map(async (path) => {
    const { outputs } = await bundle({ entryPoints: [path], bundle: false, sourcemap: false, minify: false })
    return /** @type {const} */ ([path, Object.values(outputs).flatMap((output) => output.exports)])
  })
  return new Map(await Promise.all(exports))
}

/**
 * Writes the source of `lateParts.ts`: the behaviours that the late chunk starts, and its entries for the other chunks.
 * @param {readonly Part[]} parts
 * @param {object} options
 * @param {import("@ringside/core/domain").ConfigNames} options.configNames
 * @param {ReadonlyMap<string, readonly string[]>} options.lateExports from `readLateExports`
 */
export function writeLateParts(parts, { configNames, lateExports }) {
  const sorted = sortParts(parts)
  const imports = createImports()
  const modules = sorted.flatMap((part) =>
    (part.late ?? [])
      .filter(({ chunk }) => chunk === undefined)
      .map(({ file }) => {
        const names = lateExports.get(resolveFile(part, file)) ?? []
        const members = names.map((name) => `${name}: ${imports.add(part, file, name)}`)
        return `{ part: ${JSON.stringify(part.name)}, module: { ${members.join(", ")} } }`
      }),
  )
  const groups = listTriggerGroups(sorted)
  const listPress = (/** @type {string} */ chunk) =>
    groups.flatMap((group, index) => (group.chunk === chunk ? [index] : []))
  const rows = sorted.flatMap(({ name, late = [] }) =>
    late.flatMap(({ chunk, load: { present, setting, events, services } }) =>
      chunk
        ? [
            {
              ...{ chunk, part: name, present, press: listPress(chunk), setting },
              events: events && mergeEvents([events]),
              services,
            },
          ]
        : [],
    ),
  )
  const widgets = listWidgets(sorted).map(({ hook, widget: { load, opensOn, drawsUnless } }) => ({
    name: hook,
    load,
    opensOn,
    drawsUnless,
  }))
  return `${imports.text()}
export const lateParts = { modules: [${modules.join(", ")}], ...${toJson({ rows, widgets, configNames })} }
`
}

/**
 * Writes the source of `hookTables.ts`: the options of every hook, which the checks of a page's hooks know.
 * @param {readonly Part[]} parts
 */
export function writeHookTables(parts) {
  const tables = sortParts(parts).flatMap(({ hooks = {} }) =>
    Object.entries(hooks).map(([name, { attributes }]) => [name, attributes]),
  )
  return `export const hookTables = ${toJson(Object.fromEntries(tables))}
`
}

/**
 * Writes the source of `warningTexts.ts`: the parts' texts of warnings, which other chunks name by key.
 * @param {readonly Part[]} parts
 */
export function writeWarningTexts(parts) {
  const texts = parts.flatMap(({ name, warnings = {} }) => {
    const keys = createWarningKeys(name, warnings)
    return Object.entries(warnings).map(([each, text]) => [keys[each], text])
  })
  return `export const warningTexts = ${JSON.stringify(Object.fromEntries(texts))}
`
}

/**
 * Triggers of one job, as the loader has them. The late chunk refers to those of a chunk by their place in the loader's list.
 * @typedef {object} TriggerGroup
 * @property {string | undefined} chunk that they wait for
 * @property {unknown} job
 * @property {string | undefined} busyClass
 * @property {string | undefined} moves
 * @property {readonly string[]} selectors
 */

/**
 * Lists the press triggers of all parts, merged by job and chunk, so that the loader contains each job of a chunk once. A trigger doesn't
 * move past one with another busy class: the first trigger that an element matches decides the class.
 * @param {readonly Part[]} sorted
 * @returns {readonly TriggerGroup[]}
 */
function listTriggerGroups(sorted) {
  // The most specific trigger first: a variation form's button is also an add-to-cart button.
  const ownFirst = sorted.flatMap(({ late = [] }) => [...late].sort((a, b) => Number(!a.chunk) - Number(!b.chunk)))
  /** @type {{ chunk?: string, trigger: PressTrigger }[]} */
  const triggers = ownFirst.flatMap(({ chunk, load: { press = [] } }) =>
    press.map((trigger) => ({ ...(chunk === undefined ? {} : { chunk }), trigger })),
  )
  /** @type {(TriggerGroup & { selectors: string[] })[]} */
  const groups = []
  for (const { chunk, trigger } of [...triggers, { trigger: { selector: '[data-ringside-load="interaction"]' } }]) {
    const { selector, job: declared, busyClass, moves } = /** @type {PressTrigger} */ (trigger)
    const job = declared && pickForLoader(declared)
    const isSameJob = (/** @type {TriggerGroup} */ group) => group.moves === moves && toJson(group.job) === toJson(job)
    // The first trigger that an element matches wins, so a later one with the same selector has no effect.
    if (!chunk && groups.some((group) => isSameJob(group) && group.selectors.includes(selector))) continue
    const first = groups.findLastIndex((group) => group.busyClass !== busyClass) + 1
    const same = groups.slice(first).find((group) => isSameJob(group) && group.chunk === chunk)
    if (same) same.selectors.push(selector)
    else groups.push({ chunk, job, busyClass, moves, selectors: [selector] })
  }
  return groups
}

/**
 * Writes the triggers for the loader, with the markup of each job at a trigger of the same job.
 * @param {readonly TriggerGroup[]} groups
 * @param {readonly import("@ringside/core/domain").JobMarkup[]} due
 * @throws Error when a job has no trigger
 */
function addDue(groups, due) {
  /** @type {Map<TriggerGroup, string[]>} */
  const markup = new Map()
  for (const { selector, job } of due) {
    const group = groups.find((each) => toJson(each.job) === toJson(pickForLoader(job)))
    if (!group) throw new Error(`The markup ${selector} is due for a job without a press trigger.`)
    markup.set(group, [...(markup.get(group) ?? []), selector])
  }
  // The job comes first: rows with a common beginning take 13 bytes less.
  return groups.map((group) => {
    const { job, busyClass, moves, selectors } = group
    return { job, busyClass, moves, selector: selectors.join(), due: markup.get(group)?.join() }
  })
}

/**
 * Merges the events of several parts into one list: the loader fetches the code of all parts, or of none.
 * @param {readonly NonNullable<import("@ringside/core/domain").LoadTriggers["events"]>[]} events
 */
function mergeEvents(events) {
  const jobs = new Map(events.flatMap((each) => each.jobs.map((job) => [toJson(job), pickForLoader(job)])))
  return { names: [...new Set(events.flatMap(({ names }) => names))], jobs: [...jobs.values()] }
}

/**
 * Picks the members of a job that the loader uses. The late chunk checks the others: derived settings may require markup.
 * @param {import("@ringside/core/domain").HostJob} job
 */
function pickForLoader({ packageName, handles, settings, otherSettings, derived }) {
  return { packageName, handles, settings, otherSettings, derived: derived && {} }
}

/**
 * Lists the methods of a member by name, each with whether it subscribes.
 * @param {[string, import("@ringside/core/domain").MemberDeclaration]} member
 */
function listMethods([name, { methods, subscriptions = [] }]) {
  const rows = [...methods.map((method) => [method, false]), ...subscriptions.map((method) => [method, true])]
  return [name, Object.fromEntries(rows)]
}

/** @param {readonly Part[]} parts */
function listLateFiles(parts) {
  return parts.flatMap(({ late = [] }) => late)
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
      lines.push(`import { ${name} as ${local} } from ${JSON.stringify(path)}`)
      return local
    },
    text: () => lines.join("\n"),
  }
}
