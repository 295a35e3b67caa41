import { readFileSync } from "node:fs"
import { transform } from "lightningcss"

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
export const oldestBrowsers = readOldest(readJson("package.json").browserslist)

/**
 * esbuild's target: the syntax that these browsers read. It lowers what they lack, such as nested rules, and writes the prefixes that they
 * need, such as `-webkit-user-select`.
 */
export const browserTargets = [
  "es2022",
  ...oldestBrowsers.map(({ browser, version }) => nameForEsbuild(browser) + version),
]

/** The parser's name and version, on which the result depends. */
export const lowererName = `lightningcss ${readJson("node_modules/lightningcss/package.json").version}`

/** A rule of a style sheet, as far as this module reads it. @typedef {any} Rule */

/**
 * Adds to each `light-dark()` the light colour for browsers that lack the function (Chrome before 123, Firefox before 120, Safari before
 * 17.5). In a custom property they would take it for a value, and draw nothing where it is used; so the function stands in a rule of its own,
 * which they leave out. Lowering it by itself needs a `color-scheme` in the same style sheet, and that is the page's.
 * @param {Uint8Array} styles without nested rules
 * @param {{ isMinified: boolean }} options
 * @returns {Uint8Array}
 */
export function lowerLightDark(styles, { isMinified }) {
  if (!new TextDecoder().decode(styles).includes("light-dark(")) return styles
  const { code } = transform({
    filename: "styles.css",
    code: styles,
    minify: isMinified,
    visitor: { StyleSheet: (sheet) => ({ ...sheet, rules: withoutNull(sheet.rules).flatMap(splitRule) }) },
  })
  return code
}

/**
 * Leaves out members without a value, which the parser writes as null and doesn't read.
 * @template T
 * @param {T} rules
 * @returns {T}
 */
function withoutNull(rules) {
  return JSON.parse(JSON.stringify(rules, (_key, value) => value ?? undefined))
}

/**
 * @param {Rule} rule
 * @returns {Rule[]}
 */
function splitRule(rule) {
  if (rule.type !== "style") {
    return rule.value?.rules
      ? [{ ...rule, value: { ...rule.value, rules: rule.value.rules.flatMap(splitRule) } }]
      : [rule]
  }
  const { declarations, importantDeclarations } = rule.value.declarations
  const young = {
    declarations: declarations.filter(isYoung),
    importantDeclarations: importantDeclarations.filter(isYoung),
  }
  if (young.declarations.length + young.importantDeclarations.length === 0) return [rule]
  const withDeclarations = (/** @type {object} */ changed) => ({
    ...rule,
    value: { ...rule.value, declarations: changed },
  })
  const condition = { type: "declaration", propertyId: { property: "color" }, value: "light-dark(red,red)" }
  return [
    withDeclarations({
      declarations: declarations.map(takeLight),
      importantDeclarations: importantDeclarations.map(takeLight),
    }),
    { type: "supports", value: { condition, rules: [withDeclarations(young)], loc: rule.value.loc } },
  ]
}

/** @param {unknown} declaration */
function isYoung(declaration) {
  return JSON.stringify(declaration).includes('"light-dark"')
}

/**
 * Replaces each `light-dark()` by its light colour, at any depth.
 * @param {any} node
 * @returns {any}
 */
function takeLight(node) {
  if (Array.isArray(node)) return node.flatMap(takeLightOfToken)
  if (typeof node !== "object" || node === null) return node
  if (node.type === "light-dark") return takeLight(node.light)
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, takeLight(value)]))
}

/**
 * Among tokens, the function is one of them, and its colours are tokens, too.
 * @param {any} token
 * @returns {any[]}
 */
function takeLightOfToken(token) {
  const isFunction = token?.type === "unresolved-color" && token.value.type === "light-dark"
  return isFunction ? takeLight(token.value.light) : [takeLight(token)]
}

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

/** @param {string} path in the workspace */
function readJson(path) {
  return JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8"))
}
