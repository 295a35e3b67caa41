import { formatTable } from "../markdownTable.mjs"
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
  const rows = headlines.map((figure) => [figure.goal, ...formatCells(figure)])
  const missed = headlines.filter((figure) => isReached(figure) === false)
  const closing =
    missed.length === 0
      ? "Every goal that is measured here is reached."
      : `${missed.length} of ${rows.length} are missed; [bench.md](bench.md) names them.`
  return [formatTable(["", ...columns], rows), closing].join("\n\n")
}

/** The figure that the README's sentence gives, with that of the jQuery stack. */
const headline = "script time at load, product page, 1x"

/**
 * Formats the README's sentence: one figure, and how many goals are missed.
 * @param {readonly Section[]} sections
 * @throws Error when the figure was not measured, or not beside the jQuery stack
 */
export function formatSpeedSentence(sections) {
  const { ours, peer, unit } = sections.flatMap(({ figures }) => figures).find(({ what }) => what === headline) ?? {}
  if (!ours || !peer || !unit) throw new Error(`"${headline}" was not measured; expected it, with the jQuery stack's.`)
  const judged = sections.flatMap(selectHeadlines)
  const missed = judged.filter((figure) => isReached(figure) === false)
  return (
    `While the example shop's product page loads, its scripts run for ${formatMedian(ours, unit)} (${formatMedian(peer, unit)} with jQuery and a small ` +
    `add-to-cart script in its place); ${missed.length} of our ${judged.length} goals for speed are missed ([docs/sizes.md](docs/sizes.md#speed)).`
  )
}

/**
 * Formats the whole of docs/bench.md.
 * @param {readonly Section[]} sections
 * @param {{ readonly machine: readonly string[], readonly repeats: number }} run
 */
export function formatReport(sections, { machine, repeats }) {
  return [
    "# Measured",
    `Written by \`npm run bench\`; a figure is the median of ${countRepeats(repeats)}, each in a fresh browser context, unless its method says otherwise.`,
    listItems([...machine, ...caveats]),
    missedTitle,
    formatMissed(sections),
    ...sections.flatMap((section) => formatSection(section)),
  ].join("\n\n")
}

/**
 * Puts sections that were measured apart into docs/bench.md, with their machine, and their missed goals into its list; the rest stays.
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
  return [head, ...blocks.map(update), ...added.flatMap((section) => formatSection(section, apart))].join("\n\n")
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
    isGoalReached === null ? "" : isGoalReached ? "yes" : "**no**",
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
