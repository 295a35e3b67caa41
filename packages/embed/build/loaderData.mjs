/*
 * The moments of the parts' modules, as the loader has them. A test of pages reads them as they are built, so nothing here needs the bundler.
 */

/**
 * @typedef {import("@ringside/core/domain").ModuleRow} ModuleRow
 * @typedef {import("@ringside/core/domain").PressTrigger} PressTrigger
 */

/**
 * Creates the conditions under which the loader fetches late code.
 * @param {readonly (readonly ModuleRow[])[]} modules of each part, in the order in which parts start
 */
export function createLoaderData(modules) {
  const rows = modules.flat()
  return {
    triggers: addDue(
      listTriggerGroups(modules),
      rows.flatMap((row) => [...row.idle, ...listNearOfLoader(row)]),
    ),
    events: mergeEvents(rows.flatMap(({ events }) => events ?? [])),
  }
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
 * @param {readonly (readonly ModuleRow[])[]} modules of each part, in the order in which parts start
 * @returns {readonly TriggerGroup[]}
 */
export function listTriggerGroups(modules) {
  const isOwn = (/** @type {ModuleRow} */ { place }) => place === "own"
  // The most specific trigger first: a variation form's button is also an add-to-cart button.
  const ownFirst = modules.flatMap((rows) => [...rows].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a))))
  /** @type {{ chunk?: string, trigger: PressTrigger }[]} */
  const triggers = ownFirst.flatMap((row) =>
    row.press.map((trigger) => ({ ...(isOwn(row) && { chunk: row.chunk }), trigger })),
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
 * Lists the markup by which the loader finds that an action may bring a module: a module with a job has presses of that job.
 * @param {ModuleRow} row
 */
function listNearOfLoader({ near, press }) {
  const isPressed = (/** @type {string} */ selector) => press.some((trigger) => trigger.selector.includes(selector))
  return near.flatMap(({ near: selector, job }) => (job || isPressed(selector) ? [] : { selector }))
}

/**
 * Lists the markup that brings a module when an action comes to it, as the late chunk has it. The loader has such a module's presses.
 * @param {ModuleRow} row
 */
export function listNear({ near }) {
  return near.map((trigger) => ({ near: trigger.near, job: trigger.job && pickForLoader(trigger.job) }))
}

/**
 * Writes the triggers for the loader, with the markup of each job at a trigger of the same job. A job without triggers gets a row without a
 * selector, behind all others: the late chunk names triggers by their place.
 * @param {readonly TriggerGroup[]} groups
 * @param {readonly import("@ringside/core/domain").JobMarkup[]} due
 */
function addDue(groups, due) {
  const all = [...groups]
  /** @type {Map<TriggerGroup, string[]>} */
  const markup = new Map()
  for (const { selector, job: declared } of due) {
    const job = declared && pickForLoader(declared)
    let group = all.find((each) => toJson(each.job) === toJson(job))
    if (!group) {
      group = { chunk: undefined, job, busyClass: undefined, moves: undefined, selectors: [] }
      all.push(group)
    }
    markup.set(group, [...(markup.get(group) ?? []), selector])
  }
  // The job comes first: rows with a common beginning take 13 bytes less.
  return all.map((group) => {
    const { job, busyClass, moves, selectors } = group
    return { job, busyClass, moves, selector: selectors.join() || undefined, due: markup.get(group)?.join() }
  })
}

/**
 * Merges the events of several parts into one list: the loader fetches the code of all parts, or of none.
 * @param {readonly import("@ringside/core/domain").HostEvents[]} events
 */
export function mergeEvents(events) {
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

/** Members of declarations that pages don't use: documentation, and a job's title and page in the plugin's settings. */
export const textsForPeople = new Set(["doc", "title", "shopPage"])

/**
 * Formats JSON without documentation, which docs, stories and the schema use, but shoppers shouldn't download.
 * @param {unknown} value
 */
export function toJson(value) {
  return JSON.stringify(value, (key, each) => (textsForPeople.has(key) && typeof each === "string" ? undefined : each))
}
