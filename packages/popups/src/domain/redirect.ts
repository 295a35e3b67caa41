import { decodeUri, formatText, trimTrailing } from "@ringside/core/domain"
import { parseNumber } from "./parseNumber.ts"

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/** The maximum length of an address; a longer text isn't parsed. */
const maxCharacters = 8192

/**
 * The delay after which a form's success closes its popup, in milliseconds: numbers of 100 or more are milliseconds, smaller ones seconds.
 * Negative numbers and other values are 0. Source: popups §9.5.
 */
export function parseCloseDelay(value: unknown): number {
  const delay = parseNumber(/[a-z]/i.test(formatText(value)) ? null : value, 0)
  if (delay <= 0) return 0
  // Seconds with a fraction, such as 1.1, have no exact binary form.
  return delay >= 100 ? delay : Math.round(delay * 1000)
}

/** The address in a form's settings, which may be base64 and HTML-escaped. Source: popups §9.5. */
export function decodeRedirect(text: unknown): string {
  const given = formatText(text).trim()
  const decoded = decodeBase64(given)
  const url = /^(?:https?:\/\/|[/?#.])/i.test(decoded) ? decoded : given
  return url.replace(/&(?:#0*38|amp);/g, "&")
}

/** Decodes UTF-8 text in base64; empty if it is invalid. */
function decodeBase64(text: string): string {
  const digits = trimTrailing(text, "=")
  if (text.length > maxCharacters || text.length - digits.length > 2 || !/^[\w+/]+$/.test(digits)) return ""
  const bits = Array.from(digits, (digit) => alphabet.indexOf(digit))
  if (bits.includes(-1)) return ""
  const bytes: string[] = []
  for (let at = 0; at + 1 < bits.length; at += 4) {
    const [first = 0, second = 0, third, fourth] = bits.slice(at, at + 4)
    const group = (first << 18) | (second << 12) | ((third ?? 0) << 6) | (fourth ?? 0)
    const count = third === undefined ? 1 : fourth === undefined ? 2 : 3
    bytes.push(...[16, 8, 0].slice(0, count).map((shift) => formatByte((group >> shift) & 255)))
  }
  return decodeUri(bytes.join(""))
}

function formatByte(byte: number): string {
  return `%${byte.toString(16).padStart(2, "0")}`
}
