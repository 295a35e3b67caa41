import { embedBuild, pluginBuild, runBuild, storybookBuild } from "../builds.mjs"
import { ensureChromium } from "../chromium.mjs"
import { checkPlugin } from "./plugin.mjs"
import { runTool } from "../processes.mjs"
import { NotInstalledError, otherEngines } from "./engines.mjs"
import { runRepeatableTests, runTests } from "./testRun.mjs"
import { walkWordPress } from "./walk.mjs"

/**
 * The result of a check. `output` is for the reader of a failure; `wasShown` when it was already printed; `failures` names the tests that
 * failed, a line each; `notRun` what this machine can't run, each with the reason; `unstable` the tests that failed and passed when they ran
 * again. `repeat` runs the failed tests of a step again, once: on a busy machine one of 20,000 fails by time, and would refuse the whole run.
 * @typedef {{ readonly output: string, readonly wasShown?: boolean, readonly failures?: readonly string[], readonly notRun?: readonly string[] }} Shown
 * @typedef {{ readonly unstable?: readonly string[], readonly repeat?: () => Promise<Outcome> }} Repeatable
 * @typedef {import("./closingLine.mjs").Count & Shown & Repeatable} Outcome
 */

/**
 * One step of `npm test`.
 * @typedef {object} Check
 * @property {string} name the argument that runs this step alone
 * @property {string} doc the property that it checks, for the help text
 * @property {readonly string[]} [needs] steps that must run first, so that its result is current
 * @property {boolean} [runsAlone] when it uses both cores itself, or prints while it runs
 * @property {() => Promise<Outcome>} run
 */

// The rules need no types, so a file's result depends on its own content alone.
const eslintArgs = [
  "--cache",
  "--cache-strategy",
  "content",
  "--cache-location",
  "node_modules/.cache/eslint/",
  "--max-warnings",
  "0",
  ".",
]

/** The compiler in native code. `typescript` is the one of our scripts and of ESLint's parser, and the one that packages' users have. */
const compiler = { package: "typescript-native", bin: "tsc" }

// By default it checks four projects at once with four checkers each, and every checker reads the declarations again.
const compilerArgs = ["--builders", "2", "--checkers", "1"]

/** The steps of `npm test`, in order. @type {readonly Check[]} */
export const checks = [
  { name: "format", doc: "every file is laid out by oxfmt", run: () => pass({ package: "oxfmt" }, ["--check"]) },
  // Early, since they use one core for a minute each: the steps below run beside them.
  { name: "build", doc: "the script tag, in both builds", run: () => passBuild(embedBuild) },
  {
    name: "wordpress",
    doc: "the WordPress plugin, in a stand-in of the platform",
    needs: ["build"],
    run: async () => {
      const built = await passBuild(pluginBuild)
      return built.failed > 0 ? built : checkPlugin()
    },
  },
  {
    name: "walk",
    doc: "the WordPress plugin in a real WordPress, from the upload to its deletion",
    needs: ["wordpress"],
    run: () => walkWordPress(),
  },
  { name: "lint", doc: "the rules of .oxlintrc.json, with types", run: () => pass({ package: "oxlint" }, []) },
  {
    name: "rules",
    doc: "the rules that only ESLint has: ours, React's",
    run: () => pass({ package: "eslint" }, eslintArgs),
  },
  {
    name: "types",
    doc: "every project type-checks, each layer on its own",
    run: () => pass(compiler, ["-b", ...compilerArgs]),
  },
  {
    name: "unused",
    doc: "no unused file, export or dependency",
    run: () => pass({ package: "knip" }, ["--no-progress", "--no-config-hints"]),
  },
  {
    name: "direction",
    doc: "dependencies point one way, without cycles",
    run: () =>
      pass({ package: "dependency-cruiser", bin: "depcruise" }, [
        "--config",
        ".dependency-cruiser.cjs",
        "packages",
        "examples",
      ]),
  },
  { name: "storybook", doc: "every story builds", run: () => passBuild(storybookBuild) },
  {
    name: "unit",
    doc: "the tests beside the sources",
    needs: ["build", "wordpress"],
    runsAlone: true,
    run: () => runRepeatableTests({ name: "unit", projects: ["domain", "node", "page"] }),
  },
  {
    name: "packages",
    doc: "the packages as they are packed, in apps that install them",
    // Both write to types/, and the script tag that is packed is the one of the build.
    needs: ["types", "build"],
    runsAlone: true,
    run: () => runRepeatableTests({ name: "packages", projects: ["packages"] }),
  },
  {
    name: "site",
    doc: "the documentation site: its links, sizes, search, snippets and playground",
    // A designer's path leads to the stories.
    needs: ["build", "storybook"],
    runsAlone: true,
    run: () => passSite(),
  },
  {
    name: "browser",
    doc: "the built files in Chromium",
    needs: ["build", "wordpress"],
    runsAlone: true,
    run: () => passBrowserTests("ringside"),
  },
  ...otherEngines.map((engine) => ({
    name: engine.name,
    doc: `the core flows in ${engine.title}`,
    needs: ["build"],
    runsAlone: true,
    run: () => passFlows(engine),
  })),
]

/** The steps of `npm run test:engines`: the core flows in the engines besides Chromium. @type {readonly Check[]} */
export const engineChecks = checks.filter(
  ({ name }) => name === "build" || otherEngines.some((engine) => engine.name === name),
)

/** The steps of `npm run test:light`: the browser tests on the build without React. @type {readonly Check[]} */
export const lightChecks = [
  ...checks.filter((check) => check.name === "build"),
  {
    name: "browser",
    doc: "the light build in Chromium",
    needs: ["build"],
    runsAlone: true,
    run: () => passBrowserTests("light"),
  },
]

/** The steps of `npm run test:consumers`: an app of a framework that takes too long for `npm test`. @type {readonly Check[]} */
export const consumerChecks = [
  ...checks.filter((check) => check.name === "build"),
  {
    name: "consumers",
    doc: "the packed packages in server components of Next, and in the starters",
    needs: ["build"],
    runsAlone: true,
    run: () => runTests({ name: "consumers", projects: ["consumers"] }),
  },
]

/** The steps of `npm run test:disorder`: those of `npm test`, and what would take them too long. @type {readonly Check[]} */
export const disorderChecks = [
  ...checks,
  {
    name: "shapes",
    doc: "each behaviour on each shape of a theme, in every state of the host and with every kind of events",
    runsAlone: true,
    run: () =>
      runTests({ name: "shapes", projects: ["page"], files: "Shapes.test.ts", env: { RINGSIDE_TESTS: "all" } }),
  },
]

/**
 * @param {{ package: string, bin?: string }} tool
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function pass(tool, args) {
  return asOutcome(await runTool(tool, args))
}

/**
 * @param {import("../builds.mjs").Build} build
 * @returns {Promise<Outcome>}
 */
async function passBuild(build) {
  return asOutcome(await runBuild(build))
}

/**
 * @param {{ code: number, output: string }} ended
 * @returns {Outcome}
 */
function asOutcome({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/** The flows take a minute on two quiet cores. A driver that hangs must not take the whole run's time. */
const flowsLimitMs = 5 * 60_000

/**
 * Runs the core flows in an engine that is installed, or can be. A wrong path in FIREFOX is a failure.
 * @param {Pick<(typeof otherEngines)[number], "name" | "title"> & { readonly ensure: () => Promise<unknown> }} engine
 * @returns {Promise<Outcome>}
 */
export async function passFlows({ name, title, ensure }) {
  try {
    await ensure()
  } catch (cause) {
    if (!(cause instanceof NotInstalledError)) throw cause
    return { passed: 0, failed: 0, output: "", notRun: [`${title} (${cause.message})`] }
  }
  return runRepeatableTests({
    name: `flows-${name}`,
    projects: ["browser"],
    files: "browser/flows/",
    env: { RINGSIDE_BUILD: "ringside", RINGSIDE_ENGINE: name },
    limitMs: flowsLimitMs,
  })
}

/**
 * Builds the documentation site and tests it. Without a network its generator can't be installed the first time.
 * @returns {Promise<Outcome>}
 */
async function passSite() {
  // It imports packages, which may not be installed when this file is loaded.
  const { buildSite } = await import("../site/buildSite.mjs")
  try {
    const built = asOutcome(await buildSite())
    return built.failed > 0 ? built : await runRepeatableTests({ name: "site", projects: ["site"] })
  } catch (cause) {
    if (!(cause instanceof NotInstalledError)) throw cause
    return { passed: 0, failed: 0, output: "", notRun: [`documentation site (${cause.message})`] }
  }
}

/**
 * @param {"ringside" | "light"} build
 * @returns {Promise<Outcome>}
 */
async function passBrowserTests(build) {
  const chromium = await ensureChromium().catch((/** @type {unknown} */ cause) => cause)
  if (typeof chromium !== "string") return { passed: 0, failed: 1, output: String(chromium) }
  return runRepeatableTests({ name: `browser-${build}`, projects: ["browser"], env: { RINGSIDE_BUILD: build } })
}
