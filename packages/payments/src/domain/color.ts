/** A colour; channels from 0 to 255, `a` from 0 to 1. */
export interface Color {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly a: number
}

const names: Readonly<Record<string, readonly [number, number, number]>> = {
  black: [0, 0, 0],
  white: [255, 255, 255],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  navy: [0, 0, 128],
  yellow: [255, 255, 0],
  orange: [255, 165, 0],
  purple: [128, 0, 128],
}

const maxCharacters = 64

/** Parses a colour in the syntax of style sheets and computed styles; null for any other text. Source: checkout §14. */
export function parseColor(text: unknown): Color | null {
  if (typeof text !== "string" || text.length > maxCharacters) return null
  const word = text.trim().toLowerCase()
  if (word === "transparent") return { r: 0, g: 0, b: 0, a: 0 }
  const named = Object.hasOwn(names, word) ? names[word] : undefined
  if (named) return { r: named[0], g: named[1], b: named[2], a: 1 }
  return word.startsWith("#") ? parseHex(word.slice(1)) : parseRgb(word)
}

function parseHex(digits: string): Color | null {
  if (!/^[0-9a-f]+$/.test(digits) || ![3, 4, 6, 8].includes(digits.length)) return null
  const long = digits.length <= 4 ? digits.replace(/./g, "$&$&") : digits
  const read = (index: number) => Number.parseInt(long.slice(2 * index, 2 * index + 2), 16)
  return { r: read(0), g: read(1), b: read(2), a: long.length === 8 ? Math.round((read(3) / 255) * 100) / 100 : 1 }
}

function parseRgb(word: string): Color | null {
  const inner = /^rgba?\(([^()]*)\)$/.exec(word)?.[1]
  if (inner === undefined) return null
  const parts = inner.split(/[\s,/]/).filter((part) => part !== "")
  if (parts.length !== 3 && parts.length !== 4) return null
  const numbers = parts.map((part, index) => readNumber(part, index === 3 ? 1 : 255))
  const [r = NaN, g = NaN, b = NaN, a = 1] = numbers
  if ([r, g, b, a].some(Number.isNaN)) return null
  const channel = (value: number) => Math.round(Math.min(255, Math.max(0, value)))
  return { r: channel(r), g: channel(g), b: channel(b), a: Math.min(1, Math.max(0, a)) }
}

function readNumber(part: string, whole: number): number {
  if (!/^[+-]?(?:\d+|\d*\.\d+)%?$/.test(part)) return NaN
  return part.endsWith("%") ? (Number.parseFloat(part) / 100) * whole : Number.parseFloat(part)
}

/** The perceived brightness of a colour, from 0 to 255; 0 if it can't be parsed. Source: checkout §13. */
export function getBrightness(color: unknown): number {
  const parsed = parseColor(color)
  return parsed ? (parsed.r * 299 + parsed.g * 587 + parsed.b * 114) / 1000 : 0
}

/** Whether a colour is light enough for dark text; exactly 125 isn't. */
export function isLightColor(color: unknown): boolean {
  return getBrightness(color) > 125
}

/** Selects the provider's theme that suits a background. */
export function selectTheme(bg: unknown): "stripe" | "night" {
  return isLightColor(bg) ? "stripe" : "night"
}

/** Selects the first background that isn't fully transparent; white by default. Source: checkout §13. */
export function selectBackground(colors: readonly string[]): string {
  const list: readonly string[] = Array.isArray(colors) ? colors : []
  return list.find((color) => (parseColor(color)?.a ?? 0) > 0) ?? "#ffffff"
}

/**
 * Blends a colour with white so that it is opaque, as `rgb(r, g, b)`. Other spellings of an opaque colour than `rgba(…)`, and text that can't
 * be parsed, are returned unchanged. Source: checkout §14.
 */
export function flattenColor(color: string): string {
  const parsed = parseColor(color)
  if (!parsed || (parsed.a === 1 && !/^\s*rgba/i.test(color))) return color
  const mix = (channel: number) => Math.round(channel * parsed.a + 255 * (1 - parsed.a))
  return formatColor({ r: mix(parsed.r), g: mix(parsed.g), b: mix(parsed.b) })
}

/** The WCAG contrast of two colours, from 1 to 21, rounded to two decimals; 0 if one can't be parsed. */
export function getContrast(a: unknown, b: unknown): number {
  const [first, second] = [parseColor(a), parseColor(b)]
  if (!first || !second) return 0
  const [one, other] = [getLuminance(first), getLuminance(second)]
  const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  return Math.round(ratio * 100) / 100
}

function getLuminance({ r, g, b }: Color): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** The contrast that WCAG AA requires for normal text. */
export const readableContrast = 4.5

/** Black or white, whichever has more contrast with a background. */
export function selectReadableColor(background: string): string {
  return getContrast("#ffffff", background) >= getContrast("#000000", background) ? "#ffffff" : "#000000"
}

const hoverPoints = 7

/** Hover colours: the background slightly darker, or lighter if it is dark, and a text colour that stays readable on it. */
export function createHoverColors(bg: string, fg: string): { backgroundColor: string; color: string } {
  const [background, text] = [parseColor(bg), parseColor(fg)]
  if (!background || !text) return { backgroundColor: "", color: "" }
  const backgroundColor = formatColor(shiftLightness(background, getBrightness(bg) > 50 ? -hoverPoints : hoverPoints))
  const isReadable = getContrast(fg, backgroundColor) >= readableContrast
  return { backgroundColor, color: isReadable ? fg : selectReadableColor(backgroundColor) }
}

function formatColor({ r, g, b }: Omit<Color, "a">): string {
  return `rgb(${r}, ${g}, ${b})`
}

/** Changes a colour's HSL lightness by `points` percentage points. */
function shiftLightness({ r, g, b }: Color, points: number): Omit<Color, "a"> {
  const [red, green, blue] = [r / 255, g / 255, b / 255]
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = max - min
  const lightness = (max + min) / 2
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1))
  const hue = selectHue({ red, green, blue, max, range })
  const shifted = Math.min(1, Math.max(0, lightness + points / 100))
  const amplitude = saturation * Math.min(shifted, 1 - shifted)
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    return Math.round(255 * (shifted - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1))))
  }
  return { r: channel(0), g: channel(8), b: channel(4) }
}

function selectHue({
  red,
  green,
  blue,
  max,
  range,
}: Readonly<Record<"red" | "green" | "blue" | "max" | "range", number>>) {
  if (range === 0) return 0
  if (max === red) return 60 * (((green - blue) / range + 6) % 6)
  return max === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4)
}
