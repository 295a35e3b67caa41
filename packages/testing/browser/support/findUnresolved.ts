/**
 * Runs in the page: finds elements of which a rule reads a shared value (`--rs-*`) that no ancestor resolves, and returns a line for each. The
 * values are resolved on the outermost elements of what we draw (`ui/src/theme/tokens.css`), so an element outside of them has none.
 */
export function findUnresolved(): readonly string[] {
  /** States that an element may come to, and parts that inherit from it. */
  const states = /::[a-z-]+|:(?:focus-visible|focus|hover|active)(?![a-z-])/g
  const listRules = (rules: Iterable<CSSRule>): readonly CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule.style.cssText.includes("var(--rs-") ? rule : []
      return rule instanceof CSSGroupingRule ? listRules(rule.cssRules) : []
    })
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return listRules(sheet.cssRules)
    } catch {
      // The rules of another origin can't be read.
      return []
    }
  })
  const selectors = rules.map(({ selectorText }) => selectorText.replace(states, ":not(x-none)"))
  const found = new Set(
    selectors
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .filter((element) => getComputedStyle(element).getPropertyValue("--rs-space") === ""),
  )
  return [...found].map(({ outerHTML }) => `no shared values: ${outerHTML.slice(0, 160)}`)
}
