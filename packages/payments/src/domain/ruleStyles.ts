import { flattenColor } from "./color.ts"

/** Styles by camel-case property name. */
export type RuleStyles = Readonly<Record<string, string>>

const text =
  "color fontFamily fontSize fontWeight fontVariation letterSpacing lineHeight textDecoration textShadow textTransform transition"
const padding = "padding paddingTop paddingRight paddingBottom paddingLeft"
const edges = ["Top", "Right", "Bottom", "Left"]
const corners = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"]
const box = [
  "backgroundColor border borderColor borderRadius borderStyle borderWidth boxShadow",
  ...edges.map((edge) => `border${edge} border${edge}Color border${edge}Style border${edge}Width`),
  ...corners.map((corner) => `border${corner}Radius`),
].join(" ")
const outline = "outlineColor outlineOffset outlineStyle outlineWidth"
const floating = "transform"

const all = `${padding} ${text} ${box} ${outline}`
/** The properties that each provider rule accepts. Source: checkout §13. */
const properties: Readonly<Record<string, string>> = {
  ".Input": `${all} textIndent`,
  ".Input--invalid": `${all} textIndent`,
  ".Label": `${padding} ${text}`,
  ".Label--resting": "fontSize",
  ".Label--floating": `${text} ${padding} ${floating}`,
  ".Block": `${padding} ${box}`,
  ".Tab": all,
  ".Tab:hover": all,
  ".Tab--selected": all,
  ".TabIcon": "color",
  ".TabIcon:hover": "color",
  ".TabIcon--selected": "color",
  ".Text": `${padding} ${text}`,
  ".Text--redirect": `${padding} ${text}`,
  ".Heading": `${padding} ${text}`,
  ".Header": `${padding} ${text} ${box}`,
  ".Footer": `${padding} ${text} ${box}`,
  ".Footer--link": `${padding} ${text}`,
  ".Button": all,
  ".Link": `${padding} ${text}`,
  ".Container": "backgroundColor",
}

/** The selectors of the provider's rules. */
export const ruleNames: readonly string[] = Object.keys(properties)

/**
 * The properties that a provider rule accepts.
 * @throws RangeError when there is no such rule
 */
export function listRuleProperties(rule: string): string[] {
  const known = Object.hasOwn(properties, rule) ? properties[rule] : undefined
  if (known === undefined) throw new RangeError("unknown rule")
  return known.split(" ")
}

/** An outline's width, style and colour as one value; empty if one of them is missing. */
export function createOutline(width: string, style: string, color: string): string {
  const parts = [width, style, color].map((part) => (typeof part === "string" ? part.trim() : ""))
  return parts.every((part) => part !== "") ? parts.join(" ") : ""
}

/** The rules whose outline is one value. Source: checkout §13. */
const joinedOutlines: readonly string[] = [".Input", ".Tab--selected"]

/**
 * Selects a rule's properties from computed styles with camel-case or dashed names: opaque colours, the outline of `.Input` and
 * `.Tab--selected` as one value, and an indent as padding if there is none. `background` replaces the element's own. Source: checkout §13.
 */
export function selectRuleStyles(
  rule: string,
  computed: Readonly<Record<string, string>> | null,
  background?: string | null,
): Record<string, string> {
  const read = (property: string) => readStyle(computed, property)
  const styles = new Map<string, string>()
  const own = listRuleProperties(rule)
  const isJoined = joinedOutlines.includes(rule)
  for (const property of own) {
    const value = read(property)
    if (value !== "" && !(isJoined && /^outline(Color|Style|Width)$/.test(property))) styles.set(property, value)
  }
  if (isJoined) {
    const joined = createOutline(read("outlineWidth"), read("outlineStyle"), read("outlineColor"))
    if (joined !== "") styles.set("outline", joined)
  }
  if (own.includes("backgroundColor") && background) styles.set("backgroundColor", background)
  const color = styles.get("color")
  if (color !== undefined) styles.set("color", flattenColor(color))
  moveIndent(styles)
  return Object.fromEntries(styles)
}

/** Converts the indent, which the provider doesn't support, to padding if both sides have none. */
function moveIndent(styles: Map<string, string>): void {
  const indent = styles.get("textIndent")
  styles.delete("textIndent")
  const isBare = styles.get("paddingLeft") === "0px" && styles.get("paddingRight") === "0px"
  if (indent === undefined || indent === "0px" || !isBare) return
  styles.set("paddingLeft", indent)
  styles.set("paddingRight", indent)
}

function readStyle(computed: Readonly<Record<string, string>> | null, property: string): string {
  if (!computed) return ""
  const dashed = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const value = Object.hasOwn(computed, dashed)
    ? computed[dashed]
    : Object.hasOwn(computed, property)
      ? computed[property]
      : ""
  return typeof value === "string" ? value : ""
}
