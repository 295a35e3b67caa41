import { formatTable, readTable } from "../markdownTable.mjs"
import { emptyGoals, fillGoals, isGoalsBlock } from "./goals.mjs"
import { findMissed, formatValue, isReached, median, selectHeadlines } from "./figures.mjs"

/**
 * @typedef {import("./figures.mjs").Section} Section
 * @typedef {import("./figures.mjs").Figure} Figure
 */

/** Notes that readers need to judge the figures. */
const caveats = [
  "Absolute times belong to the machine; ratios and counts travel.",
  "The jQuery stack is jQuery 3.7.1 from npm and an add-to-cart and fragments script that we wrote for this comparison. The platform's own plugin scripts were not run.",
  "The example shop stands behind a small proxy that compresses (brotli), takes our script out or puts the stack in, delays answers, and answers every figure with one and the same drawn picture.",
]

/**
 * Formats the table of docs/sizes.md: figures with a goal, of each job the worst.
 * @param {readonly Section[]} sections
 */
export function formatSummary(sections) {
  const headlines = sections.flatMap((section) =>
    selectHeadlines(section).map((figure) => ({ ...figure, goal: section.goal })),
  )
  return formatSummaryOf(headlines.map((figure) => [figure.goal, ...formatCells(figure)]))
}

/**
 * Puts the rows of goals that were measured apart into the table of docs/sizes.md, and counts the missed goals of all rows again.
 * @param {string} before
 * @param {readonly Section[]} sections
 */
export function mergeSummary(before, sections) {
  const rows = readSummary(before)
  const added = sections.filter(({ goal }) => !rows.some(([name]) => name === goal))
  const goals = [...new Set(rows.map(([name = ""]) => name)), ...added.map(({ goal }) => goal)]
  return formatSummaryOf(
    goals.flatMap((goal) => {
      const section = sections.find((each) => each.goal === goal)
      if (!section) return rows.filter(([name]) => name === goal)
      return selectHeadlines(section).map((figure) => [goal, ...formatCells(figure)])
    }),
  )
}

/** @param {readonly (readonly string[])[]} rows */
function formatSummaryOf(rows) {
  const missed = rows.filter(isMissedRow).length
  const closing =
    missed === 0
      ? "Every goal that is measured here is reached."
      : `${missed} of ${rows.length} are missed; [bench.md](bench.md) names them.`
  return [formatTable(["", ...columns], rows), closing].join("\n\n")
}

/**
 * Reads the rows of the table in docs/sizes.md.
 * @param {string} text the document, or its table alone
 * @returns {readonly (readonly string[])[]}
 */
function readSummary(text) {
  return readTable(text.split("<!-- bench:start -->").at(-1) ?? "")
}

/** @param {readonly string[]} row of docs/sizes.md */
function isMissedRow(row) {
  return row[columns.indexOf("Reached") + 1] === missedMark
}

/** The figure that the README's sentence gives, with that of the jQuery stack. */
const headline = "script time at load, product page, 1x"

/**
 * Formats the README's sentence: one figure, and how many goals are missed.
 * @param {readonly Section[]} sections
 * @throws Error when the figure was not measured, or not beside the jQuery stack
 */
export function formatSpeedSentence(sections) {
  const load = formatLoadTime(sections)
  if (load === null) throw new Error(`"${headline}" was not measured; expected it, with the jQuery stack's.`)
  const rows = readSummary(formatSummary(sections))
  return `${load}; ${countMissed(rows)}`
}

/**
 * Updates the README's sentence after goals were measured apart: its count, and its figure if that is among them.
 * @param {string} before the README
 * @param {readonly Section[]} sections
 * @param {string} summary the merged table
 * @throws Error when the README has no such sentence
 */
export function mergeSpeedSentence(before, sections, summary) {
  const load = formatLoadTime(sections) ?? /^While the example shop's .*(?=; \d+ of our )/m.exec(before)?.[0]
  if (load === undefined) throw new Error("README.md has no sentence on speed to update; run: npm run bench")
  return `${load}; ${countMissed(readSummary(summary))}`
}

/**
 * Formats the figure of the README's sentence, or null when it was not measured.
 * @param {readonly Section[]} sections
 */
function formatLoadTime(sections) {
  const { ours, peer, unit } = sections.flatMap(({ figures }) => figures).find(({ what }) => what === headline) ?? {}
  if (!ours || !peer || !unit) return null
  return (
    `While the example shop's product page loads, its scripts run for ${formatMedian(ours, unit)} ` +
    `(${formatMedian(peer, unit)} with jQuery and a small add-to-cart script in its place)`
  )
}

/** @param {readonly (readonly string[])[]} rows of docs/sizes.md */
function countMissed(rows) {
  return `${rows.filter(isMissedRow).length} of our ${rows.length} goals for speed are missed ([docs/sizes.md](docs/sizes.md#speed)).`
}

/**
 * Formats the whole of docs/bench.md.
 * @param {readonly Section[]} sections
 * @param {{ readonly machine: readonly string[], readonly repeats: number }} run
 */
export function formatReport(sections, { machine, repeats }) {
  const report = [
    "# Measured",
    `Written by \`npm run bench\`; a figure is the median of ${countRepeats(repeats)}, each in a fresh browser context, unless its method says otherwise.`,
    listItems([...machine, ...caveats]),
    emptyGoals,
    missedTitle,
    formatMissed(sections),
    ...sections.flatMap((section) => formatSection(section)),
  ].join("\n\n")
  return fillGoals(report)
}

/**
 * Puts sections that were measured apart into docs/bench.md, with their machine, and their missed goals into its list, and writes the table
 * of part 20's goals anew; the rest stays.
 * @param {string} before
 * @param {readonly Section[]} sections
 * @param {{ readonly machine: readonly string[], readonly repeats: number }} run
 */
export function mergeReport(before, sections, { machine, repeats }) {
  const [head = "", ...blocks] = before
    .trim()
    .split(/^(?=## )/m)
    .map((block) => block.trim())
  const isOf = (/** @type {Section} */ { goal }, /** @type {string} */ block) => block.startsWith(`## ${goal}: `)
  const apart = `Measured apart: ${machine.join(" ")} ${countRepeats(repeats)}.`
  const update = (/** @type {string} */ block) => {
    if (block.startsWith(missedTitle)) return formatMissedAnew(block, sections)
    const section = sections.find((each) => isOf(each, block))
    return section ? formatSection(section, apart).join("\n\n") : block
  }
  const added = sections.filter((section) => !blocks.some((block) => isOf(section, block)))
  const kept = blocks.filter((block) => !isGoalsBlock(block)).map(update)
  const report = [head, emptyGoals, ...kept, ...added.flatMap((section) => formatSection(section, apart))].join("\n\n")
  return fillGoals(report)
}

/**
 * @param {string} block
 * @param {readonly Section[]} sections
 */
function formatMissedAnew(block, sections) {
  const isOld = (/** @type {string} */ line) => sections.some(({ goal }) => line.startsWith(`- ${goal}, `))
  const kept = block.split("\n").filter((line) => line.startsWith("- ") && !isOld(line))
  const missed = findMissed(sections).length > 0 ? [formatMissed(sections)] : []
  return `${missedTitle}\n\n${[...kept, ...missed].join("\n")}`
}

const missedMark = "**no**"
const missedTitle = "## Goals that are missed"
const columns = ["Figure", "Ringside", "Goal", "Reached", "No script", "jQuery stack"]

/**
 * @param {Section} section
 * @param {string} [run] where and when it was measured, if apart from the others
 */
function formatSection({ goal, title, method, figures }, run) {
  const others = [...new Set(figures.flatMap((figure) => Object.keys(figure.others ?? {})))]
  const rows = figures.map((figure) => [
    ...formatCells(figure),
    ...others.map((name) => formatMedian(figure.others?.[name], figure.unit)),
    formatRange(figure),
  ])
  const how = run === undefined ? [method] : [method, run]
  return [`## ${goal}: ${title}`, ...how, formatTable([...columns, ...others, "Least to most"], rows)]
}

/** @param {Figure} figure */
function formatCells(figure) {
  const { what, unit, ours, without, peer, limit } = figure
  const isGoalReached = isReached(figure)
  return [
    what,
    formatMedian(ours, unit),
    limit === undefined ? "" : `≤ ${formatValue(limit, unit)}`,
    isGoalReached === null ? "" : isGoalReached ? "yes" : missedMark,
    formatMedian(without, unit),
    formatMedian(peer, unit),
  ]
}

/**
 * @param {readonly number[] | undefined} values undefined where nothing was measured
 * @param {import("./figures.mjs").Unit} unit
 */
function formatMedian(values, unit) {
  return values === undefined ? "" : formatValue(median(values), unit)
}

/** @param {Figure} figure */
function formatRange({ ours, unit }) {
  const [least, most] = [Math.min(...ours), Math.max(...ours)].map((value) => formatValue(value, unit))
  return least === most ? "" : `${least} – ${most}`
}

/** @param {readonly Section[]} sections */
function formatMissed(sections) {
  const missed = findMissed(sections)
  if (missed.length === 0) return "None of those measured here."
  return listItems(
    missed.map(({ goal, what, unit, ours, without, floor, limit = 0 }) => {
      const least = floor === undefined ? "" : ` With the floor's script: ${formatValue(median(floor), unit)}.`
      const beside = without === undefined ? "" : ` The page without a script: ${formatValue(median(without), unit)}.`
      return `${goal}, ${what}: ${formatValue(median(ours), unit)}, where at most ${formatValue(limit, unit)} was the goal.${beside}${least}`
    }),
  )
}

/** @param {readonly string[]} items */
function listItems(items) {
  return items.map((item) => `- ${item}`).join("\n")
}

/** @param {number} repeats */
function countRepeats(repeats) {
  return repeats === 1 ? "one run" : `${repeats} runs`
}
