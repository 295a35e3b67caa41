import { isRecord, isSafeCssValue, readRecord } from "@ringside/core/domain"

type Settings = Readonly<Record<string, unknown>>
type Declaration = readonly [property: string, value: string | null]

const tags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const
const sizeUnits: readonly unknown[] = ["px", "em", "rem", "vw", "%"]

const bodySelector = "body, button, input, select, textarea, .ast-button, .ast-custom-button"
const headingsSelector = [...tags.map(selectTag), ".site-title, .site-title a"].join(", ")

/** The CSS rules of previewed fonts; unsafe values are omitted, and rules without values. Source: attribution-translation-site §9, §13. */
export function formatTypographyCss(t: object | null): string {
  const settings: Settings = readRecord(t)
  const read = (name: string) => formatValue(settings[name])
  const rules: (readonly [string, readonly Declaration[]])[] = [
    [
      bodySelector,
      [
        ["font-family", read("body-font-family")],
        ["font-weight", read("body-font-weight")],
        ["font-size", formatSize(settings["font-size-body"])],
        ["line-height", read("body-line-height")],
      ],
    ],
    [headingsSelector, listFont(settings, "headings-font-family", "headings-line-height", "headings-font-weight")],
    ...tags.map(
      (tag) =>
        [selectTag(tag), listFont(settings, `font-family-${tag}`, `line-height-${tag}`, `font-weight-${tag}`)] as const,
    ),
  ]
  return rules.map(formatRule).join("")
}

/** The address of a preview's fonts, or null without fonts. Source: attribution-translation-site §9, §13. */
export function formatFontsUrl(t: object | null): string | null {
  const settings: Settings = readRecord(t)
  const body = readFont(settings["body-font-family"])
  const headings = isInherited(settings["headings-font-family"]) ? body : readFont(settings["headings-font-family"])
  const families = [
    formatFamily(body, settings["body-font-weight"]),
    formatFamily(headings, settings["headings-font-weight"]),
    ...tags.map((tag) => {
      const asked = settings[`font-family-${tag}`]
      return formatFamily(
        isInherited(asked) ? headings : readFont(asked),
        readOwn(settings, `font-weight-${tag}`, "headings-font-weight"),
      )
    }),
  ].filter((family) => family !== null)
  if (families.length === 0) return null
  const query = [...new Set(families)].map((family) => `family=${family}`).join("&")
  return `https://fonts.googleapis.com/css2?${query}&display=swap`
}

/** Family, line height and weight of headings; for a single tag, `inherit` means the headings' values. */
function listFont(settings: Settings, family: string, lineHeight: string, weight: string): readonly Declaration[] {
  const rows = [
    ["font-family", family, "headings-font-family"],
    ["line-height", lineHeight, "headings-line-height"],
    ["font-weight", weight, "headings-font-weight"],
  ] as const
  return rows.map(([property, own, shared]) => [property, formatValue(readOwn(settings, own, shared))])
}

function readOwn(settings: Settings, own: string, shared: string): unknown {
  return isInherited(settings[own]) ? settings[shared] : settings[own]
}

function isInherited(value: unknown): boolean {
  return value === "inherit"
}

function selectTag(tag: string): string {
  return `${tag}, .entry-content ${tag}`
}

function formatRule([selector, declarations]: readonly [string, readonly Declaration[]]): string {
  const written = declarations.flatMap(([property, value]) => (value === null ? [] : [`${property}:${value};`]))
  return written.length === 0 ? "" : `${selector}{${written.join("")}}`
}

function formatValue(value: unknown): string | null {
  return isSafeCssValue(value) && String(value).trim() !== "" ? String(value) : null
}

function formatSize(size: unknown): string | null {
  if (!isRecord(size)) return null
  const { desktop, "desktop-unit": unit } = size
  const isNumber =
    typeof desktop === "string" ? /^\d{1,4}(?:\.\d{1,3})?$/.test(desktop.trim()) : isSafeCssValue(desktop)
  if (!isNumber) return null
  return `${String(desktop).trim()}${sizeUnits.includes(unit) ? String(unit) : "px"}`
}

/** The name of a font: the text between the first quotes, else the text before the first comma. */
function readFont(value: unknown): string | null {
  if (typeof value !== "string" || isInherited(value) || !isSafeCssValue(value)) return null
  const start = value.search(/["']/)
  const end = start === -1 ? -1 : value.indexOf(value.charAt(start), start + 1)
  const name = (end === -1 ? (value.split(",")[0] ?? "") : value.slice(start + 1, end)).trim()
  return /^[A-Za-z0-9 -]+$/.test(name) ? name : null
}

function formatFamily(name: string | null, weight: unknown): string | null {
  if (name === null) return null
  const number = typeof weight === "string" && /^\d{1,4}$/.test(weight) ? Number(weight) : weight
  const isWeight = typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= 1000
  return name.replaceAll(" ", "+") + (isWeight ? `:wght@${number}` : "")
}
