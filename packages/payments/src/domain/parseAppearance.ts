import { isRecord, isSafeCssValue } from "@ringside/core/domain"
import { parseColor } from "./color.ts"
import { listRuleProperties, ruleNames } from "./ruleStyles.ts"

const maxCharacters = 16_384

const themes: readonly unknown[] = ["stripe", "night", "flat", "none"]
const labelPlaces: readonly unknown[] = ["floating", "above"]
const colorVariables = ["colorBackground", "colorText", "colorPrimary", "colorDanger"]
const lengthVariables = ["fontSizeBase", "spacingUnit", "borderRadius"]

const ruleProperties: ReadonlySet<string> = new Set([...ruleNames.flatMap(listRuleProperties), "outline", "marginTop"])

/**
 * Parses an external appearance (from settings or the shop's response) member by member and drops members that aren't allowed. Null if it
 * is unusable, as with a theme or rules of the wrong type; the computed appearance is used instead. Source: checkout §13.1.
 */
export function parseAppearance(value: unknown): object | null {
  if (!isRecord(value) || !isSmall(value)) return null
  const { theme, labels, variables, rules } = ownMembers(value)
  if (theme !== undefined && !themes.includes(theme)) return null
  if (rules !== undefined && !isRecord(rules)) return null
  return {
    ...(theme !== undefined && { theme }),
    ...(labelPlaces.includes(labels) && { labels }),
    ...(isRecord(variables) && { variables: filterMembers(variables, isSafeVariable) }),
    ...(isRecord(rules) && { rules: readRules(rules) }),
  }
}

function isSmall(value: object): boolean {
  try {
    return JSON.stringify(value).length <= maxCharacters
  } catch {
    return false
  }
}

/** Copies own members, so that no prototype member replaces a missing one. */
function ownMembers(value: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value))
}

function readRules(rules: Readonly<Record<string, unknown>>): object {
  const known = Object.entries(rules).filter(([selector]) => ruleNames.includes(selector))
  return Object.fromEntries(
    known.flatMap(([selector, rule]) => (isRecord(rule) ? [[selector, filterMembers(rule, isSafeRuleValue)]] : [])),
  )
}

function filterMembers(
  record: Readonly<Record<string, unknown>>,
  isAllowed: (name: string, value: unknown) => boolean,
) {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => isAllowed(name, value)))
}

function isSafeVariable(name: string, value: unknown): boolean {
  if (!isSafeCssValue(value)) return false
  if (colorVariables.includes(name)) return parseColor(value) !== null
  return lengthVariables.includes(name) ? isLength(value) : name === "fontFamily" && typeof value === "string"
}

const lengthProperty = /^(padding|marginTop$|fontSize$|outlineOffset$|outlineWidth$|border\w*(Width|Radius)$)/

function isSafeRuleValue(name: string, value: unknown): boolean {
  if (!ruleProperties.has(name) || !isSafeCssValue(value)) return false
  if (/color$/i.test(name)) return parseColor(value) !== null
  return !lengthProperty.test(name) || isLength(value) || isLengthList(value)
}

/** A shorthand has up to four lengths. */
function isLengthList(value: unknown): boolean {
  return typeof value === "string" && !value.includes("(") && value.split(" ").every(isLength)
}

const length = /^-?(\d+|\d*\.\d+)(px|em|rem|%)$/
const calculation = /^calc\([-+*/ .\d()a-z%]*\)$/

function isLength(value: unknown): boolean {
  if (value === 0 || value === "0") return true
  return typeof value === "string" && (length.test(value) || (calculation.test(value) && isCalculation(value)))
}

/** Allows only numbers and lengths in four units. */
function isCalculation(value: string): boolean {
  return (value.match(/[a-z%]+/g) ?? []).every((word) => ["calc", "px", "em", "rem", "%"].includes(word))
}
