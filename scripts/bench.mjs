/* Measures the speed that README.md, docs/sizes.md and docs/bench.md state: npm run bench */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { argv } from "node:process"
import { chromium } from "playwright-core"
import { openBench } from "./bench/bench.mjs"
import { describeMachine } from "./bench/machine.mjs"
import { parseBenchOptions } from "./bench/options.mjs"
import {
  formatReport,
  formatSpeedSentence,
  formatSummary,
  mergeReport,
  mergeSpeedSentence,
  mergeSummary,
} from "./bench/report.mjs"
import { measures } from "./bench/sections/index.mjs"
import { embedBuild, shopBuild } from "./builds.mjs"
import { ensureChromium } from "./chromium.mjs"
import { chromiumArgs } from "./chromiumArgs.mjs"
import { layOut } from "./generatedFiles.mjs"
import { replaceBlock } from "./markedBlock.mjs"
import { printLine, timed } from "./terminal.mjs"
import { buildOrThrow } from "./serve.mjs"
import { root } from "./workspace.mjs"

const reportFile = "docs/bench.md"

const parsed = parseBenchOptions(argv.slice(2), Object.keys(measures))
if (parsed.kind === "ok") await measureAll(parsed.options)
else {
  printLine(parsed.message)
  process.exitCode = 2
}

/** @param {import("./bench/options.mjs").BenchOptions} options */
async function measureAll({ only, isWritten, ...counts }) {
  await buildOrThrow(embedBuild)
  await buildOrThrow(shopBuild)
  const browser = await chromium.launch({ executablePath: await ensureChromium({ isWhole: true }), args: chromiumArgs })
  const machine = describeMachine(browser.version())
  const { bench, close } = await openBench({ browser, ...counts })
  const sections = []
  try {
    for (const [goal, measure] of Object.entries(measures)) {
      if (only.length === 0 || only.includes(goal)) sections.push(await timed(goal, () => measure(bench)))
    }
  } finally {
    await browser.close()
    await close()
  }
  const run = { machine, repeats: counts.repeats }
  const report = await layOut(reportFile, formatReport(sections, run))
  printLine(`\n${report}`)
  if (!isWritten) return
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8")
  const isWhole = only.length === 0
  const summary = isWhole ? formatSummary(sections) : mergeSummary(read("docs/sizes.md"), sections)
  const sentence = isWhole ? formatSpeedSentence(sections) : mergeSpeedSentence(read("README.md"), sections, summary)
  await writeBlock("README.md", sentence)
  await writeBlock("docs/sizes.md", summary)
  const whole = isWhole ? report : await layOut(reportFile, mergeReport(read(reportFile), sections, run))
  writeFileSync(join(root, reportFile), whole)
  printLine(`README.md, docs/sizes.md, ${reportFile}: ${isWhole ? "" : `${only.join(", ")} `}written`)
}

/**
 * Replaces a document's block of measured figures.
 * @param {string} file
 * @param {string} block
 */
async function writeBlock(file, block) {
  const before = readFileSync(join(root, file), "utf8")
  writeFileSync(join(root, file), await layOut(file, replaceBlock(before, "bench", block)))
}
