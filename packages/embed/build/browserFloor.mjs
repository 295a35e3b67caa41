import { readFileSync } from "node:fs"

const manifest = new URL("../../../package.json", import.meta.url)

/** esbuild's names of browsers, by browserslist's. */
const esbuildNames = new Map([
  ["chrome", "chrome"],
  ["edge", "edge"],
  ["firefox", "firefox"],
  ["safari", "safari"],
  ["ios_saf", "ios"],
])

/**
 * The oldest browsers that our files work in: those of `browserslist` in package.json, which have the form "chrome >= 111".
 * @typedef {{ readonly browser: string, readonly version: string }} OldestBrowser
 * @type {readonly OldestBrowser[]}
 */
export const oldestBrowsers = readOldest(JSON.parse(readFileSync(manifest, "utf8")).browserslist)

/**
 * esbuild's target: the syntax that these browsers read. It lowers what they lack, such as nested rules, and writes the prefixes that they
 * need, such as `-webkit-user-select`.
 */
export const browserTargets = [
  "es2022",
  ...oldestBrowsers.map(({ browser, version }) => nameForEsbuild(browser) + version),
]

/**
 * @param {unknown} list
 * @returns {readonly OldestBrowser[]}
 */
function readOldest(list) {
  if (!Array.isArray(list)) throw new Error("package.json has no browserslist.")
  return list.map((entry) => {
    const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(String(entry)) ?? []
    if (!browser || !version) throw new Error(`browserslist has "${entry}"; expected the form "chrome >= 111".`)
    return { browser, version }
  })
}

/** @param {string} browser */
function nameForEsbuild(browser) {
  const name = esbuildNames.get(browser)
  if (!name)
    throw new Error(`browserslist names "${browser}"; expected one of: ${[...esbuildNames.keys()].join(", ")}.`)
  return name
}
