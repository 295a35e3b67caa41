/**
 * A measured figure and its comparisons. Every list contains one value per repeat.
 * @typedef {object} Figure
 * @property {string} what
 * @property {Unit} unit
 * @property {readonly number[]} ours
 * @property {readonly number[]} [without] the same page without a script
 * @property {readonly number[]} [peer] the same page with the jQuery stack
 * @property {Readonly<Record<string, readonly number[]>>} [others] other libraries for the same task, by name
 * @property {readonly number[]} [floor] the same page with a script that does only the work that every such script must do
 * @property {number} [limit] the goal: the highest accepted value
 * @property {string} [job] the name in docs/sizes.md for several figures of one goal, of which it shows the worst
 */

/**
 * The figures of one goal.
 * @typedef {object} Section
 * @property {string} goal its number in our list of goals, such as "P4"
 * @property {string} title
 * @property {string} method of measurement, for readers who want to repeat it
 * @property {readonly Figure[]} figures
 */

/** @typedef {"ms" | "kB" | "KiB" | "count" | "times" | "score"} Unit */

/** The number of decimals of each unit, for display and comparison. */
const decimals = { ms: 1, kB: 1, KiB: 1, count: 0, times: 2, score: 3 }

/** Units whose name would only repeat the figure's text. */
const unnamed = new Set(["score", "count"])

/**
 * The median; the mean of the two middle values for an even number of values.
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
 * Whether the goal is reached, at the precision of the shown decimals; null without a goal.
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
 * Selects the figures of a section that have a goal; of the figures of one job only the worst, under the job's name.
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
 * Formats a value: "12.3 ms", "2.40 ×", "0.000", "3".
 * @param {number} value
 * @param {Unit} unit
 */
export function formatValue(value, unit) {
  const shown = round(value, unit).toFixed(decimals[unit])
  if (unnamed.has(unit)) return shown
  return `${shown} ${unit === "times" ? "×" : unit}`
}

/**
 * Rounds to the shown decimals, so that a goal is judged by the displayed value; avoids "-0.0".
 * @param {number} value
 * @param {Unit} unit
 */
function round(value, unit) {
  const scale = 10 ** decimals[unit]
  return Math.round(value * scale) / scale + 0
}
