import { decodeBase64, decodeUri, formatText, trimTrailing } from "@ringside/core/domain"
import { parseNumber } from "./parseNumber.ts"

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
  const decoded = decodeText(given)
  const url = /^(?:https?:\/\/|[/?#.])/i.test(decoded) ? decoded : given
  return url.replace(/&(?:#0*38|amp);/g, "&")
}

/** Decodes UTF-8 text in base64; empty if it is invalid. */
function decodeText(text: string): string {
  const digits = trimTrailing(text, "=")
  if (text.length > maxCharacters || text.length - digits.length > 2) return ""
  // A digit of its own at the end holds no whole byte.
  const whole = digits.length % 4 === 1 && /[A-Za-z\d+/]$/.test(digits) ? digits.slice(0, -1) : digits
  const bytes = decodeBase64(whole) ?? ""
  return decodeUri(Array.from(bytes, formatByte).join(""))
}

function formatByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`
}
