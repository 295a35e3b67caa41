import { formatTable, readTable } from "../markdownTable.mjs"
import { replaceBlock } from "../markedBlock.mjs"
import { formatValue } from "./figures.mjs"

/**
 * A goal of part 20 of the plan, and the figures of the report that measure it.
 * @typedef {object} MeasuredGoal
 * @property {string} title
 * @property {string} section of the report, such as "WORK"
 * @property {readonly string[]} figures the beginnings of their names
 * @property {number} [limitKb] the plan's limit in kB, where the figure has another or none
 * @property {string} [trace] the document that shows why it is missed
 * @property {RegExp} [traced] the names of the figures that the trace is about; all by default
 */

/**
 * A goal that no figure of the report measures.
 * @typedef {{ readonly title: string, readonly figure: string, readonly words: string, readonly goal: string }} UnmeasuredGoal
 */

/** The subjects of the curves, by the section of the report. */
export const scaled = /** @type {const} */ ({
  SCALE: ["popups", "add buttons", "quantities", "drawn mini-carts"],
  MARKUP: ["archive cards", "gallery pictures", "variations", "basket lines", "shipping rates"],
})

/**
 * The name of the figure that judges a curve.
 * @param {string} what
 */
export function nameSteepness(what) {
  return `a thousand ${what} beside a hundred`
}

const workTrace = "[0016](decisions/0016-work-after-load.md)"
const bytesTrace = "[0019](decisions/0019-what-the-parts-weigh.md)"
const loadTrace = "[0005](decisions/0005-embedded-database.md)"

/** @type {readonly (MeasuredGoal | UnmeasuredGoal)[]} */
export const goals = [
  {
    title: "script of a first visit without an action",
    section: "P2",
    figures: ["script of a first visit, "],
    trace: "[0001](decisions/0001-two-stages-of-script.md)",
  },
  {
    title: "… beside the script that is taken out, in one compression",
    figure: "",
    words: "not measured: the platform's own plugin scripts were not run",
    goal: "at most half",
  },
  {
    title: "later pages of the visit, from the cache",
    section: "P2",
    figures: ["next pages: requests for files fetched before", "second views: requests for files fetched before"],
    trace: "[hosting](hosting.md), and P2's method",
  },
  {
    title: "main thread until 5 s after load, 4x, all of it",
    section: "WORK",
    figures: [
      "… beside the page without a script, archive",
      "… beside the page without a script, product",
      "… beside the jQuery stack, archive",
      "… beside the jQuery stack, product",
    ],
    trace: workTrace,
    traced: /archive$/,
  },
  {
    title: "total blocking time until 5 s after load, 4x",
    section: "WORK",
    figures: ["… more than without a script, "],
  },
  {
    title: "interaction to next paint, 4x",
    section: "WORK",
    figures: ["interaction "],
    trace: workTrace,
    traced: /: (?:another tab|one more|add to basket|the drawer closed|the login opened|the login closed)$/,
  },
  {
    title: "a real host: all work added, 4x, in % of what its scripts add",
    figure: "archive / simple / variable product / basket / checkout",
    words: "not measured again, no host at hand; 92 / 116 / 68 / 46 / 25 when the goal was set",
    goal: "≤ 35 each",
  },
  {
    title: "loader",
    section: "P1",
    figures: ["script before the first action, product page"],
    trace: bytesTrace,
  },
  { title: "a page with nothing for us", section: "WORK", figures: ["nothing for us: "], trace: bytesTrace },
  {
    title: "popups",
    section: "POPUPS",
    figures: ["popups"],
    limitKb: 14,
    trace: "[0014](decisions/0014-popups-in-idle-time.md)",
  },
  {
    title: "header",
    section: "SITE",
    figures: ["header, menus, search, login popup, scrolling"],
    limitKb: 4,
    trace: bytesTrace,
  },
  {
    title: "sorting and notices",
    section: "SITE",
    figures: ["sorting, store notice, banner; those and logins of hooks"],
    limitKb: 2,
    trace: bytesTrace,
  },
  {
    title: "attribution",
    section: "P2",
    figures: ["blog: attribution-tracking.js"],
    limitKb: 4,
    trace: bytesTrace,
  },
  { title: "no curve steeper than linear", section: "SCALE", figures: scaled.SCALE.map(nameSteepness) },
  { title: "… nor in the platform's markup", section: "MARKUP", figures: scaled.MARKUP.map(nameSteepness) },
  {
    title: "the example shop under load",
    section: "SERVER",
    figures: [
      "60 requests a second: pages, 99th percentile",
      "60 requests a second: adds, 99th percentile",
      "100 requests a second: refused or lost",
      "… after 10, beside that",
    ],
    trace: loadTrace,
    traced: /^\d/,
  },
  {
    title: "the same on PostgreSQL",
    section: "SERVER",
    figures: [
      "PostgreSQL, 60 requests a second: pages, 99th percentile",
      "PostgreSQL, 60 requests a second: adds, 99th percentile",
      "PostgreSQL, 100 requests a second: refused or lost",
    ],
  },
]

const heading = "## The goals of part 20"
const columns = ["", "Figure", "Ringside", "Goal", "Reached", "No script", "jQuery stack", "Trace"]
const missedMark = "**no**"

/** The section of the report that holds the table of goals, still empty. */
export const emptyGoals = [
  heading,
  "The figures of the sections below, beside the goals of part 20 of the plan. A missed goal has the document that shows why, or no trace yet.",
  "<!-- goals:start -->",
  "<!-- goals:end -->",
].join("\n\n")

/**
 * Whether a block of the report holds the table of goals.
 * @param {string} block
 */
export function isGoalsBlock(block) {
  return block.startsWith(heading)
}

/**
 * Writes the table of goals of a report anew, from the tables of its sections.
 * @param {string} report
 */
export function fillGoals(report) {
  return replaceBlock(report, "goals", formatGoals(report))
}

/**
 * Formats the table of goals from the tables of a report's sections.
 * @param {string} report
 */
export function formatGoals(report) {
  return formatTable(
    columns,
    goals.flatMap((goal) => {
      const rows = "words" in goal ? [[goal.figure, goal.words, goal.goal]] : formatFigures(goal, report)
      return rows.map((cells, index) => {
        const row = [index === 0 ? goal.title : "", ...cells]
        return columns.map((_, column) => row[column] ?? "")
      })
    }),
  )
}

/**
 * @param {MeasuredGoal} goal
 * @param {string} report
 * @returns {string[][]}
 */
function formatFigures(goal, report) {
  const block = report.split(/^(?=## )/m).find((each) => each.startsWith(`## ${goal.section}: `)) ?? ""
  const rows = readTable(block)
  return goal.figures.flatMap((beginning) => {
    // An exact name comes first: "popups" also begins the names of others.
    const exact = rows.filter(([what]) => what === beginning)
    const found = exact.length > 0 ? exact : rows.filter(([what = ""]) => what.startsWith(beginning))
    if (found.length === 0) return [[`${goal.section}: ${beginning.trim().replace(/[,:]$/, "")}`, "not measured yet"]]
    return found.map((row) => formatFigure(goal, row))
  })
}

/**
 * @param {MeasuredGoal} goal
 * @param {readonly string[]} row of a section's table
 */
function formatFigure({ section, limitKb, trace = "no trace yet", traced }, row) {
  const [what = "", ours = "", sectionLimit = "", sectionReached = "", without = "", peer = ""] = row
  const limit = limitKb === undefined ? sectionLimit : `≤ ${formatValue(limitKb, "kB")}`
  const reached = limitKb === undefined ? sectionReached : Number.parseFloat(ours) <= limitKb ? "yes" : missedMark
  const shown = traced === undefined || traced.test(what) ? trace : "no trace yet"
  return [`${section}: ${what}`, ours, limit, reached, without, peer, reached === missedMark ? shown : ""]
}
