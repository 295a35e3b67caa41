import { parseArgs } from "node:util"

/**
 * The options of a run.
 * @typedef {object} BenchOptions
 * @property {number} repeats of each measurement
 * @property {number} mounts and unmounts of each widget, in the search for leftovers
 * @property {boolean} isWritten into docs/bench.md, docs/sizes.md and README.md
 * @property {readonly string[]} only the goals to measure; empty for all
 */

/** The command's options. */
const help = `npm run bench -- [--repeats 7] [--mounts 1000] [--quick] [--write] [P4 P6 …]

--repeats N   measures each figure N times and shows the median
--mounts N    mounts and unmounts each widget N times in P9
--quick       measures once and writes nothing: shows that the benchmark works
P4 P6 …       measures these goals alone
--write       writes these goals into docs/bench.md, docs/sizes.md and README.md, whose others stay`

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} goals the existing goals
 * @returns {{ readonly kind: "ok", readonly options: BenchOptions } | { readonly kind: "refused", readonly message: string }}
 */
export function parseBenchOptions(args, goals) {
  const parsed = parseOrExplain(args)
  if (typeof parsed === "string") return refuse(parsed)
  const { values, positionals } = parsed
  const isQuick = values.quick === true
  const repeats = Number(values.repeats ?? (isQuick ? 1 : 7))
  const mounts = Number(values.mounts ?? (isQuick ? 100 : 1000))
  for (const [name, count] of Object.entries({ repeats, mounts })) {
    if (!Number.isInteger(count) || count < 1) return refuse(`--${name} takes a whole number above 0.`)
  }
  const only = positionals.map((goal) => goal.toUpperCase())
  const unknown = only.find((goal) => !goals.includes(goal))
  if (unknown !== undefined) return refuse(`There is no goal ${unknown}; expected some of ${goals.join(", ")}.`)
  return {
    kind: "ok",
    options: { repeats, mounts, only, isWritten: !isQuick && (only.length === 0 || values.write === true) },
  }
}

/** @param {readonly string[]} args */
function parseOrExplain(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        repeats: { type: "string" },
        mounts: { type: "string" },
        quick: { type: "boolean" },
        write: { type: "boolean" },
      },
    })
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}

/** @param {string} message */
function refuse(message) {
  return /** @type {const} */ ({ kind: "refused", message: `${message}\n\n${help}` })
}
