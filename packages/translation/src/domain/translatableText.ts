import { readText } from "@ringside/core/domain"

/** Space, tab, line ends, vertical tab, form feed, no-break space, the spaces U+2000 to U+200B, separators, ideographic space. */
const whiteSpace =
  " \t\r\n\v\f\u00A0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B\u2028\u2029\u3000"

/** The character that a decoder writes for bytes that it can't decode. */
const replacement = "\uFFFD"

/** Characters that are the same in all languages. */
const punctuation = ".,/`~!@#$€£%^&*():;-_=+[]{}\\|?<>'\""
const digits = "0123456789"

/** The text without white space and the given characters at both ends. Source: attribution-translation-site §5.2, §13. */
export function trimCharacters(text: string | null, characters?: string | null): string {
  if (typeof text !== "string") return ""
  const trimmed = whiteSpace + readText(characters)
  let start = 0
  let end = text.length
  while (start < end && trimmed.includes(text.charAt(start))) start += 1
  while (end > start && trimmed.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** The text as the server stores it: without white space and unreadable characters at both ends. */
export function trimOriginal(text: string): string {
  return trimCharacters(text, replacement)
}

/** Whether a text has characters that differ between languages. Digits don't, unless `numerals` are translated. */
export function isTranslatable(text: unknown, numerals = false): boolean {
  if (typeof text !== "string") return false
  return trimCharacters(text, replacement + punctuation + (numerals ? "" : digits)) !== ""
}
