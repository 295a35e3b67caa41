import { decodeEntities } from "./decodeEntities.ts"

// In the patterns below everything that is opened may also end with the text, as in HTML: so each match moves on and hostile text takes linear time.
const silentParts = /<!--[^]*?(?:-->|$)|<(script|style)(?![\w-])[^>]*(?:>[^]*?(?:<\/\1(?![\w-])[^>]*>?|$)|$)/gi
const tags = /<(?:[!?/]|(?=[a-z]))([\w-]*)(?:[^>=]+|=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|=)*(?:>|$)/gi
const blockElements =
  /^(?:p|div|[uo]l|li|br|hr|d[ltd]|h[1-6]|t(?:able|body|head|foot|r|h|d)|section|article|header|footer|aside|main|nav|form|fieldset|blockquote|pre|figure|figcaption|address)$/i

/**
 * The text of a piece of markup, for where only text may stand: no tags, comments, scripts or styles, a space where a block ends or a
 * line breaks, entities decoded once, white space collapsed. The result is text: it may hold `<` and is never to be read as HTML.
 * Sources: catalogue-and-cart §15, express-checkout §13.
 */
export function formatPlainText(html: unknown): string {
  if (typeof html !== "string") return ""
  const text = html.replace(silentParts, "").replace(tags, (_, name: string) => (blockElements.test(name) ? " " : ""))
  return decodeEntities(text).replace(/\s+/g, " ").trim()
}
