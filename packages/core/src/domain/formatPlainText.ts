import { decodeEntities } from "./decodeEntities.ts"
import { formatText } from "./formatText.ts"

// What is opened may also end with the text, as in HTML: so every match moves on, and hostile markup takes linear time.
const comment = /<!--[^]*?(?:-->|$)/
/* eslint-disable ringside/linear-regex -- The rule can't see that both always match from where they begin; the tests time them. */
const silentElement = /<(script|style)(?![\w-])[^>]*(?:>[^]*?(?:<\/\1(?![\w-])[^>]*>?|$)|$)/
const tag = /<(?:[!?/]|(?=[a-z]))([\w-]*)(?:[^>=]+|=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|=)*(?:>|$)/
/* eslint-enable ringside/linear-regex */
const markup = /* @__PURE__ */ new RegExp(`${comment.source}|${silentElement.source}|${tag.source}`, "gi")
const blockElements =
  /^(?:p|div|[uo]l|li|br|hr|d[ltd]|h[1-6]|t(?:able|body|head|foot|r|h|d)|section|article|header|footer|aside|main|nav|form|fieldset|blockquote|pre|figure|figcaption|address)$/i

/**
 * The text of a piece of markup, for where only text may stand: no tags, comments, scripts or styles, a space where a block ends or a
 * line breaks, entities decoded once, white space collapsed. A number is written as text; what is neither is "". The result is text: it
 * may hold `<` and is never to be read as HTML.
 * Sources: catalogue-and-cart §15, express-checkout §13.
 */
export function formatPlainText(html: unknown): string {
  const text = formatText(html).replace(markup, (_, _silent?: string, name?: string) =>
    blockElements.test(name ?? "") ? " " : "",
  )
  return decodeEntities(text).replace(/\s+/g, " ").trim()
}
