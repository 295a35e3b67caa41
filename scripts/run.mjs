/*
 * Runs the commands of `npm start`, `npm test` and so on. Nothing may be installed yet when this starts, so neither this file nor those it
 * imports may import a package.
 */
import { checks, consumerChecks, disorderChecks, engineChecks, lightChecks } from "./test/checks.mjs"
import { embedBuild, pluginBuild, selectEmbedBuild, shopBuild } from "./builds.mjs"
import { ensureChromium } from "./chromium.mjs"
import { install } from "./install.mjs"
import { handOver, toolFile } from "./processes.mjs"
import { resetShop } from "./reset.mjs"
import { describeChecks, runChecks } from "./test/runChecks.mjs"
import { printLine } from "./terminal.mjs"
import { buildOrThrow, serveShop, serveStatic, serveStorybook } from "./serve.mjs"

const help = `npm start              installs, builds and serves the example shop on http://localhost:3000 (PORT=… for another port)
npm run reset          removes the example shop's data
npm test               installs, then runs every check; ends with "N passed, N failed"
npm test -- STEP …     runs these steps and what they need
npm run test:all       runs the steps of npm test with all tests: also the long ones, and every case of large tables
npm run test:light     runs the browser tests on the light build
npm run test:engines   installs Firefox and WebKit, and runs the core flows in them
npm run test:consumers installs the packed packages in a Next app and in the starters, and uses them
npm run test:disorder  runs the browser tests with files and answers in any order, and every combination on the shapes of themes
npm run static         serves examples/static-html on http://localhost:3001
npm run storybook      opens Storybook on http://localhost:6006
npm run build          builds the script tag and the example shop
npm run build -- --quick
                       the same in seconds, as npm start does: less minified, no sizes in brotli
npm run plugin         makes the WordPress plugin: examples/wordpress/dist/ringside.zip
npm run pack           packs the packages, as they would be published, into packed/
npm run hosting        lays the script tag's files out as a server holds them, into packed/hosting
npm run new-version    makes a version of what the changesets say, with its tag in the changelog
npm run site           builds the documentation site: site/dist; with -- --serve on http://localhost:3003
npm run bench          measures, and prints the figures
npm run new-widget -- NAME "WHAT IT DOES." [--behaviour]
                       makes a widget's package and registers it; with --behaviour one that renders nothing
npm run docs           writes what of docs/ is made from the sources
npm run receipts       weighs the built files, and writes the tables of README.md and docs/sizes.md
npm run figures        draws the example shop's pictures that are missing
npm run screenshots    takes the README's pictures anew
npm run format         lays every file out by oxfmt
npm run changeset      asks for a release note on a change

The steps of npm test:
${describeChecks(checks)}`

/** @type {Record<string, (args: readonly string[]) => number | Promise<number>>} */
const commands = {
  start: serveShop,
  reset: resetShop,
  test: (names) => (names.includes("--help") ? printHelp() : runChecks(checks, names, "npm test")),
  "test:all": testAll,
  "test:light": (names) => runChecks(lightChecks, names, "npm run test:light"),
  "test:engines": (names) =>
    runChecks(engineChecks, names, "npm run test:engines", { required: engineChecks.map((check) => check.name) }),
  "test:consumers": (names) => runChecks(consumerChecks, names, "npm run test:consumers"),
  "test:disorder": testDisorder,
  static: serveStatic,
  storybook: serveStorybook,
  build: (options) => build({ isQuick: options.includes("--quick") }),
  plugin: buildPlugin,
  pack: installed("scripts/pack.mjs"),
  site,
  bench,
  hosting,
  "new-version": installed("scripts/newVersion.mjs"),
  "new-widget": installed("scripts/newWidget.mjs"),
  docs: installed("scripts/docs.mjs"),
  receipts: installed("scripts/receipts.mjs"),
  figures: installed("examples/shop/figures/draw.mjs"),
  screenshots: installed("scripts/screenshots.mjs"),
  format: installed({ package: "oxfmt" }, "--write"),
  changeset: installed({ package: "@changesets/cli", bin: "changeset" }),
  help: printHelp,
}

/**
 * Creates a command that requires the installation, but no build.
 * @param {string | Parameters<typeof toolFile>[0]} script of ours, or a tool
 * @param {readonly string[]} first its arguments before those of the caller
 * @returns {(args: readonly string[]) => Promise<number>}
 */
function installed(script, ...first) {
  return async (args) => {
    await install()
    return handOver([typeof script === "string" ? script : toolFile(script), ...first, ...args])
  }
}

/** @param {readonly string[]} names of steps */
function testAll(names) {
  process.env["RINGSIDE_TESTS"] = "all"
  return runChecks(checks, names, "npm run test:all")
}

/** @param {readonly string[]} names of steps; only `browser` and the engines have servers whose answers are delayed, and `shapes` is only here */
function testDisorder(names) {
  const preload = `--import=${new URL("test/delayAnswers.mjs", import.meta.url).href}`
  process.env["NODE_OPTIONS"] = [process.env["NODE_OPTIONS"], preload].filter(Boolean).join(" ")
  const steps = names.length > 0 ? names : ["browser", "firefox", "shapes"]
  return runChecks(disorderChecks, steps, "npm run test:disorder", { isRepeated: false, required: names })
}

async function build({ isQuick = false } = {}) {
  await install()
  await Promise.all([buildOrThrow(isQuick ? selectEmbedBuild() : embedBuild), buildOrThrow(shopBuild)])
  return 0
}

/** @param {readonly string[]} args the address of the folder, if the tags should have it */
async function hosting(args) {
  await install()
  await buildOrThrow(embedBuild)
  return handOver(["scripts/hosting.mjs", ...args])
}

/** @param {readonly string[]} options such as `--serve` */
async function site(options) {
  await install()
  await buildOrThrow(embedBuild)
  return handOver(["scripts/site.mjs", ...options])
}

async function buildPlugin() {
  await install()
  await buildOrThrow(embedBuild)
  await buildOrThrow(pluginBuild)
  printLine(`${pluginBuild.output} is ready to be uploaded.`)
  return 0
}

/** @param {readonly string[]} options such as `--quick` */
async function bench(options) {
  await build()
  return handOver(["scripts/bench.mjs", ...options], { env: { CHROMIUM: await ensureChromium({ isWhole: true }) } })
}

function printHelp() {
  printLine(help)
  return 0
}

const [name = "help", ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) {
  try {
    process.exitCode = await command(args)
  } catch (cause) {
    // The message is enough for people to act on; a stack would hide it.
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
    process.exitCode = 1
  }
} else {
  printLine(`There is no command "${name}".\n\n${help}`)
  process.exitCode = 2
}
