import { collapseBlanks } from "./collapseBlanks.ts"
import { decodeEntities } from "./decodeEntities.ts"
import { formatText } from "./formatText.ts"

// Each pattern also matches up to the end of the text, as HTML closes open elements there. So every match moves on, and hostile markup
// takes linear time.
const comment = /<!--[^]*?(?:-->|$)/
/* eslint-disable ringside/linear-regex -- The rule can't see that both always match from where they begin; the tests time them. */
const silentElement = /<(script|style)(?![\w-])[^>]*(?:>[^]*?(?:<\/\1(?![\w-])[^>]*>?|$)|$)/
const tag = /<(?:[!?/]|(?=[a-z]))([\w-]*)(?:[^>=]+|=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|=)*(?:>|$)/
/* eslint-enable ringside/linear-regex */
const markup = /* @__PURE__ */ new RegExp(`${comment.source}|${silentElement.source}|${tag.source}`, "gi")
const blockElements =
  /^(?:p|div|[uo]l|li|br|hr|d[ltd]|h[1-6]|t(?:able|body|head|foot|r|h|d)|section|article|header|footer|aside|main|nav|form|fieldset|blockquote|pre|figure|figcaption|address)$/i

/**
 * The text of a piece of markup, for places that take only text: no tags, comments, scripts or styles, a space at the end of a block and at
 * a line break, entities decoded once, white space collapsed. A number is converted to text; any other value gives "". The result may
 * contain `<` and must never be parsed as HTML.
 * Sources: catalogue-and-cart §15, express-checkout §13.
 */
export function formatPlainText(html: unknown): string {
  const text = formatText(html).replace(markup, (_, _silent?: string, name?: string) =>
    blockElements.test(name ?? "") ? " " : "",
  )
  return collapseBlanks(decodeEntities(text))
}
