import { createRequire } from "node:module"
import { oldestBrowsers } from "../../packages/embed/build/browserFloor.mjs"

const require = createRequire(import.meta.url)

/** Names of features that some of the oldest browsers lack, each with these browsers. @typedef {ReadonlyMap<string, string>} YoungNames */

/** A feature in MDN's data: its support under `__compat`, and features within it by name. @typedef {any} Feature */

/** Names of browsers that MDN's data gives another name. */
const dataNames = new Map([["ios_saf", "safari_ios"]])

/** The objects of the browser whose methods a page's script calls. A method of another name may be young without being found here. */
const interfaces = [
  ...[
    "Element",
    "HTMLElement",
    "HTMLDialogElement",
    "HTMLFormElement",
    "HTMLInputElement",
    "HTMLSelectElement",
    "Node",
  ],
  ...["Document", "DocumentFragment", "ShadowRoot", "Window", "Navigator", "EventTarget", "Event", "History"],
  ...["URL", "URLSearchParams", "AbortSignal", "AbortController", "Response", "Headers", "FormData", "Blob"],
  ...["Animation", "CSSStyleSheet", "CSS", "IntersectionObserver", "MutationObserver", "ResizeObserver", "Range"],
]
const builtins = ["Array", "String", "Object", "Promise", "Map", "Set", "Iterator", "RegExp", "Math", "Number", "Intl"]

/**
 * Lists the features of the platform that are younger than the oldest browsers, by MDN's data: methods, and properties, selectors, functions
 * and rules of CSS. A name that an older feature has, too, is left out, since code doesn't say which one it means.
 * @returns {{ methods: YoungNames, styles: YoungNames }}
 */
export function listYoungFeatures() {
  /** @type {Record<string, Feature>} */
  const { api, css, javascript } = /** @type {any} */ (require("@mdn/browser-compat-data"))
  return {
    methods: collect([
      ...interfaces.map((name) => api[name] ?? {}),
      ...builtins.map((name) => javascript.builtins[name] ?? {}),
    ]),
    styles: collect([css.properties, css.selectors, css.types, css["at-rules"]]),
  }
}

/**
 * Lists the names that a script calls, or asks for before it calls them.
 * @param {string} script
 */
export function listCalls(script) {
  const found = script.matchAll(/(?<!\.)\.([a-zA-Z]\w+)(?:\?\.)?\(|["'`]([a-zA-Z]\w+)["'`]\s?in /g)
  return new Set([...found].map(([, called, asked]) => called ?? asked ?? ""))
}

/**
 * Lists the names in a style sheet that may be in the data: properties, selectors, functions and rules.
 * @param {string} styles
 */
export function listStyleNames(styles) {
  const found = styles.matchAll(/[{;]([a-z-]+):|:([a-z-]+)|@([a-z-]+)|([a-z-]+)\(/g)
  return new Set([...found].flatMap((names) => names.slice(1).filter(Boolean)))
}

/**
 * @param {readonly Feature[]} roots
 * @returns {YoungNames}
 */
function collect(roots) {
  /** @type {Map<string, string>} */
  const young = new Map()
  const old = new Set()
  const visit = (/** @type {Feature} */ parent) => {
    for (const [key, feature] of Object.entries(parent)) {
      if (key === "__compat" || key === "__meta") continue
      const name = key.replace(/_(?:static|event)$/, "")
      const lacking = feature.__compat ? listLacking(feature.__compat.support) : []
      if (lacking.length > 0) young.set(name, lacking.join(", "))
      else old.add(name)
      visit(feature)
    }
  }
  roots.forEach(visit)
  return new Map([...young].filter(([name]) => !old.has(name)))
}

/** @param {Record<string, any>} support */
function listLacking(support) {
  return oldestBrowsers
    .filter(({ browser, version }) => !isIn(support[dataNames.get(browser) ?? browser], Number(version)))
    .map(({ browser, version }) => `${browser} ${version}`)
}

/**
 * @param {any} support one statement of the data, or several
 * @param {number} version
 */
function isIn(support, version) {
  return [support ?? []].flat().some(({ version_added: added, flags }) => {
    return typeof added === "string" && flags === undefined && Number.parseFloat(added.replace("≤", "")) <= version
  })
}
