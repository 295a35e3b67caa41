import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { runInNewContext } from "node:vm"

/** The name under which pages have Playwright's script. */
export const injectedName = "__selectors"

/** The part of Playwright's script in the page that is used here: its selectors, and its idea of an element's state. */
export interface InjectedScript {
  parseSelector(selector: string): unknown
  querySelectorAll(selector: unknown, root: Node): Element[]
  elementState(element: Element, state: "visible" | "enabled" | "editable" | "checked"): { readonly matches: boolean }
  /** The field of a label. */
  retarget(element: Element, behaviour: "follow-label"): Element
  /** Answers `needsinput` where the text must be typed into the focused field. */
  fill(element: Element, text: string): string
  /** Answers a reason where the options aren't there yet. */
  selectOptions(element: Element, options: readonly object[]): string | readonly string[]
}

/**
 * Reads Playwright's script from the installed package, as code that defines it in a page. The package bundles its source as a literal.
 * @throws Error when the package has another form
 */
export function readInjectedScript(): string {
  const folder = dirname(createRequire(import.meta.url).resolve("playwright-core/package.json"))
  const lines = readFileSync(join(folder, "lib/coreBundle.js"), "utf8").split("\n")
  const name = lines.findIndex((line) => line.endsWith("injectedScriptSource.ts"))
  const literal = lines.slice(name, name + 6).find((line) => /^\s*source\d* = '/.test(line))
  if (name < 0 || literal === undefined) throw new Error("playwright-core has its script in another place.")
  // A literal in single quotes, which only an evaluation reads.
  const source = String(runInNewContext(literal.replace(/^\s*source\d* = /, "")))
  const options = {
    ...{ isUnderTest: false, sdkLanguage: "javascript", testIdAttributeName: "data-testid", stableRafCount: 1 },
    ...{ browserName: "webkit", isUtilityWorld: false, customEngines: [] },
  }
  return `{
    const module = {}
    ${source}
    const value = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)})
    Object.defineProperty(window, ${JSON.stringify(injectedName)}, { value, configurable: true })
  }`
}
