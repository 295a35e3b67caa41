import { formatText, isSafeCssValue, readList, readText } from "@ringside/core/domain"

const hexColor = /^#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i
const functionColor = /^(?:rgb|hsl)a?\([\w\s.,%/+-]+\)$/i
const variable = /^var\(--[\w-]+\)$/
const colorWord = /^[a-z]{3,20}$/i

/** The largest number of colours in a palette. */
export const maxColors = 12

/** Whether a palette's key is that of the theme's dark palette. Source: attribution-translation-site §8.8. */
export function isDarkPalette(key: string | null): boolean {
  return key === "palette_4"
}

/** Whether a value from outside is a colour: hex with 3, 4, 6 or 8 digits, rgb(a) or hsl(a), `var(--x)`, or a word of 3 to 20 letters. */
export function isSafeColor(v: unknown): boolean {
  if (typeof v !== "string" || !isSafeCssValue(v)) return false
  return [hexColor, functionColor, variable, colorWord].some((pattern) => pattern.test(v.trim()))
}

/**
 * The CSS rule that sets a previewed palette's custom properties, by the page builder's names and the theme's. Empty when there are no
 * colours, more than twelve, or one that isn't safe. Source: attribution-translation-site §9, §13.
 */
export function formatPaletteCss(
  colors: readonly string[] | null,
  prefix: string | null = null,
  slugs: readonly string[] | null = null,
): string {
  const list = readList(colors)
  if (list.length === 0 || list.length > maxColors || !list.every(isSafeColor)) return ""
  const safePrefix = /^--[\w-]{1,60}$/.test(readText(prefix)) ? prefix : "--ast-global-color-"
  const rows = list.map((each, index) => {
    const color = formatText(each).trim()
    const own = readList(slugs)[index]
    const slug = isSafeSlug(own) ? own : `ast-global-color-${index}`
    return `--e-global-color-${slug.replaceAll("-", "")}: ${color};${safePrefix}${index}: ${color};`
  })
  return `.starter-templates-preview-palette{ ${rows.join("")} }`
}

/** Whether a value from outside is safe in a custom property's name. */
export function isSafeSlug(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,40}$/.test(value)
}
