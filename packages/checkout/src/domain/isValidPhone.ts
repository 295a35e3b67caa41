import { formatText } from "@ringside/core/domain"

const foreign = /[^\s#\d_\-+/().]/
/** Comes along with a number that is copied from a PDF or a text processor; the shop takes it out. */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu
const extension = /(?:ext\.?|x)\s*\d+\s*$/i

/**
 * Whether `phone` has only the characters that phone numbers are written with, among invisible ones, and possibly an extension at its end.
 * Source: checkout contract §5.4, and the platform for invisible characters.
 */
export function isValidPhone(phone: string | null): boolean {
  return !foreign.test(formatText(phone).replace(invisible, "").replace(extension, ""))
}
