import { formatText } from "@ringside/core/domain"

const foreign = /[^\s#\d_\-+/().]/
const extension = /(?:ext\.?|x)\s*\d+\s*$/i

/**
 * Whether `phone` has only the characters that phone numbers are written with, and possibly an extension at its end. Source: checkout contract
 * §5.4.
 */
export function isValidPhone(phone: string | null): boolean {
  return !foreign.test(formatText(phone).replace(extension, ""))
}
