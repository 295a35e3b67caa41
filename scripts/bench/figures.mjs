/**
 * One measured figure, with what it was measured beside. Every list holds one value a repeat.
 * @typedef {object} Figure
 * @property {string} what
 * @property {Unit} unit
 * @property {readonly number[]} ours
 * @property {readonly number[]} [without] the same page without a script
 * @property {readonly number[]} [peer] the same page with the jQuery stack
 * @property {Readonly<Record<string, readonly number[]>>} [others] others that do the same, by name
 * @property {readonly number[]} [floor] the same page with a script that does nothing but what every such script must
 * @property {number} [limit] the goal: at most this
 * @property {string} [job] what the README calls several figures of one goal, of which it shows the worst
 */

/**
 * What belongs to one goal.
 * @typedef {object} Section
 * @property {string} goal its number in our list of goals, such as "P4"
 * @property {string} title
 * @property {string} method how it was measured, for a reader who wants to do it again
 * @property {readonly Figure[]} figures
 */

/** @typedef {"ms" | "kB" | "KiB" | "count" | "times" | "score"} Unit */

/** How many decimals each unit is shown with, and compared by. */
const decimals = { ms: 1, kB: 1, KiB: 1, count: 0, times: 2, score: 3 }

/** Units whose name would only repeat what the figure says. */
const unnamed = new Set(["score", "count"])

/**
 * The middle of some values; the mean of the two middle ones where their number is even.
 * @param {readonly number[]} values
 * @throws RangeError without a value
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError("There is no median of no values.")
  return (lower + upper) / 2
}

/**
 * True when the goal is reached, as far as the shown decimals tell; null where there is none.
 * @param {Pick<Figure, "ours" | "limit" | "unit">} figure
 */
export function isReached({ ours, limit, unit }) {
  return limit === undefined ? null : round(median(ours), unit) <= limit
}

/**
 * The figures of `sections` that miss their goal.
 * @param {readonly Section[]} sections
 */
export function findMissed(sections) {
  return sections.flatMap(({ goal, figures }) =>
    figures.filter((figure) => isReached(figure) === false).map((figure) => ({ goal, ...figure })),
  )
}

/**
 * The figures of a section that have a goal; of those of one job only the worst, under the job's name.
 * @param {Section} section
 * @returns {Figure[]}
 */
export function selectHeadlines({ figures }) {
  const judged = figures.filter(({ limit }) => limit !== undefined)
  const jobs = [...new Set(judged.map(({ what, job = what }) => job))]
  return jobs.flatMap((job) => {
    const [worst, ...others] = judged
      .filter((figure) => (figure.job ?? figure.what) === job)
      .toSorted((a, b) => median(b.ours) - median(a.ours))
    if (!worst || others.length === 0) return worst ? [worst] : []
    return [{ ...worst, what: `${job} (the worst of ${others.length + 1})` }]
  })
}

/**
 * A value for people: "12.3 ms", "2.40 ×", "0.000", "3".
 * @param {number} value
 * @param {Unit} unit
 */
export function formatValue(value, unit) {
  const shown = round(value, unit).toFixed(decimals[unit])
  if (unnamed.has(unit)) return shown
  return `${shown} ${unit === "times" ? "×" : unit}`
}

/**
 * Rounded to what is shown, so that a goal is judged by what the reader sees; there is no "-0.0".
 * @param {number} value
 * @param {Unit} unit
 */
function round(value, unit) {
  const scale = 10 ** decimals[unit]
  return Math.round(value * scale) / scale + 0
}
